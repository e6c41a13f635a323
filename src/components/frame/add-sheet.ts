// The style sheet of a part that is loaded when it is opened.

/** Adds a sheet to the page and waits until it is there, so that nothing shows without it; a lost one holds nothing up. */
export const addSheet = (address: string): Promise<void> =>
  new Promise((resolve) => {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.onload = sheet.onerror = () => resolve();
    // As an address, since a plain import would put the sheet into the page before it is used.
    sheet.href = address;
    document.head.append(sheet);
  });
