// A name for a review that no other tab and no other machine makes.

/** Gives 128 random bits; not by `randomUUID`, which pages without TLS do not have. */
export const createId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
