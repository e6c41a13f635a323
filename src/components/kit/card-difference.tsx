// What changed in a card, field by field: words that went are struck out, words that came are underlined, and both are said.
import { useEffect, useState } from 'preact/hooks';
import type { FieldChange, Piece } from '../../kit/compare-versions.ts';
import type { KitCard } from '../../kit/kit-data.ts';

interface Props {
  old: KitCard;
  now: KitCard;
}

export function CardDifference({ old, now }: Props) {
  const [changes, setChanges] = useState<FieldChange[] | 'lost'>();
  useEffect(() => {
    import('../../kit/compare-versions.ts').then(
      ({ compareVersions }) => setChanges(compareVersions(old, now)),
      () => setChanges('lost'),
    );
  }, [old, now]);
  if (changes === undefined) return <p role="status">Loading …</p>;
  if (changes === 'lost')
    return <p>What compares them could not be loaded. Check the connection and open this again.</p>;
  if (changes.length === 0) return <p>Only the form changed, such as a link or code: the words are the same.</p>;
  return (
    <dl class="kit-difference">
      {changes.map(({ field, pieces }) => (
        <div>
          <dt>{field}</dt>
          <dd>{pieces.map(showPiece)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Screen readers say little of `del` and `ins`, so that words do. */
function showPiece({ kind, text }: Piece) {
  if (kind === 'same') return text;
  const Name = kind === 'removed' ? 'del' : 'ins';
  return (
    <Name>
      <span class="tool-unseen">{kind}: </span>
      {text}
    </Name>
  );
}
