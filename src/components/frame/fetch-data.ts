// Asks for the questions. It stands by itself, so that they are under way while the code of a tool is loaded.

/** Fetches what an address has; `undefined` where nothing came at all. */
export const fetchData = (url: string): Promise<Response | undefined> => fetch(url).catch(() => undefined);
