// Which paper is printed on.
import type { Paper } from '../../kit/sheet-length.ts';

interface Props {
  paper: Paper;
  onPaper: (paper: Paper) => void;
}

/** Lets a reader choose the paper. */
export function PaperField({ paper, onPaper }: Props) {
  return (
    <label>
      <span>Paper</span>
      <select
        value={paper}
        onChange={({ currentTarget }) => onPaper(currentTarget.value === 'letter' ? 'letter' : 'a4')}
      >
        <option value="a4">A4</option>
        <option value="letter">Letter</option>
      </select>
    </label>
  );
}
