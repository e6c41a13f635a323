// What a file names exists: rules, cards, lessons, probes, faults, definitions, and its own place.
import { categoryOf } from '../schemas/taxonomy.ts';
import { formatField, type ContentFile, type FieldPath } from './content-file.ts';
import type { Problem } from './problem.ts';

/** Everything a file may name, by the kind of thing. */
export interface References {
  rule: ReadonlySet<string>;
  card: ReadonlySet<string>;
  lesson: ReadonlySet<string>;
  probe: ReadonlySet<string>;
  fault: ReadonlySet<string>;
  definition: ReadonlySet<string>;
  /** Files of `src/server/`, from there. */
  serverFile: ReadonlySet<string>;
}

const WHERE: Record<keyof References, string> = {
  rule: 'published rule',
  card: 'published card',
  lesson: 'published lesson',
  probe: 'probe in src/probes/',
  fault: 'fault in src/faults/',
  definition: 'definition in src/server/definitions/',
  serverFile: 'file in src/server/',
};

/** Which fields name what, in each collection; `[]` stands for every item. */
const FIELDS: Record<ContentFile['collection'], Record<string, keyof References>> = {
  questions: {
    'rules[]': 'rule',
    'lessons[]': 'lesson',
    'related[]': 'card',
    'wrongAnswers[].rule': 'rule',
    'variants[].scenario.definition': 'definition',
    'variants[].scenario.fault': 'fault',
    'steps[].scenario.definition': 'definition',
    'steps[].scenario.fault': 'fault',
  },
  rules: {
    'related[]': 'rule',
    'inseparable[].rule': 'rule',
    probe: 'probe',
    fault: 'fault',
    inapplicableUnder: 'definition',
    enforcedBy: 'serverFile',
  },
  lessons: {
    'rules[]': 'rule',
    'cards[]': 'card',
    'steps[].scenario.definition': 'definition',
    'steps[].scenario.fault': 'fault',
  },
  kits: {
    'questions[].slug': 'card',
    'leftOut[].slug': 'card',
    'adapt[].without[]': 'card',
    'adapt[].instead[].of': 'card',
    'adapt[].instead[].slug': 'card',
    'adapt[].add[]': 'card',
    'adapt[].asWritten[]': 'card',
  },
};

function* valuesAt(
  value: unknown,
  keys: readonly string[],
  path: FieldPath = [],
): Generator<{ path: FieldPath; value: unknown }> {
  const [key, ...rest] = keys;
  if (key === undefined) yield { path, value };
  else if (key === '[]') {
    for (const [index, item] of Array.isArray(value) ? value.entries() : [])
      yield* valuesAt(item, rest, [...path, index]);
  } else if (typeof value === 'object' && value !== null) {
    yield* valuesAt((value as Record<string, unknown>)[key], rest, [...path, key]);
  }
}

/** Checks what a file names in its frontmatter. */
export function checkReferences(file: ContentFile, known: References): Problem[] {
  return Object.entries(FIELDS[file.collection]).flatMap(([pattern, kind]) =>
    [...valuesAt(file.data, pattern.replaceAll('[]', '.[]').split('.'))].flatMap(({ path, value }): Problem[] => {
      const problem = (message: string): Problem[] => [
        { path: file.path, line: file.lineOf(path), field: formatField(path), message },
      ];
      if (typeof value !== 'string' || value === '') return [];
      if (value === file.id) return problem(`expected another ${kind}, found this one. Take it out.`);
      if (known[kind].has(value)) return [];
      const near = [...known[kind]].filter((name) => name.slice(0, 5) === value.slice(0, 5)).slice(0, 4);
      const hint =
        near.length > 0 && kind !== 'rule'
          ? `Is it ${near.join(' or ')}?`
          : kind === 'rule' || kind === 'card' || kind === 'lesson'
            ? 'Publish it first, or leave it out.'
            : 'Correct the name.';
      return problem(`expected a ${WHERE[kind]}, found ${value}. ${hint}`);
    }),
  );
}

/** Checks that a file stands where its fields say: id, first topic, category; and that no other has its name. */
export function checkPlace(file: ContentFile, all: readonly ContentFile[]): Problem[] {
  const problems: Problem[] = [];
  const add = (field: string, message: string): void => {
    problems.push({ path: file.path, line: file.lineOf([field]), field, message });
  };
  if (file.collection === 'rules') {
    const id = file.data['id'];
    if (typeof id === 'string' && id !== file.id)
      add('id', `expected ${file.id}, the file's name, found ${id}. Make them equal.`);
    const category = categoryOf(file.id);
    if (file.folder !== category)
      add('id', `expected the folder rules/${category}/, found rules/${file.folder}/. Move the file.`);
  } else if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(file.id)) {
    add('title', `expected a file name in kebab-case, found ${file.id}.mdx. Rename the file.`);
  }
  if (file.collection === 'questions') {
    const topics = file.data['topics'];
    const first = Array.isArray(topics) ? (topics[0] as unknown) : undefined;
    if (typeof first === 'string' && first !== file.folder) {
      add(
        'topics',
        `expected the first topic to be the folder, ${file.folder}, found ${first}. Move the file, or change the order.`,
      );
    }
  }
  if ((file.collection === 'lessons' || file.collection === 'kits') && file.folder !== '') {
    const { collection, folder } = file;
    add('title', `expected the file in ${collection}/, found it in ${collection}/${folder}/. Move it.`);
  }
  const twin = all.find(
    (other) =>
      other !== file && other.collection === file.collection && other.id.toLowerCase() === file.id.toLowerCase(),
  );
  if (twin)
    add(
      file.collection === 'rules' ? 'id' : 'title',
      `expected a name of its own, found it in ${twin.path} too. Rename one of them.`,
    );
  return problems;
}
