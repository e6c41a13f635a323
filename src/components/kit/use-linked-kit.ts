// The kit of the address: read when the page opens and when another link is followed, written when the kit changes.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Kit } from '../../kit/kit.ts';
import { DEFAULT_CHOICES } from '../../kit/kit.ts';
import type { KitData } from '../../kit/kit-data.ts';
import { formatLink, parseLink } from '../../kit/link.ts';
import { settleKit } from '../../kit/open-kit.ts';
import { propose } from '../../kit/propose.ts';

interface Linked {
  kit: Kit;
  /** What the reader has to know about the link, each a sentence or two. */
  notices: string[];
}

export interface LinkedKit extends Linked {
  take: (kit: Kit) => void;
}

/** The kit of the address, or the proposal for nobody in particular. */
function readAddress({ cards }: KitData): Linked {
  const linked = parseLink(location.hash);
  if (linked !== undefined && 'kit' in linked) {
    const { kit, notices } = settleKit(linked.kit, cards);
    return { kit, notices: [...(linked.notices ?? []), ...notices] };
  }
  const kit = { choices: DEFAULT_CHOICES, items: propose(cards, DEFAULT_CHOICES).items };
  return { kit, notices: linked === undefined ? [] : [`${linked.problem} What is below is a new proposal.`] };
}

const holdsKit = (address: string): boolean => parseLink(URL.parse(address)?.hash ?? '') !== undefined;

/** `onArrive` is called when another link was followed, or the reader went back to one. */
export function useLinkedKit(data: KitData, onArrive: () => void): LinkedKit {
  const [linked, setLinked] = useState(() => readAddress(data));
  // The kit as it was opened keeps its entry in the history: going back undoes what was done to it, once.
  const isAsOpened = useRef(true);
  const { kit } = linked;

  const take = (next: Kit): void => {
    setLinked({ kit: next, notices: [] });
    const link = formatLink(next);
    if (link === location.hash) return;
    if (isAsOpened.current) history.pushState(history.state, '', link);
    else history.replaceState(history.state, '', link);
    isAsOpened.current = false;
  };
  useEffect(() => {
    const arrive = ({ oldURL }: HashChangeEvent): void => {
      const link = formatLink(kit);
      if (location.hash === link) return;
      if (location.hash !== '' && parseLink(location.hash) === undefined) {
        // A place on the page was gone to: the kit stays, and so it stays in the address.
        if (holdsKit(oldURL)) history.replaceState(history.state, '', link);
        return;
      }
      isAsOpened.current = true;
      setLinked(readAddress(data));
      onArrive();
    };
    addEventListener('hashchange', arrive);
    return () => removeEventListener('hashchange', arrive);
  }, [data, kit]);
  return { ...linked, take };
}
