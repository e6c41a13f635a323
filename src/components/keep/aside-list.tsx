// What could not be read and was set aside: shown as it is, and to be saved as a file.
import type { ComponentChildren } from 'preact';
import type { Aside } from '../../study/aside.ts';
import { formatProblem } from '../../study/describe-value.ts';
import { Said, useOutcome } from '../drill/said.tsx';
import { saveFile } from '../frame/save-file.ts';

const MOST_SHOWN = 20;
const LONGEST_SHOWN = 300;

interface Props {
  /** Of the heading. */
  id: string;
  aside: readonly Aside[];
  /** Gives the name of the file. */
  nameFile: () => string;
  /** What they are, and what becomes of them. */
  children: ComponentChildren;
}

const cut = (text: string): string => (text.length <= LONGEST_SHOWN ? text : `${text.slice(0, LONGEST_SHOWN)} …`);

function saveAside(name: string, aside: readonly Aside[]): string {
  const entries = aside.map(({ where, found, expected, text }) => ({ where, found, expected, text }));
  saveFile(name, `${JSON.stringify(entries, undefined, 2)}\n`, 'application/json');
  return `Saved as ${name}.`;
}

/** Nothing where nothing was set aside. */
export function AsideList({ id, aside, nameFile, children }: Props) {
  const [outcome, run] = useOutcome();
  if (aside.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>Set aside</h3>
      <p>{children}</p>
      <details>
        <summary>What they are, and why</summary>
        <ul class="problems">
          {aside.slice(0, MOST_SHOWN).map((one) => (
            <li>
              {formatProblem(one)}
              <pre>{cut(one.text)}</pre>
            </li>
          ))}
          {aside.length > MOST_SHOWN && <li>And {aside.length - MOST_SHOWN} more; the file has them all.</li>}
        </ul>
      </details>
      <button type="button" onClick={() => run(() => saveAside(nameFile(), aside))}>
        Save what was set aside
      </button>
      <Said outcome={outcome} />
    </section>
  );
}
