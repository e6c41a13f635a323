// The style sheet of a part that is loaded when it is opened.

const added = new Map<string, Promise<void>>();

/** Adds a sheet to the page, once, and waits until it is there, so that nothing shows without it; a lost one holds nothing up. */
export function addSheet(address: string): Promise<void> {
  const known = added.get(address);
  if (known !== undefined) return known;
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  const coming = new Promise<void>((resolve) => {
    sheet.onload = () => resolve();
    sheet.onerror = () => {
      // Whoever opens the part again, with a network, gets it again.
      added.delete(address);
      sheet.remove();
      resolve();
    };
  });
  added.set(address, coming);
  // As an address, since a plain import would put the sheet into the page before it is used.
  sheet.href = address;
  document.head.append(sheet);
  return coming;
}

/** Gives a part once its sheets are there too. A part that awaits them by itself would keep the bundler from joining small files. */
export async function loadStyled<Part>(part: Promise<Part>, ...addresses: string[]): Promise<Part> {
  const [loaded] = await Promise.all([part, ...addresses.map(addSheet)]);
  return loaded;
}
