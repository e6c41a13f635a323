// One question that is not what the link names: changed since then, withdrawn, or not known here.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { versionWith } from '../../kit/card-history.ts';
import type { KitItem } from '../../kit/kit.ts';
import type { KitCard } from '../../kit/kit-data.ts';
import type { Known } from '../../kit/open-kit.ts';
import { Html } from '../frame/html.tsx';
import { CardDifference } from './card-difference.tsx';

interface Props {
  /** Its place, from 1. */
  number: number;
  item: KitItem;
  /** The card that is asked; nothing where there is none. */
  card: KitCard | undefined;
  /** Nothing while it is on its way. */
  known: Known | undefined;
  onTake: () => void;
  onRemove: () => void;
  onRetry: () => void;
}

export function OutdatedItem({ number, item, card, known, onTake, onRemove, onRetry }: Props) {
  const act = (label: string, onClick: () => void) => (
    <button type="button" aria-label={`${label}, question ${number}`} onClick={onClick}>
      {label}
    </button>
  );
  const row = (words: ComponentChildren, buttons: ComponentChildren, more?: ComponentChildren) => (
    <li>
      <p>
        <b>Question {number}</b> {words}
      </p>
      <div class="tool-buttons">
        {known === 'unreachable' && act('Try again', onRetry)}
        {buttons}
      </div>
      {more !== undefined && <div class="kit-changed-more">{more}</div>}
    </li>
  );
  if (card === undefined) {
    const words =
      known === 'unreachable'
        ? `(${item.slug}) is not asked any more, and its last version could not be loaded. Check the connection. The others are here.`
        : `(${item.slug}) is not known here: this site neither has it nor ever had it. The link may be damaged, or of another site. The others are here.`;
    return row(words, act('Remove', onRemove));
  }
  const title = <Html html={card.title} />;
  if (card.withdrawn === true) {
    const which = card.hash === item.hash ? 'as it was when this link was made' : 'in its last version';
    return row(
      <>
        was withdrawn: “{title}” It can still be asked, {which}.
      </>,
      act('Remove', onRemove),
    );
  }
  return row(
    <>changed since this link was made: “{title}”</>,
    act('Use as it is now', onTake),
    <Difference hash={item.hash} card={card} known={known} />,
  );
}

function Difference({ hash, card, known }: { hash: string; card: KitCard; known: Known | undefined }) {
  const [isOpen, setOpen] = useState(false);
  if (known === undefined) return <p>Looking up what changed …</p>;
  if (known === 'unreachable') return <p>What changed could not be loaded. Check the connection.</p>;
  const old = known === 'none' ? undefined : versionWith(known, hash);
  if (old === undefined)
    return <p>What changed cannot be shown: this site has no version of it with the mark {hash}.</p>;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>What changed</summary>
      {isOpen && <CardDifference old={old} now={card} />}
    </details>
  );
}
