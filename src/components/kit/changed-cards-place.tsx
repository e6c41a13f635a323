// Loads what tells of changed questions when a link names one; most links never do.
import type { ComponentProps, ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { listOutdated } from '../../kit/open-kit.ts';
import type { ChangedCards } from './changed-cards.tsx';

type Props = ComponentProps<typeof ChangedCards>;

export function ChangedCardsPlace(props: Props) {
  const [loaded, setLoaded] = useState<{ ChangedCards: ComponentType<Props> }>();
  const [isLost, setLost] = useState(false);
  const { kit, data } = props;
  const withdrawn = new Set(data.cards.flatMap((card) => (card.withdrawn === true ? [card.slug] : [])));
  const isNeeded = listOutdated(kit, data.cards).length > 0 || kit.items.some(({ slug }) => withdrawn.has(slug));
  useEffect(() => {
    if (isNeeded && loaded === undefined) import('./changed-cards.tsx').then(setLoaded, () => setLost(true));
  }, [isNeeded]);
  // It stays when all is settled, since it says so.
  if (loaded !== undefined) return <loaded.ChangedCards {...props} />;
  return isNeeded && isLost ? (
    <p class="note-box" role="alert">
      Some questions are not as in the link. What changed could not be loaded: check the connection and reload the page.
    </p>
  ) : null;
}
