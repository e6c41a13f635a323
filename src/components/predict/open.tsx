// Puts the form into its place and connects it with what is on the page; loaded when a reader first opens one.
import { addSheet } from '../frame/add-sheet.ts';
import { render } from 'preact';
import { fieldOfSpot, findAnswer, readAnswer, readField } from '../../run/answer-facts.ts';
import type { Script } from '../../run/run-scenario.ts';
import type { Repeated } from '../run/repeat.ts';
import { PredictForm } from './form.tsx';
import type { Came } from './judge.ts';
import styles from './predict.css?url';

// Without it the form can be used all the same.
const styled = addSheet(styles);

/** Runs a capture as its own button does. */
async function run(play: HTMLElement): Promise<Repeated> {
  const panel = await import('../run/panel.tsx').catch(() => {
    throw new Error('The engine could not be loaded. The answer can be opened without it.');
  });
  // run/mount.ts has put it in.
  const status = play.querySelector<HTMLElement>('.run-status') ?? document.createElement('div');
  return panel.repeatAndTell({ play, status });
}

const listOf = (text: string | undefined): string[] => text?.split(' ').filter(Boolean) ?? [];

/** Opens the form over the closed answer of a card's variant; to open that by hand is to skip. */
export async function openVariant(place: HTMLElement, reveal: HTMLDetailsElement): Promise<void> {
  await styled;
  const play = reveal.querySelector<HTMLElement>('.play');
  if (play === null) return;
  const { scenario = '{}', answerOf, title = '' } = play.dataset;
  const { decides, fields } = reveal.dataset;
  const { fault, legacy } = JSON.parse(scenario) as Partial<Script>;
  const answer = async (): Promise<Came> => {
    const { turns } = await run(play);
    const found = readAnswer(findAnswer(turns, Number(answerOf)));
    return { answer: found, field: decides ? { name: decides, value: readField(found, decides) } : undefined };
  };
  render(
    <PredictForm
      question={
        fault === undefined && !legacy ? 'What does a conforming server answer?' : 'What does this server answer?'
      }
      // The name of a faulty server is half the answer.
      label={`Prediction. ${title.replace(/:.*/, '')}`}
      asksStatus
      fields={listOf(fields)}
      answer={answer}
      onAnswered={(isAnswered) => (reveal.open = isAnswered)}
    />,
    place,
  );
}

/** Opens the form of a rule; the passing example is what it asks about. */
export async function openRule(
  place: HTMLElement,
  play: HTMLElement,
  onAnswered: (isAnswered: boolean) => void,
): Promise<void> {
  await styled;
  const answer = async (): Promise<Came> => {
    const { turns, finding } = await run(play).catch((error: unknown) => {
      // The examples say it without the engine.
      onAnswered(true);
      throw error;
    });
    const at = finding?.at;
    if (at === undefined) throw new Error('The engine names no place that decides. The examples stay as they were.');
    const found = readAnswer(turns[at.turn]);
    const name = fieldOfSpot(at);
    const event = at.part === 'body' ? at.event : undefined;
    return {
      answer: found,
      field: name === undefined ? undefined : { name, value: readField(found, name, event) },
      why: finding?.message ?? '',
    };
  };
  render(
    <PredictForm
      question="What does a conforming server answer?"
      label="Prediction"
      asksStatus={play.dataset.wire !== 'stdio'}
      fields={listOf(place.dataset.fields)}
      answer={answer}
      onAnswered={onAnswered}
    />,
    place,
  );
}
