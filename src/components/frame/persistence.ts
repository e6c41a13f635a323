// Whether the browser may clear what a tool keeps when the disk fills up, and the request that it does not.

/** Whether the browser has promised to keep this site's data. */
export async function isPersisted(): Promise<boolean> {
  try {
    return await navigator.storage.persisted();
  } catch {
    // Old browsers, and pages without TLS, have no storage manager.
    return false;
  }
}

/** Asks the browser to keep this site's data until the reader deletes it; only after a click, since some ask the reader. */
export async function askPersist(): Promise<boolean> {
  try {
    return await navigator.storage.persist();
  } catch {
    return false;
  }
}
