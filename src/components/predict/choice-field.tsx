// One thing to predict: its name and the choices.
import { useState } from 'preact/hooks';
import type { Choice } from './choices.ts';

interface Props {
  label: string;
  value: string;
  onChoose: (value: string) => void;
  /** The choices, in groups where they have names. */
  groups: readonly { group?: string; choices: readonly Choice[] }[];
}

/** Ids of Preact's own begin anew with every form, and a card has several. */
let count = 0;

/** A chooser that begins with no choice made. */
export function ChoiceField({ label, value, onChoose, groups }: Props) {
  const [id] = useState(() => `predict-${++count}`);
  return (
    <div>
      <label for={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        <option value="">not predicted</option>
        {groups.map(({ group, choices }) => {
          const options = choices.map(([choice, words]) => <option value={choice}>{words}</option>);
          return group === undefined ? options : <optgroup label={group}>{options}</optgroup>;
        })}
      </select>
    </div>
  );
}
