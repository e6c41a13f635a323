// Cards to print on both sides: which card stands where on the front and on the back of each sheet.
import { plainText } from './drill-data.ts';
import type { DrillCard, KeyPoint } from './drill-data.ts';

/** How many cards a sheet takes, in two columns. */
export type PerSheet = 4 | 8;

/** The places of one sheet by rows, from the left; some of the last sheet stay empty. */
export interface Sheet {
  fronts: (DrillCard | undefined)[];
  backs: (DrillCard | undefined)[];
}

const COLUMNS = 2;

/** Spreads the cards over sheets. Turned on its long edge, a sheet has each back behind its front: the columns change sides. */
export function createSheets(cards: readonly DrillCard[], perSheet: PerSheet): Sheet[] {
  return Array.from({ length: Math.ceil(cards.length / perSheet) }, (_, sheet) => {
    const fronts = Array.from({ length: perSheet }, (_, place) => cards[sheet * perSheet + place]);
    const backs = fronts.map((_, place) => {
      const row = place - (place % COLUMNS);
      return fronts[row + (COLUMNS - 1 - (place % COLUMNS))];
    });
    return { fronts, backs };
  });
}

/** The points that the back has room for: all of them, or, on a small card, the essential ones. */
export const pointsOnBack = ({ keyPoints }: DrillCard, perSheet: PerSheet): KeyPoint[] =>
  perSheet === 8 ? keyPoints.filter(({ essential }) => essential) : keyPoints;

/** Characters that fit one side of a card in each size of type, the largest first; what has more is set in the last size. */
const ROOM: Readonly<Record<PerSheet, Readonly<Record<'front' | 'back', readonly number[]>>>> = {
  4: { front: [400, 700], back: [800, 1060, 1300] },
  8: { front: [260, 400], back: [560, 760, 930] },
};

/** The size of type for a side, from 0, the largest, so that its text fits; by the number of characters. */
export function typeSize(card: DrillCard, side: 'front' | 'back', perSheet: PerSheet): number {
  const texts =
    side === 'front'
      ? [card.title, card.prompt ?? '']
      : [card.basics, ...pointsOnBack(card, perSheet).map(({ html }) => html)];
  const length = texts.reduce((sum, text) => sum + plainText(text).length, 0);
  return ROOM[perSheet][side].filter((room) => length > room).length;
}
