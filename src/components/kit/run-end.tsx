// The end of an interview: what is open, and the step that seals it.
import { useState } from 'preact/hooks';
import { nameOf, standingOf } from '../../kit/places.ts';
import { answerOf, changeAnswer, findUnscored, finish } from '../../kit/run.ts';
import type { Place, RunRecord } from '../../kit/run-record.ts';
import { count } from '../drill/days.ts';
import { StepHeading } from '../frame/step-heading.tsx';
import { Confirm } from './run-confirm.tsx';

interface Props {
  run: RunRecord;
  onRun: (run: RunRecord) => void;
  onGo: (place: Place) => void;
  takesFocus: boolean;
}

const LIST = new Intl.ListFormat('en');

/** Names questions: `question 3 has`, `questions 1 and 3 have`. */
const nameNumbers = (numbers: readonly number[]): string =>
  numbers.length === 1 ? `question ${numbers[0]} has` : `questions ${LIST.format(numbers.map(String))} have`;

export function RunEnd({ run, onRun, onGo, takesFocus }: Props) {
  const [problem, setProblem] = useState('');
  const open = findUnscored(run);
  const numberOf = (slug: string): number => run.items.findIndex((item) => item.slug === slug) + 1;

  /** Tells what is open, where there is any. */
  const look = (): boolean => {
    const outcome = finish(run, Date.now());
    const unscored = 'unscored' in outcome ? outcome.unscored : [];
    setProblem(
      unscored.length === 0
        ? ''
        : `It cannot be finished yet: ${nameNumbers(unscored.map(numberOf))} no score. Score what came up, and mark what did not as not asked.`,
    );
    return unscored.length === 0;
  };
  const seal = (): void => {
    const outcome = finish(run, Date.now());
    if ('run' in outcome) onRun(outcome.run);
  };
  return (
    <section class="run-words" aria-labelledby="run-place">
      <StepHeading level={2} id="run-place" takesFocus={takesFocus}>
        The end
      </StepHeading>
      <p>The clock stands still. Score now, while you remember, and before you speak with other interviewers.</p>
      <p role="status">
        {open.length === 0
          ? 'Every question has a score or is marked as not asked.'
          : `${count(open.length, 'question')} of ${run.items.length} without a score.`}
      </p>
      {open.length > 0 && (
        <ol class="rows run-open">
          {open.map((slug) => {
            const name = nameOf(run, `question:${slug}`);
            const standing = standingOf(answerOf(run, slug));
            return (
              <li key={slug}>
                <span class="run-number">{numberOf(slug)}</span>
                <button type="button" class="run-jump" onClick={() => onGo(`question:${slug}`)}>
                  {name}
                </button>
                <span class="run-standing">{standing}</span>
                {standing === 'open' && (
                  <button
                    type="button"
                    aria-label={`Mark as not asked: ${name}`}
                    onClick={() => {
                      onRun(changeAnswer(run, slug, { score: 'not-asked' }));
                      setProblem('');
                      // The button that had the focus goes.
                      document.getElementById('run-place')?.focus();
                    }}
                  >
                    Mark as not asked
                  </button>
                )}
              </li>
            );
          })}
        </ol>
      )}
      <Confirm label="Finish" yes="Finish and seal it" no="Not yet" isMain onAsk={look} onYes={seal}>
        This seals the interview: notes and scores cannot be changed afterwards, so that nobody’s opinion moves yours.
      </Confirm>
      <p class="problem" role="alert">
        {problem}
      </p>
    </section>
  );
}
