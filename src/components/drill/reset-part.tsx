// Deleting everything: only after the word is typed, and with an export offered before.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { saveBackup } from './backup-part.tsx';
import { count } from './days.ts';
import { Said, useOutcome } from './said.tsx';
import type { Store } from './store.ts';
import type { Study } from './use-study.ts';

const WORD = 'delete';

interface Props {
  store: Store;
  study: Study;
}

export function ResetPart({ store, study }: Props) {
  const { reviews } = study;
  const opener = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useRef(false);
  const [outcome, run] = useOutcome();
  // Not after the next paint: whoever types at once types into the field.
  useLayoutEffect(() => {
    if (isOpen) field.current?.focus();
    else if (wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  const reset = async (): Promise<string> => {
    const found = field.current?.value.trim() ?? '';
    if (found.toLowerCase() !== WORD) {
      field.current?.focus();
      throw new Error(`The field reads “${found}”; type “${WORD}” to delete everything. Nothing was deleted.`);
    }
    await store.reset();
    await study.reload();
    setOpen(false);
    return 'Everything was deleted.';
  };
  return (
    <section aria-labelledby="drill-reset">
      <h3 id="drill-reset">Begin anew</h3>
      {!isOpen ? (
        <button ref={opener} type="button" onClick={() => setOpen(true)}>
          Delete everything …
        </button>
      ) : (
        <form
          class="reset"
          onSubmit={(event) => {
            event.preventDefault();
            run(reset);
          }}
        >
          <p>
            This deletes {count(reviews.length, 'answer')}, your settings and what was set aside, in every tab of this
            browser. It cannot be undone, only imported again from an export.
          </p>
          <p>
            <button type="button" onClick={() => run(() => saveBackup(store, reviews.length))}>
              Export first
            </button>
          </p>
          <label>
            <span>
              Type <b>{WORD}</b> to go on
            </span>
            <input ref={field} type="text" autocomplete="off" autocapitalize="off" spellcheck={false} />
          </label>
          <div class="tool-buttons">
            <button type="submit" class="danger">
              Delete everything
            </button>
            <button
              type="button"
              onClick={() => {
                setOpen(false);
                run(() => 'Nothing was deleted.');
              }}
            >
              Cancel
            </button>
          </div>
        </form>
      )}
      <Said outcome={outcome} />
    </section>
  );
}
