// Builds the index of the specification from the text of its pages. No text of the specification stays in it.
import { proseWords, stripMarkdown } from './prose-words.ts';
import { hashWindows, packHashes, SHORT_WINDOW, WINDOW } from './window-hash.ts';
import { findKeywords, KEYWORDS } from './keywords.ts';
import type { StoredSection, StoredSpecIndex } from './spec-index.ts';

interface RawSection {
  heading: string;
  anchors: string[];
  text: string;
}

/** The anchors of a heading: as the published site makes it, then spellings that the specification's own links use. */
export function createAnchors(heading: string): string[] {
  const plain = stripMarkdown(heading).toLowerCase();
  const join = (text: string): string =>
    text
      .trim()
      .replace(/[\s-]+/g, '-')
      .replace(/^-|-$/g, '');
  const anchor = join(plain.replace(/[^a-z0-9\s-]/g, ''));
  const spellings = [anchor, join(plain.replace(/[^a-z0-9_\s-]/g, '')), join(plain.replace(/[^a-z0-9]/g, '-'))];
  return [...new Set(spellings)];
}

/** Splits a page at its headings; headings of one name are numbered from 2. */
export function splitSections(mdx: string): RawSection[] {
  const body = mdx.replace(/^---\n[\s\S]*?\n---\n/, '');
  const sections: RawSection[] = [{ heading: '', anchors: [''], text: '' }];
  const used = new Map<string, number>();
  let fence = '';
  for (const line of body.split('\n')) {
    const tick = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (tick && fence === '') fence = tick;
    else if (tick?.startsWith(fence) && line.trim() === tick) fence = '';
    const heading = fence === '' ? /^#{1,6}\s+(.*)$/.exec(line)?.[1] : undefined;
    if (heading === undefined) {
      const last = sections.at(-1);
      if (last) last.text += `${line}\n`;
      continue;
    }
    const anchors = createAnchors(heading);
    const count = (used.get(anchors[0] ?? '') ?? 0) + 1;
    used.set(anchors[0] ?? '', count);
    sections.push({
      heading: stripMarkdown(heading),
      anchors: count === 1 ? anchors : anchors.map((anchor) => `${anchor}-${count}`),
      text: '',
    });
  }
  return sections;
}

/** The doc comments of `schema.ts`, one section for each exported type. */
export function splitSchema(source: string): RawSection[] {
  const sections = new Map<string, RawSection>();
  const comments = /\/\*\*([\s\S]*?)\*\/|^export (?:interface|type|const) (\w+)/gm;
  let pending = '';
  let current: RawSection | undefined;
  let end = 0;
  for (const match of source.matchAll(comments)) {
    const [whole, comment, name] = match;
    if (name !== undefined) {
      current = sections.get(name) ?? { heading: name, anchors: [name.toLowerCase()], text: '' };
      sections.set(name, current);
      current.text += pending;
      pending = '';
    } else {
      // A comment inside a type is indented; one at the margin belongs to the type that follows.
      const inside = source.slice(0, match.index).endsWith('  ');
      const text = (comment ?? '')
        .replace(/^\s*\* ?/gm, '')
        .replace(/^@(?:category|internal|example|see|deprecated)\b/gm, '');
      if (inside && current) current.text += `${text}\n\n`;
      else pending = `${text}\n\n`;
    }
    end = match.index + whole.length;
  }
  return end === 0 ? [] : [...sections.values()];
}

function storeSection({ heading, anchors, text }: RawSection): StoredSection {
  const words = proseWords(text);
  return {
    anchors,
    heading,
    windows: packHashes(hashWindows(words, WINDOW), WINDOW),
    pairs: packHashes(hashWindows(words, SHORT_WINDOW), SHORT_WINDOW),
    keywords: findKeywords(words).flatMap(({ at, keyword }) => [at, KEYWORDS.indexOf(keyword)]),
  };
}

/** What the index is built from: page texts by their path without `.mdx`, and `schema.ts`. */
export interface SpecSource {
  revision: string;
  commit: string;
  date: string;
  pages: ReadonlyMap<string, string>;
  guides: ReadonlyMap<string, string>;
  schema: string;
}

/** Builds the index; the same source gives the same bytes. */
export function buildSpecIndex({ revision, commit, date, pages, guides, schema }: SpecSource): StoredSpecIndex {
  const stored: StoredSpecIndex = { revision, commit, date, pages: {}, guides: {} };
  for (const page of [...pages.keys()].sort()) {
    const text = pages.get(page) ?? '';
    const title = titleOf(text) ?? page;
    if (page !== 'schema') {
      stored.pages[page] = { title, sections: splitSections(text).map(storeSection) };
      continue;
    }
    const ids = [...text.matchAll(/\bid="([^"]+)"/g)].map(([, id]) =>
      (id ?? '').replaceAll('&#x5F;', '_').toLowerCase(),
    );
    const headings = [...text.matchAll(/^#{2,3} (.*)$/gm)].flatMap(([, heading]) => createAnchors(heading ?? ''));
    const top = { heading: '', anchors: [''], text: '' };
    stored.pages[page] = {
      title,
      sections: [top, ...splitSchema(schema)].map(storeSection),
      anchors: [...new Set([...headings, ...ids])].sort(),
    };
  }
  for (const page of [...guides.keys()].sort()) {
    const text = guides.get(page) ?? '';
    const headings = splitSections(text).flatMap(({ heading, anchors }) => anchors.map((anchor) => [anchor, heading]));
    stored.guides[page] = { title: titleOf(text) ?? page, headings: Object.fromEntries(headings) };
  }
  return stored;
}

const titleOf = (text: string): string | undefined =>
  /^title:\s*(.*)$/m.exec(text)?.[1]?.replace(/^(["'])(.*)\1$/, '$2');
