// Build settings of the site: no inline code, one base path for every link, Markdown as it is written.
import mdx from '@astrojs/mdx';
import sitemap from '@astrojs/sitemap';
import { satteri } from '@astrojs/markdown-satteri';
import { defineConfig } from 'astro/config';
import { colourCode, colourFences } from './scripts/colour-code.ts';
import { cutFonts } from './scripts/cut-fonts.ts';
import { officialServer } from './scripts/official-server.ts';
import { searchIndex } from './scripts/search-index.ts';
import { bodyOnly } from './src/markdown/body-only.ts';
import { addBaseToLinks } from './src/markdown/base-links.ts';
import { frameTables } from './src/markdown/frame-tables.ts';
import { nestHeadings } from './src/markdown/nest-headings.ts';

const base = process.env.BASE ?? '/';

// What pages are made with is loaded whole: a file for each body, probe and fault would be written and read for nothing.
const JOINED = [
  { name: 'bodies', test: /\.mdx$/ },
  { name: 'engine', test: /\/src\/(probes|faults)\// },
];

export default defineConfig({
  site: process.env.SITE ?? 'http://localhost:4321',
  base,
  trailingSlash: 'always',
  compressHTML: true,
  build: { format: 'directory', inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  integrations: [
    mdx({ optimize: true }),
    sitemap({ filter: (page) => !page.endsWith('/search/') }),
    officialServer,
    colourCode,
    searchIndex(base),
    { name: 'cut-fonts', hooks: { 'astro:config:setup': cutFonts } },
  ],
  markdown: {
    processor: satteri({
      features: { smartPunctuation: false },
      mdastPlugins: [addBaseToLinks(base), nestHeadings],
      hastPlugins: [colourFences, frameTables],
    }),
    syntaxHighlight: false,
  },
  vite: {
    plugins: [bodyOnly],
    build: {
      assetsInlineLimit: 0,
      rolldownOptions: {
        // Astro marks every MDX module with a directive of its own and takes it out again itself.
        onwarn: (warning, warn) => warning.code === 'MODULE_LEVEL_DIRECTIVE' || warn(warning),
      },
    },
    worker: { format: 'es' },
    environments: { prerender: { build: { rolldownOptions: { output: { codeSplitting: { groups: JOINED } } } } } },
  },
});
