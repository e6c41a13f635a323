// What stands under an exercise that is answered: the way on, and the whole card.
import { Key } from './key.tsx';

interface Props {
  url: string;
  hasKeys: boolean;
  onNext: () => void;
}

export const ExerciseEnd = ({ url, hasKeys, onNext }: Props) => (
  <>
    <button type="button" class="run tool-main" onClick={onNext}>
      Next {hasKeys && <Key name="N" />}
    </button>
    <p class="small drill-more">
      <a href={url}>The whole card</a>
    </p>
  </>
);
