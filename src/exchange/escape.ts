// Turns untrusted text into HTML text that shows every character of it.

// Controls, invisible and direction-changing characters, tags, and halves of surrogate pairs: a parser would drop them,
// or they would hide what was sent. The ranges are written out so that every engine agrees on them.
const HIDDEN =
  /[\0-\x08\x0b-\x1f\x7f-\x9f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ud800-\udfff\u{e0000}-\u{e007f}]/gu;

/** Asks whether text holds characters that a page cannot show as they are, so that a copy of it would differ. */
export const hasHidden = (text: string): boolean => text.search(HIDDEN) >= 0;

const escapeUnit = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Shows hidden characters as JSON would escape them (RFC 8259 section 7); line feeds and tabs stay. */
export const showHidden = (text: string): string =>
  text.replace(HIDDEN, (hidden) => hidden.split('').map(escapeUnit).join(''));

/** Most of what is escaped has nothing to escape, and a page has thousands of such pieces. */
const PLAIN = /^[\t\n -%'-;=?-~]*$/;

/** Escapes text for HTML content; hidden characters are shown. */
export const escapeText = (text: string): string =>
  PLAIN.test(text) ? text : showHidden(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Escapes text for an attribute in double quotes. */
export const escapeAttribute = (text: string): string => escapeText(text).replaceAll('"', '&quot;');
