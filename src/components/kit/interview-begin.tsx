// What an interview is begun with: the kit at hand, and a label that is no name.
import { useState } from 'preact/hooks';
import type { Kit } from '../../kit/kit.ts';
import type { KitData } from '../../kit/kit-data.ts';
import { listOutdated } from '../../kit/open-kit.ts';
import { slotMinutes } from '../../kit/plan-time.ts';
import { createRunCode } from '../../kit/run-code.ts';
import { startRun } from '../../kit/run.ts';
import type { RunRecord } from '../../kit/run-record.ts';
import { LEVELS, ROLES } from '../../schemas/taxonomy.ts';
import { count } from '../drill/days.ts';
import { createId } from '../frame/create-id.ts';

interface Props {
  data: KitData;
  kit: Kit;
  onBegin: (run: RunRecord) => void;
  onBuild: () => void;
}

const LONGEST_LABEL = 60;

/** Says what the kit has. */
function describe({ choices, items }: Kit): string {
  const role = choices.role === undefined ? 'any role' : ROLES[choices.role as keyof typeof ROLES];
  return `${count(items.length, 'question')}, ${LEVELS[choices.level].name}, ${role}, ${count(choices.minutes, 'minute')}.`;
}

export function InterviewBegin({ data, kit, onBegin, onBuild }: Props) {
  const [label, setLabel] = useState('');
  const slugs = new Set(data.cards.map(({ slug }) => slug));
  const outdated = listOutdated(kit, data.cards);
  const changed = outdated.filter(({ slug }) => slugs.has(slug));
  const gone = outdated.filter(({ slug }) => !slugs.has(slug));
  const { extraTime } = kit.choices;
  const isEmpty = kit.items.length === gone.length;
  const begin = (): void => {
    const code = createRunCode(crypto.getRandomValues(new Uint8Array(6)));
    const named = label.trim() === '' ? code : label;
    const { cards, revision } = data;
    onBegin(startRun({ kit, cards, label: named, revision, id: createId(), now: Date.now() }));
  };
  return (
    <form
      class="interview-begin"
      aria-labelledby="interview-begin"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) begin();
      }}
    >
      <h3 id="interview-begin">Begin with this kit</h3>
      <p>
        {describe(kit)}
        {extraTime !== 1 &&
          ` Extra time × ${extraTime}: ${count(slotMinutes(kit.choices), 'minute')}, and all parts longer.`}
      </p>
      {gone.length > 0 && (
        <p>
          {count(gone.length, 'question')} of this kit {gone.length === 1 ? 'is' : 'are'} no longer here, and will be
          left out.
        </p>
      )}
      {changed.length > 0 && (
        <p>
          {count(changed.length, 'question')} changed since this kit was made;{' '}
          {changed.length === 1 ? 'it is' : 'they are'} asked as {changed.length === 1 ? 'it reads' : 'they read'} now.
          Build shows the difference.
        </p>
      )}
      <div class="tool-fields">
        <label>
          <span>Label</span>
          <input
            type="text"
            autocomplete="off"
            spellcheck={false}
            maxLength={LONGEST_LABEL}
            aria-describedby="interview-hint"
            value={label}
            onInput={(event) => setLabel(event.currentTarget.value)}
          />
        </label>
      </div>
      <p id="interview-hint" class="small soft">
        A code, not a name, such as K7-AB: for the candidate and for you, so that a panel can tell your scorecard from
        the others’. Left empty, one is made.
      </p>
      <div class="tool-buttons">
        <button class="run tool-main" disabled={isEmpty}>
          Begin
        </button>
        <button type="button" class="tool-main" onClick={onBuild}>
          Change the kit
        </button>
      </div>
      {isEmpty && <p>This kit has no questions. Choose some first.</p>}
      <p class="small soft">The clock starts at once, with the introduction. Extra time is set with the kit.</p>
    </form>
  );
}
