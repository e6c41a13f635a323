// The histories of cards that a kit names in another version than the current one, fetched when it does.
import { useEffect, useRef, useState } from 'preact/hooks';
import { parseCardHistory } from '../../kit/card-history.ts';
import type { Kit } from '../../kit/kit.ts';
import type { KitData } from '../../kit/kit-data.ts';
import { listOutdated, type Known } from '../../kit/open-kit.ts';
import { fetchData } from '../frame/fetch-data.ts';

export interface Histories {
  /** By slug; one that is not there is on its way. */
  known: ReadonlyMap<string, Known>;
  /** Asks again for what could not be reached. */
  retry: () => void;
}

async function fetchHistory(slug: string): Promise<Known> {
  const base = document.querySelector<HTMLElement>('[data-versions]')?.dataset.versions ?? '';
  const response = await fetchData(`${base}${slug}.json`);
  if (response?.status === 404) return 'none';
  if (!response?.ok) return 'unreachable';
  try {
    return parseCardHistory(await response.json());
  } catch {
    // Some hosts answer with a page what they do not have.
    return 'unreachable';
  }
}

export function useHistories({ cards }: KitData, kit: Kit): Histories {
  const [known, setKnown] = useState<ReadonlyMap<string, Known>>(new Map());
  const [turn, setTurn] = useState(0);
  const asked = useRef(new Set<string>());
  const wanted = listOutdated(kit, cards).map(({ slug }) => slug);

  useEffect(() => {
    for (const slug of wanted) {
      if (asked.current.has(slug)) continue;
      asked.current.add(slug);
      void fetchHistory(slug).then((found) => setKnown((before) => new Map(before).set(slug, found)));
    }
  }, [wanted.join(' '), turn]);

  const retry = (): void => {
    const lost = [...known].filter(([, found]) => found === 'unreachable').map(([slug]) => slug);
    for (const slug of lost) asked.current.delete(slug);
    setKnown(new Map([...known].filter(([slug]) => !lost.includes(slug))));
    setTurn(turn + 1);
  };
  return { known, retry };
}
