// What a good answer contains, ticked one by one; the grade follows from the ticks.
import { gradePoints } from '../../study/exercise.ts';
import type { Grade } from '../../study/types.ts';
import { PointList, type PointListProps, type TickPoint } from './point-list.tsx';

interface Props extends PointListProps {
  outlook: (grade: Grade) => string;
}

/** Says what the ticks amount to, and what follows. */
function describeTicks(points: readonly TickPoint[], met: readonly number[], outlook: Props['outlook']): string {
  const essential = points.flatMap((point, index) => (point.essential ? [index] : []));
  const grade = gradePoints(points, met);
  const count = essential.filter((index) => met.includes(index)).length;
  const of = `${count} of ${essential.length} essential ${essential.length === 1 ? 'point' : 'points'}`;
  return `${of}: ${grade === 'good' ? 'good' : 'again'}. ${outlook(grade)}`;
}

export function TickList({ outlook, ...list }: Props) {
  return (
    <>
      <PointList {...list} />
      <p class="drill-verdict" role="status">
        {describeTicks(list.points, list.met, outlook)}
      </p>
    </>
  );
}
