// Spot the wrong answer: several claims, one of them wrong; its correction stands next to it afterwards.
import { useRef, useState } from 'preact/hooks';
import type { Claim, SpotExercise } from '../../study/exercise.ts';
import { Written } from './attempt.tsx';
import { ExerciseEnd } from './exercise-end.tsx';
import type { ExerciseProps } from './exercise-props.ts';
import { Html, SourceLink } from '../frame/html.tsx';
import { Key } from './key.tsx';
import { digits, useKeys } from './keys.ts';
import { StepHeading } from '../frame/step-heading.tsx';

export function SpotView({ exercise, timer, hasKeys, outlook, onAnswer, onNext }: ExerciseProps<SpotExercise>) {
  const { claims, url } = exercise;
  const [choice, setChoice] = useState<number>();
  const [why, setWhy] = useState('');
  const [isChecked, setChecked] = useState(false);
  const wrongAt = claims.findIndex(({ wrong }) => wrong !== undefined);
  const check = (chosen: number | undefined): void => {
    setChoice(chosen);
    setChecked(true);
    onAnswer(chosen === wrongAt ? 'good' : 'again');
  };
  const form = useRef<HTMLFormElement>(null);
  const choose = (index: number): void => {
    setChoice(index);
    // So that a screen reader says which claim it is.
    form.current?.querySelectorAll<HTMLInputElement>('input[type="radio"]')[index]?.focus();
  };
  useKeys(
    isChecked ? { n: onNext } : { enter: () => form.current?.requestSubmit(), ...digits(claims.length, choose) },
    hasKeys,
  );
  if (!isChecked) {
    return (
      <form
        ref={form}
        class="drill-attempt"
        onSubmit={(event) => {
          event.preventDefault();
          check(choice);
        }}
      >
        {timer && <div class="drill-bar">{timer}</div>}
        <div role="radiogroup" aria-labelledby="drill-question">
          <ol class="drill-claims plain">
            {claims.map(({ html }, index) => (
              <li>
                <label>
                  <input
                    type="radio"
                    name="claim"
                    required
                    checked={choice === index}
                    onChange={() => setChoice(index)}
                  />
                  <Html html={html} />
                  {hasKeys && <Key name={String(index + 1)} />}
                </label>
              </li>
            ))}
          </ol>
        </div>
        <label class="drill-notes">
          Why is it wrong? In words of your own, if you like; they are not kept
          <textarea rows={2} value={why} onInput={(event) => setWhy(event.currentTarget.value)} />
        </label>
        <p class="tool-buttons">
          <button type="submit" class="run tool-main">
            Check {hasKeys && <Key name="Enter" />}
          </button>
          <button type="button" onClick={() => check(undefined)}>
            I cannot tell
          </button>
        </p>
      </form>
    );
  }
  const isRight = choice === wrongAt;
  return (
    <div class="drill-answer">
      <StepHeading level={3}>
        {isRight
          ? `Right: claim ${wrongAt + 1} is wrong`
          : `Claim ${wrongAt + 1} is wrong${choice === undefined ? '' : `, not claim ${choice + 1}`}`}
      </StepHeading>
      <Written notes={why} />
      <ol class="drill-claims plain">
        {claims.map((claim) => (
          <Settled claim={claim} />
        ))}
      </ol>
      <p class="drill-verdict">{outlook(isRight ? 'good' : 'again')}</p>
      <ExerciseEnd {...{ url, hasKeys, onNext }} />
    </div>
  );
}

/** A claim with what is true of it. */
function Settled({ claim: { html, source, wrong } }: { claim: Claim }) {
  if (wrong === undefined) {
    return (
      <li>
        <span class="verdict pass">true</span>
        <div>
          <Html html={html} />{' '}
          <span class="source">
            <SourceLink source={source} />
          </span>
        </div>
      </li>
    );
  }
  return (
    <li class="drill-wrong">
      <span class="verdict">wrong</span>
      <div>
        <Html html={html} />
      </div>
      <div class="drill-correction">
        <span class="label">What is right</span>
        <Html as="p" html={wrong.correction} />
        <span class="label">Why it tempts</span>
        <Html as="p" html={wrong.tempting} />
        <span class="source">
          <SourceLink source={source} />
        </span>
      </div>
    </li>
  );
}
