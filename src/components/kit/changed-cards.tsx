// Says which questions are not what the link names, shows the difference, and takes the current versions into the link.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { replaceItem, setVariant } from '../../kit/edit-items.ts';
import type { Kit, KitItem } from '../../kit/kit.ts';
import type { KitCard, KitData } from '../../kit/kit-data.ts';
import { listOutdated } from '../../kit/open-kit.ts';
import { OutdatedItem } from './outdated-item.tsx';
import type { Histories } from './use-histories.ts';

/** So many do not push the plan out of sight. */
const MOST_OPEN = 3;

interface Props {
  /** With the cards that were withdrawn. */
  data: KitData;
  kit: Kit;
  histories: Histories;
  onKit: (kit: Kit) => void;
}

export function ChangedCards({ data: { cards }, kit, histories: { known, retry }, onKit }: Props) {
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const isActing = useRef(false);
  // The button that had the focus is gone.
  useLayoutEffect(() => {
    if (!isActing.current) return;
    isActing.current = false;
    (heading.current ?? document.getElementById('kit-view'))?.focus();
  });

  const bySlug = new Map(cards.map((card) => [card.slug, card]));
  const isWithdrawn = ({ slug }: KitItem): boolean => bySlug.get(slug)?.withdrawn === true;
  const outdated = listOutdated(kit, cards);
  const shown = kit.items.filter((item) => outdated.includes(item) || isWithdrawn(item));
  const changed = outdated.filter((item) => bySlug.has(item.slug) && !isWithdrawn(item));
  const change = (items: KitItem[], words: string): void => {
    isActing.current = true;
    setSaid(words);
    onKit({ ...kit, items });
  };
  const take = (taken: readonly KitItem[], words: string): void =>
    change(
      kit.items.map((item) => (taken.includes(item) ? asItIsNow(item, bySlug.get(item.slug)) : item)),
      words,
    );
  return (
    <>
      <p class="tool-unseen" role="status">
        {said}
      </p>
      {shown.length > 0 && (
        <section class="note-box kit-changed" aria-labelledby="kit-changed">
          <h2 id="kit-changed" ref={heading} tabIndex={-1}>
            {shown.length === 1 ? 'One question is' : `${shown.length} questions are`} not as in the link
          </h2>
          {changed.length > 0 && (
            <p>
              Sheets and interviews ask what changed as it is now, since a correction matters. The link names the
              earlier version until you take the new one over.
            </p>
          )}
          {changed.length > 1 && (
            <button
              type="button"
              onClick={() => take(changed, `${changed.length} questions are in the link as they are now.`)}
            >
              Use all as they are now
            </button>
          )}
          <details open={shown.length <= MOST_OPEN}>
            <summary>Which ones</summary>
            <ul class="plain">
              {shown.map((item) => {
                const index = kit.items.indexOf(item);
                return (
                  <OutdatedItem
                    key={item.slug}
                    number={index + 1}
                    item={item}
                    card={bySlug.get(item.slug)}
                    known={known.get(item.slug)}
                    onTake={() => take([item], `Question ${index + 1} is in the link as it is now.`)}
                    onRemove={() => change(replaceItem(kit.items, index), `Question ${index + 1} is removed.`)}
                    onRetry={retry}
                  />
                );
              })}
            </ul>
          </details>
        </section>
      )}
    </>
  );
}

/** The item with the current version, and as itself where its variant is gone. */
function asItIsNow(item: KitItem, card: KitCard | undefined): KitItem {
  if (card === undefined) return item;
  const isThere = item.variant === undefined || item.variant <= card.variants.length;
  return { ...(isThere ? item : setVariant(item)), hash: card.hash };
}
