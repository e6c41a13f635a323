// A recorded exchange as Markdown: each message in a fence, what the validator says, and where the decision shows.
import { isSent, type Turn } from '../../exchange/exchange.ts';
import { describeSilence, formatDuration, hasSeveralConnections } from '../../exchange/labels.ts';
import { formatTurnText } from '../../exchange/turn-text.ts';
import { fenceLines, joinParts, plainText } from '../../markdown/write-markdown.ts';
import { parseJson } from '../../protocol/json.ts';
import { formatLocation } from '../../report/excerpt.ts';
import type { ProbeRun } from '../../run/result.ts';
import type { Rule } from '../../schemas/rule.ts';
import { serverName } from '../rule/server-name.ts';

type Kind = 'failing' | 'passing' | 'inapplicable';

const VERDICTS: Readonly<Record<Kind, string>> = {
  failing: 'Fails',
  passing: 'Passes',
  inapplicable: 'Does not apply',
};

function writeTurn(turn: Turn, several: boolean, pointer?: string, event?: number): string {
  const place = [
    several ? `connection ${turn.connection}` : '',
    turn.at > 0 ? `after ${formatDuration(turn.at)}` : '',
    turn.kind === 'back' && turn.response.open ? 'the stream stays open' : '',
  ].filter((word) => word !== '');
  const where = place.length > 0 ? ` (${place.join(', ')})` : '';
  if (turn.kind === 'silence') return `No answer ${turn.exchange}${where}: ${plainText(describeSilence(turn))}`;
  const isJson = turn.kind === 'line' && parseJson(turn.line) !== undefined;
  const language = turn.kind === 'line' ? (isJson ? 'json' : 'text') : 'http';
  const text = formatTurnText(turn, pointer, event);
  return `${isSent(turn) ? '→ Sent' : '← Back'} ${turn.exchange}${where}:\n\n${fenceLines(text, language)}`;
}

/** Writes turns under each other; what holds the deciding value is laid out so that it has a line of its own. */
export function formatTurns(turns: readonly Turn[], at?: ProbeRun['findings'][number]['at']): string {
  const several = hasSeveralConnections(turns);
  return joinParts(
    ...turns.map((turn, index) =>
      at?.part === 'body' && at.turn === index
        ? writeTurn(turn, several, at.pointer, at.event)
        : writeTurn(turn, several),
    ),
  );
}

/** Writes one example of a rule with its verdict, as its page shows it. */
export async function formatExample(rule: Rule, kind: Kind, run: ProbeRun | undefined): Promise<string> {
  const finding = run?.findings.find((one) => one.rule === rule.id);
  if (run === undefined || finding === undefined) throw new Error(`rule ${rule.id} has no ${kind} example`);
  const server = await serverName({ definition: run.definition, fault: kind === 'failing' ? rule.fault : undefined });
  const { at, message, note, atMost } = finding;
  const decided = at === undefined ? '' : `Decided by ${plainText(formatLocation(run.turns, at))}`;
  return joinParts(
    `**${VERDICTS[kind]} ${rule.id}**: ${plainText(server)}. The validator says: ${plainText(message)}`,
    formatTurns(run.turns, at),
    note === undefined ? decided : `${decided}${decided === '' ? '' : '. '}${plainText(note)}`,
    atMost !== undefined && rule.level.startsWith('MUST')
      ? `This counts as a warning, although the keyword is ${rule.level}: the finding rests on a limit of ours, or on one reading of two.`
      : '',
  );
}
