// Build settings of the site: no inline code, one base path for every link, Markdown as it is written.
import mdx from '@astrojs/mdx';
import sitemap from '@astrojs/sitemap';
import { satteri } from '@astrojs/markdown-satteri';
import { defineConfig } from 'astro/config';
import { cutFonts } from './scripts/cut-fonts.ts';
import { addBaseToLinks } from './src/markdown/base-links.ts';
import { frameTables } from './src/markdown/frame-tables.ts';
import { nestHeadings } from './src/markdown/nest-headings.ts';
import { nameTokenClasses } from './src/markdown/token-classes.ts';

const base = process.env.BASE ?? '/';

export default defineConfig({
  site: process.env.SITE ?? 'http://localhost:4321',
  base,
  trailingSlash: 'always',
  compressHTML: true,
  build: { format: 'directory', inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  integrations: [
    mdx(),
    sitemap({ filter: (page) => !page.endsWith('/search/') }),
    { name: 'cut-fonts', hooks: { 'astro:config:setup': cutFonts } },
  ],
  markdown: {
    processor: satteri({
      features: { smartPunctuation: false },
      mdastPlugins: [addBaseToLinks(base), nestHeadings],
      hastPlugins: [frameTables],
    }),
    shikiConfig: { theme: 'css-variables', transformers: [nameTokenClasses] },
  },
  vite: {
    build: {
      assetsInlineLimit: 0,
      rolldownOptions: {
        // Astro marks every MDX module with a directive of its own and takes it out again itself.
        onwarn: (warning, warn) => warning.code === 'MODULE_LEVEL_DIRECTIVE' || warn(warning),
      },
    },
    worker: { format: 'es' },
  },
});
