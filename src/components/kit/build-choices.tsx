// What an interviewer chooses: whom it is for, how far it climbs, how long it is, and what it asks about.
import { LONGEST_SLOT, SHORTEST_SLOT, type Choices } from '../../kit/kit.ts';
import type { KitCard } from '../../kit/kit-data.ts';
import { KINDS, LEVELS, ROLES, TOPICS, type Level } from '../../schemas/taxonomy.ts';
import { BuildNumber } from './build-number.tsx';

const USUAL_MINUTES = [30, 45, 60, 90];
const USUAL_TIMES = [1, 1.25, 1.5, 2];
const MOST_TIMES = 4;

interface Props {
  choices: Choices;
  cards: readonly KitCard[];
  onChoices: (choices: Choices) => void;
}

/** The keys of a list that cards have, with their names, in the list’s order. */
const namesOf = (list: Readonly<Record<string, string>>, has: (key: string) => boolean): [string, string][] =>
  Object.entries(list).filter(([key]) => has(key));

/** Says what was chosen in the folded part, or what there is to choose. */
function describeMore({ topics, kinds, asksVariants, extraTime }: Choices): string {
  if (topics.length + kinds.length === 0 && !asksVariants && extraTime === 1)
    return 'topics, kinds, variants, extra time';
  const parts = [
    topics.length === 0 ? 'all topics' : `${topics.length} ${topics.length === 1 ? 'topic' : 'topics'}`,
    kinds.length === 0 ? 'all kinds' : `${kinds.length} ${kinds.length === 1 ? 'kind' : 'kinds'}`,
    asksVariants ? 'variants' : 'no variants',
    extraTime === 1 ? 'no extra time' : `${extraTime} times the time`,
  ];
  return parts.join(', ');
}

export function BuildChoices({ choices, cards, onChoices }: Props) {
  const change = (part: Partial<Choices>): void => onChoices({ ...choices, ...part });
  const setRole = (chosen: string): void => {
    const { role: _, ...rest } = choices;
    onChoices(chosen === '' ? rest : { ...rest, role: chosen });
  };
  const topics = namesOf(TOPICS, (key) => cards.some((card) => card.topics.includes(key)));
  const kinds = namesOf(KINDS, (key) => cards.some(({ kind }) => kind === key));
  return (
    <form class="build-choices" aria-label="Choices" onSubmit={(event) => event.preventDefault()}>
      <div class="build-first tool-fields">
        <label>
          <span>Role</span>
          <select value={choices.role ?? ''} onChange={(event) => setRole(event.currentTarget.value)}>
            <option value="">Anyone</option>
            {Object.entries(ROLES).map(([role, name]) => (
              <option value={role}>{name}</option>
            ))}
          </select>
        </label>
        <label>
          <span>Up to level</span>
          <select value={choices.level} onChange={(event) => change({ level: event.currentTarget.value as Level })}>
            {Object.entries(LEVELS).map(([level, { name, seniority }]) => (
              <option value={level}>
                {name} ({seniority})
              </option>
            ))}
          </select>
        </label>
        <BuildNumber
          id="build-minutes"
          label="Minutes"
          unit="minutes"
          usual={USUAL_MINUTES}
          value={choices.minutes}
          least={SHORTEST_SLOT}
          most={LONGEST_SLOT}
          isWhole
          onValue={(minutes) => change({ minutes })}
        />
      </div>
      <details class="tool-more">
        <summary>
          <b>More</b> {describeMore(choices)}
        </summary>
        <Boxes legend="Topics" all={topics} chosen={choices.topics} onChosen={(chosen) => change({ topics: chosen })} />
        <Boxes legend="Kinds" all={kinds} chosen={choices.kinds} onChosen={(chosen) => change({ kinds: chosen })} />
        <div class="build-second tool-fields">
          <BuildNumber
            id="build-times"
            label="Extra time"
            unit="times the time"
            usual={USUAL_TIMES}
            value={choices.extraTime}
            least={1}
            most={MOST_TIMES}
            isWhole={false}
            onValue={(extraTime) => change({ extraTime })}
          />
          <p class="small soft">All times are so many times as long: the slot, each question, and its timer.</p>
          <label class="tool-check">
            <input
              type="checkbox"
              checked={choices.asksVariants}
              onChange={(event) => change({ asksVariants: event.currentTarget.checked })}
            />
            <span>Ask variants where there are any: the same point over another exchange, which nobody has read</span>
          </label>
        </div>
      </details>
    </form>
  );
}

interface BoxesProps {
  legend: string;
  /** Key and name. */
  all: readonly (readonly [string, string])[];
  /** None means all. */
  chosen: readonly string[];
  onChosen: (chosen: string[]) => void;
}

/** Boxes to tick; the order of what is chosen does not hang on the order of the clicks. */
function Boxes({ legend, all, chosen, onChosen }: BoxesProps) {
  const toggle = (key: string): void => {
    const next = chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key];
    onChosen(all.map(([one]) => one).filter((one) => next.includes(one)));
  };
  return (
    <fieldset class="build-boxes">
      <legend>
        <b>{legend}</b>
      </legend>
      <button type="button" class="build-quiet" aria-pressed={chosen.length === 0} onClick={() => onChosen([])}>
        All {legend.toLowerCase()}
      </button>
      <ul class="plain">
        {all.map(([key, name]) => (
          <li>
            <label class="tool-check">
              <input type="checkbox" checked={chosen.includes(key)} onChange={() => toggle(key)} />
              <span>{name}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
