// What a page says of itself in JSON-LD.
import { expect, test } from 'vitest';
import { formatStructuredData, type Described } from './structured-data.ts';

const above = [
  { name: 'Wireproof', url: 'https://example.org/' },
  { name: 'Questions', url: 'https://example.org/questions/' },
];
const QUESTION: Described = {
  kind: 'Question',
  title: 'Why </script> is text',
  description: 'About text.',
  url: 'https://example.org/questions/x/',
  above,
  revision: '2026-07-28',
  level: 'Working (middle)',
};

test('a question says what it is, whom it is for and where it stands', () => {
  expect(JSON.parse(formatStructuredData(QUESTION))).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'LearningResource',
        learningResourceType: 'interview question',
        name: 'Why </script> is text',
        description: 'About text.',
        url: 'https://example.org/questions/x/',
        inLanguage: 'en',
        about: 'Model Context Protocol, revision 2026-07-28',
        license: 'https://creativecommons.org/licenses/by/4.0/',
        educationalLevel: 'Working (middle)',
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Wireproof', item: 'https://example.org/' },
          { '@type': 'ListItem', position: 2, name: 'Questions', item: 'https://example.org/questions/' },
          { '@type': 'ListItem', position: 3, name: 'Why </script> is text', item: 'https://example.org/questions/x/' },
        ],
      },
    ],
  });
});

test('no text ends the element', () => {
  expect(formatStructuredData(QUESTION)).not.toContain('<');
});

test('the home page is the site', () => {
  const home = { ...QUESTION, kind: undefined, title: 'Wireproof', url: 'https://example.org/', above: [] };
  expect(JSON.parse(formatStructuredData(home))).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'WebSite', name: 'Wireproof', url: 'https://example.org/', description: 'About text.' }],
  });
});
