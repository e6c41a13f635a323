// What a page says of itself to search engines, as JSON-LD (schema.org): what it is and where it stands; never an answer.

export type PageKind = 'Question' | 'Rule' | 'Lesson' | 'Page';

export interface Described {
  kind: PageKind | undefined;
  title: string;
  description: string;
  /** The full address. */
  url: string;
  /** The pages above it, from the home page on, each with its full address. */
  above: readonly { name: string; url: string }[];
  /** The revision of the protocol. */
  revision: string;
  /** Whom a question is for, such as `Working (middle)`. */
  level?: string | undefined;
}

const LICENSE = 'https://creativecommons.org/licenses/by/4.0/';

/** A question is a learning resource and no `Question` of schema.org, which would have to carry its answer. */
const TYPES: Readonly<Record<PageKind, object>> = {
  Question: { '@type': 'LearningResource', learningResourceType: 'interview question' },
  Rule: { '@type': 'TechArticle' },
  Lesson: { '@type': 'LearningResource', learningResourceType: 'lesson' },
  Page: { '@type': 'WebPage' },
};

/** Describes a page as JSON-LD; `<` is escaped, so that no text can end the element it stands in. */
export function formatStructuredData(page: Described): string {
  const { kind, title, description, url, above, revision, level } = page;
  const home = above[0]?.url ?? url;
  const own = {
    ...TYPES[kind ?? 'Page'],
    name: title,
    description,
    url,
    inLanguage: 'en',
    ...(kind === undefined || kind === 'Page'
      ? {}
      : { about: `Model Context Protocol, revision ${revision}`, license: LICENSE }),
    ...(level === undefined ? {} : { educationalLevel: level }),
  };
  const site = { '@type': 'WebSite', name: 'Wireproof', url: home };
  const trail = [...above, { name: title, url }];
  const crumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, url: item }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item,
    })),
  };
  const graph = above.length === 0 ? [{ ...site, description }] : [own, crumbs];
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}
