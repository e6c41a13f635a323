// Prints the answer of a card's variant, without the requests that the card shows beside its question.
import { escapeAttribute, escapeText } from '../../exchange/escape.ts';
import { isSent } from '../../exchange/exchange.ts';
import type { Turn } from '../../exchange/exchange.ts';
import { printTurns } from '../../exchange/print.ts';

/** Prints what came back for one request, from 1, as a capture with the server's name. */
export function printAnswer(turns: readonly Turn[], answerOf: number, title: string): string {
  const back = turns.filter((turn) => !isSent(turn) && turn.exchange === answerOf);
  return [
    `<section class="capture plain" aria-label="${escapeAttribute(`Answer ${answerOf}: ${title}`)}">`,
    `<header><span class="title">${escapeText(title)}</span><span class="tools"></span></header>`,
    printTurns(back),
    '</section>',
  ].join('');
}
