// CodeMirror for one HTTP message. It stands in a shadow root, where its styles are adopted and our policy lets them.
import { setDiagnostics } from '@codemirror/lint';
import { drawSelection, EditorView, keymap } from '@codemirror/view';
import { minimalSetup } from 'codemirror';
import { useEffect, useRef } from 'preact/hooks';
import { colorHttp } from './color-http.ts';
import { THEME } from './editor-theme.ts';
import type { HttpProblem } from './parse-http.ts';

interface Props {
  /** What it begins with. */
  text: string;
  problems: readonly HttpProblem[];
  label: string;
  /** Whether the cursor goes into it when it appears. */
  takesFocus: boolean;
  /** Where the cursor stands when it appears, in characters from the start; there without it. */
  cursor?: number;
  onChange: (text: string) => void;
  onSend: () => void;
}

// Where styled text is replaced by typing, Chromium writes its style into the page, which our policy blocks and reports.
const insertPlainly = EditorView.domEventHandlers({
  beforeinput({ inputType, data, isComposing }, view) {
    if (inputType !== 'insertText' || data === null || isComposing || view.state.selection.main.empty) return false;
    view.dispatch(view.state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true });
    return true;
  },
});

/** The cursor that the editor draws blinks, and the site's own style does not reach it. */
const calmCursor = () =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? drawSelection({ cursorBlinkRate: 0 }) : [];

/** An editor that begins with the text and then holds its own; a new `key` begins again. */
export function HttpEditor(props: Props) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    if (host.current === null) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    const send = (): boolean => {
      latest.current.onSend();
      return true;
    };
    const editor = new EditorView({
      doc: props.text,
      parent: root,
      root,
      extensions: [
        keymap.of([{ key: 'Mod-Enter', run: send }]),
        minimalSetup,
        calmCursor(),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': props.label }),
        insertPlainly,
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) latest.current.onChange(state.doc.toString());
        }),
        colorHttp,
        THEME,
      ],
    });
    view.current = editor;
    editor.dispatch({ selection: { anchor: Math.min(props.cursor ?? 0, editor.state.doc.length) } });
    if (props.takesFocus) editor.focus();
    return () => editor.destroy();
  }, []);

  useEffect(() => {
    const editor = view.current;
    if (editor === null) return;
    const { length } = editor.state.doc;
    const diagnostics = props.problems.map(({ from, to, message, isHint }) => ({
      from: Math.min(from, length),
      to: Math.min(to, length),
      message,
      severity: isHint ? ('warning' as const) : ('error' as const),
    }));
    editor.dispatch(setDiagnostics(editor.state, diagnostics));
  }, [props.problems]);

  return <div class="editor" ref={host} />;
}
