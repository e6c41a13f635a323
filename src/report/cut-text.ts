// Cuts text that a server made long, and says how much is left out.

/** Cuts text after `most` UTF-16 units, never inside a character, and counts what is left out. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const splits = /[\ud800-\udbff]$/.test(text.slice(most - 1, most));
  const kept = text.slice(0, splits ? most - 1 : most);
  return `${kept}… (${text.length - kept.length} more characters)`;
}
