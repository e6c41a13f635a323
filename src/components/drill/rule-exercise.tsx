// A rule: from a common belief to what the specification demands instead, and with which keyword.
import { RULE_POINTS, type RuleExercise } from '../../study/exercise.ts';
import type { ExerciseProps } from './exercise-props.ts';
import { Html, SourceLink } from '../frame/html.tsx';
import { RecallExercise } from './recall-exercise.tsx';

export function RuleView(props: ExerciseProps<RuleExercise>) {
  const { rule, url } = props.exercise;
  const { title, level, quote, source, misconception } = rule;
  const texts = [
    'the demand, in words of your own',
    <>
      the keyword, <b class="says">{level}</b>
    </>,
  ];
  const heading = (
    <>
      <Html html={title} /> <span class={level.startsWith('SHOULD') ? 'must should' : 'must'}>{level}</span>
    </>
  );
  const before = (
    <>
      <blockquote>
        <p>{quote}</p>
      </blockquote>
      <p class="source">
        <SourceLink source={source} />
      </p>
      <Html as="p" html={misconception.refutation} />
    </>
  );
  const after = (
    <p class="small drill-more">
      <a href={url}>The rule, with a failing and a passing exchange</a>
    </p>
  );
  const points = RULE_POINTS.map(({ essential }, index) => ({ essential, text: texts[index] }));
  return <RecallExercise {...props} points={points} heading={heading} before={before} after={after} />;
}
