// What pages print over and over, as it was made the first time.

/** HTML by all that decides what it is. */
const made = new Map<string, Promise<string>>();

/** Makes HTML, or gives what was made under the same name; `name` is all that decides what it is. */
export function makeOnce(name: string, make: () => Promise<string>): Promise<string> {
  const html = made.get(name) ?? make();
  made.set(name, html);
  return html;
}
