// Undoes what chats, mails and word processors do to a link on its way, before it is read.

/** What a space, a soft hyphen or a mark of no width looks like; none of them is in a link of ours. */
const INVISIBLE = /[\s\u00ad\u200b-\u200f\u2060-\u2064\ufeff]+/g;
const DASHES = /[\u2010-\u2013\u2212]/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', equals: '=', sol: '/', period: '.', lowbar: '_' };
/** Some systems encode what is encoded. */
const MOST_TURNS = 4;

function decodePercent(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes);
    } catch {
      return bytes;
    }
  });
}

const decodeEntities = (text: string): string =>
  text
    .replace(/&([a-z]+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/&#(?:x([\da-f]{1,5})|(\d{1,6}));/gi, (_, hexadecimal?: string, decimal?: string) =>
      String.fromCodePoint(hexadecimal === undefined ? Number(decimal) : parseInt(hexadecimal, 16)),
    );

/** Gives the fragment of a link as it was made, without `#`: decoded, without spaces, and without what was put behind it. */
export function repairLink(fragment: string): string {
  let text = fragment;
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const decoded = decodeEntities(decodePercent(text));
    if (decoded === text) break;
    text = decoded;
  }
  return (
    text
      .replace(INVISIBLE, '')
      .replace(DASHES, '-')
      .replace(/^#+/, '')
      // As mails write "=" (RFC 2045, section 6.7).
      .replaceAll('=3D', '=')
      .replace(/[^\w./=-].*$/s, '')
      .replace(/[^A-Za-z\d]+$/, '')
  );
}
