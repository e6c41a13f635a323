// A step of npm run audit: axe on every page with its answers open. Contrast is looked at in test/e2e/pages.e2e.ts, in both themes.
import axe from 'axe-core';
import { openAll } from '../test/e2e/capture-page.ts';
import { finish, lookAtPages } from './look-at-pages.ts';

const OPTIONS: axe.RunOptions = {
  resultTypes: ['violations'],
  // The size of targets is new in WCAG 2.2, and axe leaves it out unless it is asked.
  rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: true } },
};

const looked = await lookAtPages(
  async (page) => {
    await openAll(page);
    await page.evaluate(axe.source);
    const { violations } = await page.evaluate((options) => window.axe.run(document, options), OPTIONS);
    const moving = await page.evaluate(() => document.getAnimations().length);
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`),
    );
    return moving === 0 ? found : [...found, `moves under reduced motion: ${moving} animations`];
  },
  { reducedMotion: 'reduce' },
);
finish(`axe ${axe.version}`, looked);
