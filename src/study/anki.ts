// The cards as a text file that Anki 2.1.54 and newer imports by its headers alone (docs.ankiweb.net/importing/text-files.html).
import { REVISION } from '../protocol/revision.ts';
import type { DrillCard } from './drill-data.ts';

/** What a card is outside of this site. */
export type CardSheet = Pick<
  DrillCard,
  'slug' | 'title' | 'prompt' | 'level' | 'topics' | 'keyPoints' | 'basics' | 'solid' | 'url'
>;

/**
 * No `#columns`: without it Anki fills fields in their order, whatever language their names are in. Where it has no note type
 * named Basic, for the same reason, it takes the one used last. It makes the deck from 25.09 on; before, the reader chooses one.
 */
const HEADERS = [
  '#separator:tab',
  '#html:true',
  '#notetype:Basic',
  '#deck:Wireproof',
  '#guid column:1',
  '#tags column:4',
];

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

/** Makes the addresses of links whole: a card in Anki is on no page. */
const completeLinks = (html: string, page: string): string =>
  html.replace(/<a href="([^"]*)"/g, (_, href: string) => `<a href="${URL.parse(href, page)?.href ?? page}"`);

/** One field: no tab and no line break is left in it, and quotes are doubled. */
const formatField = (text: string): string => `"${text.replace(/\s+/g, ' ').trim().replaceAll('"', '""')}"`;

/**
 * Writes a note for each card. Its GUID is made of the slug, so importing a later file changes the notes and keeps what Anki
 * knows of them. `site` is the address that paths are resolved against.
 */
export function formatAnki(cards: readonly CardSheet[], site: string): string {
  const notes = cards.map(({ slug, title, prompt, level, topics, keyPoints, basics, url }) => {
    const page = new URL(url, site).href;
    const points = keyPoints.map(({ html, essential }) => `<li>${essential ? '<b>Essential.</b> ' : ''}${html}</li>`);
    const front = `<b>${title}</b>${prompt ? `<br><br>${prompt}` : ''}`;
    const address = escapeHtml(page);
    const source = `<a href="${address}">${address}</a>, MCP revision ${REVISION}`;
    const back = `<ul>${points.join('')}</ul><p>${basics}</p><p>${source}</p>`;
    const tags = ['wireproof', ...[level, ...topics, REVISION].map((tag) => `wireproof::${tag}`)].join(' ');
    const fields = [`wireproof:${slug}`, completeLinks(front, page), completeLinks(back, page), tags];
    return fields.map(formatField).join('\t');
  });
  return `${[...HEADERS, ...notes].join('\n')}\n`;
}
