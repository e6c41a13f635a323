// A card: asked, answered, its key points ticked; the spoken answer and the follow-ups stand under them.
import type { CardExercise } from '../../study/exercise.ts';
import type { ExerciseProps } from './exercise-props.ts';
import { Html, SourceLink } from '../frame/html.tsx';
import { RecallExercise } from './recall-exercise.tsx';

export function CardView(props: ExerciseProps<CardExercise>) {
  const { card, url } = props.exercise;
  const points = card.keyPoints.map(({ html, essential, source }) => ({
    essential,
    text: <Html html={html} />,
    source: <SourceLink source={source} />,
  }));
  const after = (
    <div class="drill-more">
      <details class="answer">
        <summary>
          <span>A solid answer</span>
        </summary>
        <div>
          <Html as="p" html={card.solid} />
        </div>
      </details>
      <p class="small">
        <a href={url}>The whole card, with follow-up questions</a>
      </p>
    </div>
  );
  return <RecallExercise {...props} points={points} heading="Key points" after={after} />;
}
