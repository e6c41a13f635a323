// The thread that colours code, see colour-code.ts.
import { parentPort } from 'node:worker_threads';
import { createCssVariablesTheme, createHighlighter, createJavaScriptRegexEngine } from 'shiki';
import type { HastNode } from 'satteri';
import { nameTokenClasses } from '../src/markdown/token-classes.ts';

/** As text, or as what Markdown plugins pass on. */
export type Form = Coloured['form'];
export type Coloured = { form: 'html'; html: string } | { form: 'hast'; block: HastNode };
/** What comes of a piece of code, or what is wrong with it. */
export type Answer = { key: string } & ({ coloured: Coloured } | { wrong: string });
export interface Code {
  key: string;
  form: Form;
  lang: string;
  code: string;
}

const theme = createCssVariablesTheme({ variablePrefix: '--astro-code-' });
const langs = ['diff', 'http', 'json', 'sh', 'ts'];

void createHighlighter({ langs, themes: [theme], engine: createJavaScriptRegexEngine() }).then((highlighter) => {
  parentPort?.on('message', ({ key, form, lang, code }: Code) => {
    const options = { lang, theme, transformers: [nameTokenClasses] };
    try {
      const coloured: Coloured =
        form === 'html'
          ? { form, html: highlighter.codeToHtml(code, options) }
          : { form, block: highlighter.codeToHast(code, options).children[0] as HastNode };
      parentPort?.postMessage({ key, coloured } satisfies Answer);
    } catch (error) {
      const wrong = `code in the language ${lang} could not be coloured: ${(error as Error).message}. Known are text, ${langs.join(', ')}.`;
      parentPort?.postMessage({ key, wrong } satisfies Answer);
    }
  });
});
