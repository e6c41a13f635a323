// Colours an HTTP message in the editor with the names that a printed capture has.
import { RangeSetBuilder } from '@codemirror/state';
import { Decoration, ViewPlugin, type DecorationSet, type EditorView } from '@codemirror/view';

const MARKS = {
  h: Decoration.mark({ class: 'h' }),
  k: Decoration.mark({ class: 'k' }),
  s: Decoration.mark({ class: 's' }),
  n: Decoration.mark({ class: 'n' }),
};
/** A key with its quotes, a string, or a number. */
const JSON_TOKEN = /("(?:[^"\\\n]|\\.)*")(?=\s*:)|"(?:[^"\\\n]|\\.)*"|-?\d[\d.eE+-]*/g;

function color({ state }: EditorView): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  const text = state.doc.toString();
  const empty = text.indexOf('\n\n');
  const bodyStart = empty < 0 ? text.length : empty + 2;
  let start = 0;
  for (const line of text.slice(0, bodyStart).split('\n')) {
    const length = start === 0 ? line.length : line.indexOf(':') + 1;
    if (length > 0) builder.add(start, start + length, start === 0 ? MARKS.h : MARKS.k);
    start += line.length + 1;
  }
  for (const match of text.slice(bodyStart).matchAll(JSON_TOKEN)) {
    const [token, key] = match;
    const from = bodyStart + match.index;
    const mark = key !== undefined ? MARKS.k : token.startsWith('"') ? MARKS.s : MARKS.n;
    builder.add(from, from + token.length, mark);
  }
  return builder.finish();
}

/** Colours the whole message at each change; messages are short. */
export const colorHttp = ViewPlugin.define(
  (view) => ({
    decorations: color(view),
    update({ docChanged, view }) {
      if (docChanged) this.decorations = color(view);
    },
  }),
  { decorations: (plugin) => plugin.decorations },
);
