// Cards that ask nearly the same: they name each other as related, or one of them is to go.
import type { ContentFile } from './content-file.ts';
import type { Problem } from './problem.ts';
import { proseWords } from './prose-words.ts';

/** From here on two cards have to name each other. Cards of one topic that ask different things stay below 0.2. */
export const RELATED = 0.22;
/** From here on they are one card. */
export const SAME = 0.5;

type Vector = Map<string, number>;

/** What a card asks and what a good answer has: title, prompt, key points. How it says so is another check. */
function readQuestion({ data }: ContentFile): string {
  const points = Array.isArray(data['keyPoints']) ? (data['keyPoints'] as { text?: unknown }[]) : [];
  return [data['title'], data['prompt'], ...points.map((point) => point?.text)]
    .filter((text): text is string => typeof text === 'string')
    .join(' ');
}

const countWords = (text: string): Vector => {
  const counts: Vector = new Map();
  for (const word of proseWords(text).map((one) => one.toLowerCase())) {
    if (word.length > 2) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
};

const lengthOf = (vector: Vector): number => Math.hypot(...vector.values());

/** Every pair of cards with the cosine of their words, rare ones weighing more; from 0 to 1, most alike first. */
export function comparePairs(cards: readonly ContentFile[]): { one: ContentFile; other: ContentFile; alike: number }[] {
  const counts = cards.map((card) => countWords(readQuestion(card)));
  const holders = new Map<string, number>();
  for (const words of counts) for (const word of words.keys()) holders.set(word, (holders.get(word) ?? 0) + 1);
  const vectors = counts.map(
    (words): Vector =>
      new Map(
        [...words].map(([word, count]) => [
          word,
          (1 + Math.log(count)) * Math.log((cards.length + 1) / (holders.get(word) ?? 1)),
        ]),
      ),
  );
  const lengths = vectors.map(lengthOf);
  return cards
    .flatMap((one, index) =>
      cards.slice(0, index).map((other, at) => {
        let dot = 0;
        for (const [word, weight] of vectors[index] ?? []) dot += weight * (vectors[at]?.get(word) ?? 0);
        return { one, other, alike: dot / ((lengths[index] ?? 1) * (lengths[at] ?? 1) || 1) };
      }),
    )
    .sort((a, b) => b.alike - a.alike);
}

const relatedOf = ({ data }: ContentFile): unknown[] => (Array.isArray(data['related']) ? data['related'] : []);

/** Checks that no two cards ask the same, and that those that come near each other say so in `related`. */
export function checkSimilar(cards: readonly ContentFile[]): Problem[] {
  return comparePairs(cards).flatMap(({ one, other, alike }): Problem[] => {
    const percent = `${Math.round(alike * 100)} %`;
    const problem = (file: ContentFile, field: string, message: string): Problem => ({
      path: file.path,
      line: file.lineOf([field]),
      field,
      message,
    });
    if (alike >= SAME) {
      const message = `expected a question of its own, found ${percent} of ${other.path} in title, prompt and key points. Make one card of the two, or part what they ask.`;
      return [problem(one, 'title', message)];
    }
    if (alike < RELATED) return [];
    return [
      [one, other],
      [other, one],
    ].flatMap(([file, twin]) =>
      file === undefined || twin === undefined || relatedOf(file).includes(twin.id)
        ? []
        : [
            problem(
              file,
              'related',
              `expected ${twin.id}, which asks ${percent} the same, found it not named. Add it, so that nobody pulls both.`,
            ),
          ],
    );
  });
}
