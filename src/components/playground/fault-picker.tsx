// Finds a fault by typing: what it does, its name, or a rule that it breaks.
import { useMemo, useState } from 'preact/hooks';
import type { FaultInfo } from './about.ts';
import { RuleIds } from './rule-links.tsx';

interface Props {
  faults: readonly FaultInfo[];
  /** The id of the chosen one; empty while none is. */
  chosen: string;
  onChoose: (id: string) => void;
}

/** Keeps the faults that hold every word that was typed. */
export function findFaults(faults: readonly FaultInfo[], typed: string): FaultInfo[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return faults.filter(({ id, does, breaks }) => {
    const text = `${id} ${does} ${breaks.join(' ')}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** A field that narrows a list of choices, and what the chosen one breaks. */
export function FaultPicker({ faults, chosen, onChoose }: Props) {
  const [typed, setTyped] = useState('');
  const found = useMemo(() => findFaults(faults, typed), [faults, typed]);
  const fault = faults.find(({ id }) => id === chosen);
  if (faults.length === 0) return <p class="small soft">Loading the faults …</p>;
  return (
    <div class="pg-faults">
      <label>
        <span class="label">Find a fault: what it does, or a rule that it breaks</span>
        <input
          type="search"
          value={typed}
          autocomplete="off"
          spellcheck={false}
          onInput={(event) => setTyped(event.currentTarget.value)}
          // Enter would send the request.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </label>
      <p class="small soft" role="status">
        {found.length === 0
          ? 'No fault has all these words. Take one out.'
          : `${found.length} of ${faults.length} faults`}
      </p>
      <fieldset class="pg-list">
        <legend class="hidden">Fault</legend>
        {found.map(({ id, does }) => (
          <label key={id}>
            <input type="radio" name="fault" value={id} checked={id === chosen} onChange={() => onChoose(id)} /> {does}
          </label>
        ))}
      </fieldset>
      {fault && (
        <p class="small">
          <strong>{fault.does}</strong>{' '}
          {fault.isForStdio ? 'It shows over stdio alone: over HTTP, as here, this server is right.' : null} It breaks{' '}
          <RuleIds ids={fault.breaks} />
          <span class="soft">. The rest is the definition {fault.definition}.</span>
        </p>
      )}
    </div>
  );
}
