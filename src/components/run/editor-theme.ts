// The editor in the site's colours, which the system makes light or dark.
import { EditorView } from '@codemirror/view';

export const THEME = EditorView.theme({
  '&': { color: 'var(--ink)', background: 'var(--sheet)', fontSize: '0.78rem' },
  '&.cm-focused': { outline: '2px solid var(--sent)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.62', fontVariantLigatures: 'none' },
  '.cm-content': { caretColor: 'var(--ink)', padding: '0.6rem 0' },
  '.cm-line': { wordBreak: 'break-all', padding: '0 1rem' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: 'color-mix(in oklab, var(--sent) 26%, transparent)',
  },
  '.cm-tooltip': { background: 'var(--faint)', color: 'var(--ink)', border: '1px solid var(--line)' },
  '.cm-diagnostic': { fontFamily: 'var(--serif)', maxWidth: '40ch', whiteSpace: 'normal' },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--fail)' },
  '.cm-diagnostic-warning': { borderLeftColor: 'var(--warn)' },
  // Borders in place of the library's images, which our policy does not load.
  '.cm-lintRange-error': { background: 'none', borderBottom: '2px solid var(--fail)' },
  '.cm-lintRange-warning': { background: 'none', borderBottom: '2px dotted var(--warn)' },
  '.h': { color: 'var(--sent)', fontWeight: '600' },
  '.k': { color: 'var(--soft)' },
  '.s, .n': { color: 'color-mix(in oklab, var(--sent) 82%, var(--ink))' },
  '.n': { fontWeight: '600' },
});
