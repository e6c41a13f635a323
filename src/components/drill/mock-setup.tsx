// What a mock interview is to be: its level, its role, its minutes, and how it is held.
import { LEVELS, ROLES, type Level } from '../../schemas/taxonomy.ts';
import type { DrillCard } from '../../study/drill-data.ts';
import type { MockInterview } from '../../study/mock.ts';
import { count } from './days.ts';
import { StepHeading } from '../frame/step-heading.tsx';

export interface Setup {
  level: Level;
  /** Empty for any role. */
  role: string;
  minutes: number;
  /** Another number gives other questions. */
  seed: number;
  /** Whether nothing but the question is shown. */
  isAloud: boolean;
  /** Whether what is ticked counts as practice of the card. */
  isCounted: boolean;
}

const MINUTES = [10, 15, 20, 30, 45, 60];
const LAST_SEED = 9999;

/** A number for an interview, from 1 to 9999, by chance. */
export const createSeed = (): number => 1 + Math.floor(Math.random() * LAST_SEED);

interface Props {
  setup: Setup;
  /** What comes of the setup. */
  interview: MockInterview;
  cards: readonly DrillCard[];
  takesFocus: boolean;
  onSetup: (setup: Setup) => void;
  onBegin: () => void;
}

/** Says what the interview has, and what it lacks. */
function describe({ questions, seconds, fromOtherRoles }: MockInterview, minutes: number): string {
  const followUps = questions.reduce((sum, one) => sum + one.followUps.length, 0);
  const has = `${count(questions.length, 'question')} with ${count(followUps, 'follow-up')}, about ${count(Math.round(seconds / 60), 'minute')}.`;
  const short = minutes * 60 - seconds > 60 ? ' There is no more at this level that does not repeat itself.' : '';
  const others =
    fromOtherRoles > 0
      ? ` ${fromOtherRoles} of them ${fromOtherRoles === 1 ? 'is' : 'are'} for other roles, since this one has no more at this level.`
      : '';
  return has + short + others;
}

export function MockSetup({ setup, interview, cards, takesFocus, onSetup, onBegin }: Props) {
  const change = (part: Partial<Setup>): void => onSetup({ ...setup, ...part });
  const roles = Object.entries(ROLES).filter(([role]) => cards.some((card) => card.roles.includes(role)));
  return (
    <form
      class="mock-setup"
      aria-labelledby="mock-setup"
      onSubmit={(event) => {
        event.preventDefault();
        onBegin();
      }}
    >
      <p>
        Questions that climb to a level, each with follow-ups, one at a time. Answer as you would in the room, then
        reveal what was expected and tick what you said.
      </p>
      <StepHeading level={3} id="mock-setup" takesFocus={takesFocus}>
        The interview
      </StepHeading>
      <div class="tool-fields">
        <label>
          <span>Level</span>
          <select value={setup.level} onChange={(event) => change({ level: event.currentTarget.value as Level })}>
            {Object.entries(LEVELS).map(([level, { name, seniority }]) => (
              <option value={level}>
                {name} ({seniority})
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>Role</span>
          <select value={setup.role} onChange={(event) => change({ role: event.currentTarget.value })}>
            <option value="">Any role</option>
            {roles.map(([role, name]) => (
              <option value={role}>{name}</option>
            ))}
          </select>
        </label>
        <label>
          <span>Minutes</span>
          <select value={setup.minutes} onChange={(event) => change({ minutes: Number(event.currentTarget.value) })}>
            {MINUTES.map((minutes) => (
              <option value={minutes}>{minutes}</option>
            ))}
          </select>
        </label>
        <label>
          <span>Interview number</span>
          <input
            type="number"
            inputmode="numeric"
            required
            min={1}
            max={LAST_SEED}
            step={1}
            value={setup.seed}
            onChange={({ currentTarget: field }) => field.reportValidity() && change({ seed: field.valueAsNumber })}
          />
        </label>
        <label class="tool-check">
          <input
            type="checkbox"
            checked={setup.isAloud}
            onChange={(event) => change({ isAloud: event.currentTarget.checked })}
          />
          <span>Aloud: show nothing but the question until you reveal</span>
        </label>
        <label class="tool-check">
          <input
            type="checkbox"
            checked={setup.isCounted}
            onChange={(event) => change({ isCounted: event.currentTarget.checked })}
          />
          <span>Count as practice: what you tick decides when the card comes back</span>
        </label>
      </div>
      <p role="status">{describe(interview, setup.minutes)}</p>
      <button class="run tool-main">Begin</button>
      <p class="small soft">
        The same number, level, role and minutes give the same questions again. Notes that you write stay in this tab
        alone. They are gone when you leave the page, unless you print the summary.
      </p>
    </form>
  );
}
