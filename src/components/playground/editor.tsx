// The editor of captures in place of the plain field, once it has loaded; and what is wrong with the text.
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { HttpEditor } from '../run/http-editor.tsx';
import { parseHttp } from '../run/parse-http.ts';
import { HIDDEN } from './hide-secrets.ts';

interface Props {
  /** The plain field that stands in the page. */
  field: HTMLTextAreaElement;
  text: string;
  /** Changes when the text was replaced from outside. */
  version: string;
  onChange: (text: string) => void;
  onSend: () => void;
}

/** Milliseconds after which a finger has left what it pressed. */
const SETTLED = 600;
const isTyping = (field: HTMLTextAreaElement): boolean => document.activeElement === field;

/** Puts the editor below the plain field and hides that; while a finger's keyboard is open on the field, it waits. */
export function Editor({ field, text, version, onChange, onSend }: Props) {
  const [Loaded, setLoaded] = useState<{ editor: typeof HttpEditor; takesFocus: boolean; cursor: number }>();
  const problems = useMemo(() => parseHttp(text).problems, [text]);
  const takenAt = useMemo(() => version, [Loaded]);

  useEffect(() => {
    void import('../run/http-editor.tsx').then(({ HttpEditor: editor }) => {
      const take = (): void => {
        const takesFocus = isTyping(field);
        field.hidden = true;
        setLoaded({ editor, takesFocus, cursor: field.selectionStart });
      };
      // A press of a button must find it where it was.
      const takeLater = (): void => void setTimeout(() => (isTyping(field) ? wait() : take()), SETTLED);
      const wait = (): void => field.addEventListener('blur', takeLater, { once: true });
      if (isTyping(field) && matchMedia('(pointer: coarse)').matches) wait();
      else take();
    }, keepField);
  }, []);
  useEffect(() => {
    if (field.value !== text) field.value = text;
  }, [text]);

  return (
    <>
      {Loaded && (
        <Loaded.editor
          key={version}
          text={text}
          problems={problems}
          label="Request, as it is sent"
          takesFocus={Loaded.takesFocus && takenAt === version}
          cursor={takenAt === version ? Loaded.cursor : 0}
          onChange={onChange}
          onSend={onSend}
        />
      )}
      <ul class="problems">
        {problems.map(({ message, isHint }) => (
          <li class={isHint ? 'hint' : undefined}>{message}</li>
        ))}
        {text.includes(HIDDEN) && (
          <li class="hint">{HIDDEN} stands where a token was. Put yours in before you send it.</li>
        )}
      </ul>
    </>
  );
}

/** Without the editor the plain field does all that is needed. */
const keepField = (): void => undefined;
