// The thread that colours code, see colour-code.ts.
import { parentPort } from 'node:worker_threads';
import { createCssVariablesTheme, createHighlighter, createJavaScriptRegexEngine } from 'shiki';
import type { HastNode } from 'satteri';
import { nameTokenClasses } from '../src/markdown/token-classes.ts';

/** As text, or as what Markdown plugins pass on. */
export type Form = Coloured['form'];
export type Coloured = { form: 'html'; html: string } | { form: 'hast'; block: HastNode };
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
    const coloured =
      form === 'html'
        ? { form, html: highlighter.codeToHtml(code, options) }
        : { form, block: highlighter.codeToHast(code, options).children[0] as HastNode };
    parentPort?.postMessage({ key, coloured: coloured satisfies Coloured });
  });
});
