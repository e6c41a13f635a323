// What could not be read and was set aside: shown as it is, and to be saved as a file.
import type { Aside } from '../../study/aside.ts';
import { formatProblem } from '../../study/describe-value.ts';
import { exportFileName } from '../../study/export-json.ts';
import { count } from './days.ts';
import { Said, useOutcome } from './said.tsx';
import { saveFile } from '../frame/save-file.ts';

const MOST_SHOWN = 20;
const LONGEST_SHOWN = 300;

const cut = (text: string): string => (text.length <= LONGEST_SHOWN ? text : `${text.slice(0, LONGEST_SHOWN)} …`);

function saveAside(aside: readonly Aside[]): string {
  const name = exportFileName(Date.now(), 'set-aside');
  const entries = aside.map(({ where, found, expected, text }) => ({ where, found, expected, text }));
  saveFile(name, `${JSON.stringify(entries, undefined, 2)}\n`, 'application/json');
  return `Saved as ${name}.`;
}

export function AsidePart({ aside }: { aside: readonly Aside[] }) {
  const [outcome, run] = useOutcome();
  if (aside.length === 0) return null;
  return (
    <section aria-labelledby="drill-aside">
      <h3 id="drill-aside">Set aside</h3>
      <p>
        {count(aside.length, 'record')} could not be read. {aside.length === 1 ? 'It is' : 'They are'} kept as{' '}
        {aside.length === 1 ? 'it was' : 'they were'}, go with every export, and come back with a version of Wireproof
        that can read {aside.length === 1 ? 'it' : 'them'}.
      </p>
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
      <button type="button" onClick={() => run(() => saveAside(aside))}>
        Save what was set aside
      </button>
      <Said outcome={outcome} />
    </section>
  );
}
