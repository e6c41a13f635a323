// What an import would change, told before anything is changed.
import { findNews } from './merge.ts';
import type { ParsedExport } from './parse-export.ts';
import type { Review, Settings } from './types.ts';

/** One setting of a file that is not the reader’s own. */
export interface SettingChange {
  name: string;
  from: string;
  to: string;
}

export interface ImportPreview {
  /** Reviews of the file: all, those that are new, those that are newer than what is there, and those that are there already. */
  total: number;
  added: number;
  replaced: number;
  same: number;
  settings: SettingChange[];
}

const NAMES = {
  interview: 'Interview on',
  minutes: 'Minutes a day',
  timer: 'Timer',
  shortcuts: 'Single keys act',
} as const satisfies Record<keyof Settings, string>;

function say(name: string, value: unknown): string {
  if (name === 'timer') return value === 0 ? 'off' : `${String(value)} times`;
  if (name === 'shortcuts') return value === false ? 'no' : 'yes';
  return value === undefined ? 'none' : String(value);
}

/** Compares a file with what is there. A setting that this version does not know is named as it is in the file. */
export function previewImport(
  own: { reviews: readonly Review[]; settings: Settings },
  { reviews, settings }: ParsedExport,
): ImportPreview {
  const { write, added } = findNews(own.reviews, reviews);
  const before = new Map<string, unknown>(Object.entries(own.settings));
  const changes = Object.entries(settings).map(([field, value]) => ({
    name: NAMES[field as keyof Settings] ?? field,
    from: say(field, before.get(field)),
    to: say(field, value),
  }));
  return {
    total: reviews.length,
    added,
    replaced: write.length - added,
    same: reviews.length - write.length,
    settings: changes.filter(({ from, to }) => from !== to),
  };
}

const answers = (count: number): string => (count === 1 ? '1 answer' : `${count.toLocaleString('en')} answers`);
const are = (count: number): string => (count === 1 ? 'is' : 'are');

/** The sentence of a preview. */
export function formatPreview({ total, added, replaced, same }: ImportPreview): string {
  if (total === 0) return 'It holds no answers.';
  if (same === total)
    return `It holds ${answers(total)}, ${total === 1 ? 'which is' : 'and all of them are'} here already.`;
  if (added === total) return `It holds ${answers(total)}, ${total === 1 ? 'new' : 'all of them new'} here.`;
  const parts = [
    `${added} ${are(added)} new here`,
    ...(replaced > 0 ? [`${replaced} ${are(replaced)} newer than here`] : []),
    ...(same > 0 ? [`${same} ${are(same)} here already`] : []),
  ];
  return `It holds ${answers(total)}: ${parts.join(', ')}.`;
}

/** What came of an import. */
export function formatImported(done: { added: number; replaced: number; same: number }, tookSettings: boolean): string {
  const { added, replaced } = done;
  const parts = [
    added === 0 && replaced === 0 ? 'nothing was new' : `${answers(added)} added`,
    ...(replaced > 0 ? [`${replaced} replaced by newer ones`] : []),
    ...(tookSettings ? ['the settings of the file taken'] : []),
  ];
  return `Imported: ${parts.join(', ')}.`;
}
