// Colours code in a thread of its own: to colour a file of the engine takes longer than the rest of its page.
import { Worker } from 'node:worker_threads';
import type { AstroIntegration } from 'astro';
import type { HastPluginDefinition } from 'satteri';
import type { Answer, Code, Coloured, Form } from './colour-worker.ts';

const waiting = new Map<string, PromiseWithResolvers<Coloured>>();
let worker: Worker | undefined;

function startWorker(): Worker {
  const started = new Worker(new URL('./colour-worker.ts', import.meta.url));
  started.on('message', (answer: Answer) => {
    const asked = waiting.get(answer.key);
    if ('coloured' in answer) asked?.resolve(answer.coloured);
    else asked?.reject(new Error(answer.wrong));
  });
  started.on('error', (error) => {
    for (const { reject } of waiting.values()) reject(error);
  });
  return started;
}

/** Colours a piece of code; the same piece is coloured once. Rejects where the thread does not know the language. */
function colour<F extends Form>(form: F, lang: string, code: string): Promise<Extract<Coloured, { form: F }>> {
  const key = `${form} ${lang} ${code}`;
  let coming = waiting.get(key);
  if (coming === undefined) {
    coming = Promise.withResolvers();
    waiting.set(key, coming);
    (worker ??= startWorker()).postMessage({ key, form, lang, code } satisfies Code);
  }
  return coming.promise as Promise<Extract<Coloured, { form: F }>>;
}

/** A Markdown plugin that colours fences. */
export const colourFences: HastPluginDefinition = {
  name: 'colour-fences',
  element: {
    filter: ['pre'],
    async visit(node, context) {
      const [code] = node.children;
      if (code?.type !== 'element' || code.tagName !== 'code') return undefined;
      const lang = (code.data as { lang?: string } | undefined)?.lang ?? 'text';
      try {
        return (await colour('hast', lang, context.textContent(code).replace(/\n$/, ''))).block;
      } catch (error) {
        throw new Error(`${context.fileURL?.pathname ?? 'a body'}: ${(error as Error).message}`, { cause: error });
      }
    },
  },
};

/** Gives pages `colourSource`, and ends the thread after a build. */
export const colourCode: AstroIntegration = {
  name: 'colour-code',
  hooks: {
    'astro:config:setup': () => {
      globalThis.colourSource = async (source) => (await colour('html', 'ts', source)).html;
    },
    'astro:build:done': async () => {
      await worker?.terminate();
    },
  },
};
