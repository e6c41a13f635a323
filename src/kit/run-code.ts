// A code for an interview that nobody gave a label, so that no name is needed to tell two apart.

/** Without letters and digits that are taken for one another; as many as divide 256 evenly. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Gives a code such as `K7M-2QD` from six random bytes. */
export function createRunCode(random: Uint8Array): string {
  const signs = Array.from(random.subarray(0, 6), (byte) => SIGNS.charAt(byte % SIGNS.length)).join('');
  return `${signs.slice(0, 3)}-${signs.slice(3)}`;
}
