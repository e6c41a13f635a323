// Whether the browser keeps what is there, the request that it does, and what else deletes it.
import { useEffect, useState } from 'preact/hooks';
import { askPersist, isPersisted } from '../frame/persistence.ts';
import { Said, useOutcome } from './said.tsx';
import type { Store } from './store.ts';

export function KeepPart({ store }: { store: Store }) {
  const [isSure, setSure] = useState<boolean>();
  const [outcome, run] = useOutcome();
  useEffect(() => void isPersisted().then(setSure), []);
  const ask = async (): Promise<string> => {
    const agrees = await askPersist();
    setSure(agrees);
    return agrees
      ? 'The browser agreed: it deletes nothing of this site by itself.'
      : 'The browser did not agree. Some agree once a site is bookmarked, installed or visited often; until then export now and then.';
  };
  return (
    <section aria-labelledby="drill-keep">
      <h3 id="drill-keep">How long it is kept</h3>
      {!store.isKept() ? (
        <p>Nothing outlasts this tab at the moment; the notice at the top says why. Export before you close it.</p>
      ) : isSure === true ? (
        <p>The browser has agreed to delete nothing of this site by itself, even when the disk is full.</p>
      ) : (
        <p>The browser may delete what this site keeps when the disk is full.</p>
      )}
      <ul>
        <li>
          Safari deletes it after 7 days in which you use Safari but not this site. A site on the home screen is spared.
        </li>
        <li>A private window deletes it when it is closed.</li>
        <li>It goes when you clear the data of this site, and does not follow you to another browser or machine.</li>
      </ul>
      {store.isKept() && isSure === false && (
        <button type="button" onClick={() => run(ask)}>
          Ask the browser to keep it
        </button>
      )}
      <Said outcome={outcome} />
    </section>
  );
}
