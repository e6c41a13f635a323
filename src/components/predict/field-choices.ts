// Chooses the fields among which a reader finds the deciding one, so that the list does not tell what came.

type Side = 'error' | 'result' | 'notification' | 'message' | 'header';

function sideOf(field: string): Side {
  if (!field.startsWith('/')) return 'header';
  const [, first] = field.split('/');
  if (first === 'error' || first === 'result') return first;
  return first === 'method' || first === 'params' ? 'notification' : 'message';
}

/** What a result of a method is about. */
const CONTENTS: Readonly<Record<string, string>> = {
  'tools/list': '/result/tools',
  'resources/list': '/result/resources',
  'resources/templates/list': '/result/resourceTemplates',
  'resources/read': '/result/contents/0/text',
  'prompts/list': '/result/prompts',
  'prompts/get': '/result/messages',
  'server/discover': '/result/supportedVersions',
};

/** Fields that come to mind, by where they stand: the same whatever the answer to this method is. */
const plausible = (method: string): Record<Side, string[]> => ({
  error: ['/error/code', method === 'tools/call' ? '/error/data/requiredCapabilities' : '/error/data/supported'],
  result: ['/result/resultType', CONTENTS[method] ?? '/result/content/0/text', '/result/_meta'],
  notification: ['/method', '/params/_meta'],
  message: ['/id', '/jsonrpc'],
  header: ['Content-Type', 'Cache-Control'],
});

/** How many others stand beside a right one: as many of results as of errors, as far as the number allows. */
const OTHERS: Readonly<Record<Side, Partial<Record<Side, number>>>> = {
  error: { error: 1, result: 2, header: 1 },
  result: { result: 1, error: 2, header: 1 },
  header: { header: 1, error: 1, result: 2 },
  notification: { notification: 1, error: 1, result: 1, header: 1 },
  message: { message: 1, error: 1, result: 1, header: 1 },
};

const holds = (outer: string, inner: string): boolean => inner === outer || inner.startsWith(`${outer}/`);
const inOrder = (fields: string[]): string[] => fields.sort((one, other) => (one < other ? -1 : 1));

export interface FieldQuestion {
  /** The field that decides. */
  right: string;
  /** The method of the request. */
  method: string;
  /** Whether the answer has headers, as a line over stdio has not. */
  hasHeaders: boolean;
  /** Fields that decide elsewhere on the page: among them no right one stands out. */
  elsewhere?: readonly string[];
}

/** Gives four or five fields in the order of their letters, the right one among them; none holds another. */
export function chooseFields({ right, method, hasHeaders, elsewhere = [] }: FieldQuestion): string[] {
  if (right === '/result' || right === '/error') {
    return inOrder(['/error', '/id', '/method', '/result', ...(hasHeaders ? ['Content-Type'] : [])]);
  }
  const chosen = [right];
  const isFree = (field: string): boolean => !chosen.some((other) => holds(field, other) || holds(other, field));
  for (const [name, count] of Object.entries(OTHERS[sideOf(right)])) {
    const side = name === 'header' && !hasHeaders ? 'message' : (name as Side);
    const until = chosen.length + count;
    for (const field of [...elsewhere, ...plausible(method)[side]]) {
      if (chosen.length < until && sideOf(field) === side && isFree(field)) chosen.push(field);
    }
  }
  return inOrder(chosen);
}
