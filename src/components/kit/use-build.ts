// What Build does with a kit: each change is told, and can be taken back once.
import { useState } from 'preact/hooks';
import { asksTheSame, setVariant } from '../../kit/edit-items.ts';
import type { Choices, Kit, KitItem } from '../../kit/kit.ts';
import type { KitCard } from '../../kit/kit-data.ts';
import { pickVariant, propose } from '../../kit/propose.ts';

export interface Build {
  /** What was done last, in a sentence; empty at first. */
  news: string;
  /** What the last proposal has to say, such as that there are no more questions. */
  notices: readonly string[];
  /** What the button that takes back would do. */
  back?: 'Undo' | 'Redo';
  takeBack: () => void;
  /** Takes other choices; the questions are proposed anew where they ask for others. */
  choose: (choices: Choices) => void;
  /** Proposes for other choices as if there had been nothing. */
  begin: (choices: Choices) => void;
  /** Puts questions in the place of those that there are. */
  setItems: (items: KitItem[], news: string) => void;
  /** Only tells. */
  tell: (news: string) => void;
}

interface Past {
  kit: Kit;
  notices: readonly string[];
  isUndone: boolean;
}

export function useBuild(cards: readonly KitCard[], kit: Kit, onKit: (kit: Kit) => void): Build {
  const [news, tell] = useState('');
  const [notices, setNotices] = useState<readonly string[]>([]);
  const [past, setPast] = useState<Past>();

  const change = (next: Kit, said: string, noticed = notices): void => {
    setPast({ kit, notices, isUndone: false });
    setNotices(noticed);
    tell(said);
    onKit(next);
  };
  const askAsChosen = (choices: Choices, item: KitItem): KitItem => {
    const card = cards.find(({ slug }) => slug === item.slug);
    return card === undefined
      ? item
      : setVariant(item, choices.asksVariants ? pickVariant(card, choices.seed) : undefined);
  };
  return {
    news,
    notices,
    ...(past === undefined ? {} : { back: past.isUndone ? ('Redo' as const) : ('Undo' as const) }),
    takeBack: () => {
      if (past === undefined) return;
      setPast({ kit, notices, isUndone: !past.isUndone });
      setNotices(past.notices);
      tell(past.isUndone ? 'Done again.' : 'Undone.');
      onKit(past.kit);
    },
    choose: (choices) => {
      if (!asksTheSame(choices, kit.choices)) {
        const proposal = propose(cards, choices, kit.items);
        change({ choices, items: proposal.items }, 'Proposed anew.', proposal.notices);
      } else if (choices.asksVariants === kit.choices.asksVariants) {
        change({ ...kit, choices }, 'The questions stay as they are.');
      } else {
        const items = kit.items.map((item) => askAsChosen(choices, item));
        const count = items.filter(({ variant }) => variant !== undefined).length;
        change(
          { choices, items },
          choices.asksVariants ? `Asked as a variant: ${count} of ${items.length}.` : 'No variants are asked.',
        );
      }
    },
    begin: (choices) => {
      const { items, notices: noticed } = propose(cards, choices);
      change({ choices, items }, 'Begun anew.', noticed);
    },
    setItems: (items, said) => change({ ...kit, items }, said),
    tell,
  };
}
