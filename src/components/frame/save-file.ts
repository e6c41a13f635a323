// Hands text to the browser as a file of the reader’s.

/** Starts the download of a text; nothing is sent anywhere. */
export function saveFile(
  name: string,
  text: string,
  type: 'application/json' | 'text/html' | 'text/plain' | 'text/csv' | 'text/markdown',
): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Browsers begin to read at the click, and may be slow about it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
