// Links lead somewhere: into the revision's specification, to published content, or over https.
import { visit } from 'unist-util-visit';
import { formatField, type ContentFile } from './content-file.ts';
import type { Problem } from './problem.ts';
import type { SpecIndex } from './spec-index.ts';
import { readSpecLink } from './spec-links.ts';
import type { Block } from './text-block.ts';

/** Pages of the site that are no content files. */
const PAGES = new Set([
  '/',
  '/questions/',
  '/rules/',
  '/lessons/',
  '/search/',
  '/check/',
  '/playground/',
  '/how-it-works/',
  '/how-it-works/validator/',
  '/how-it-works/survey/',
  '/drill/',
  '/kit/',
  '/kit/fairness/',
]);
/** The fixed anchors of a rule page. */
const RULE_ANCHORS = new Set(['fix', 'failing', 'passing', 'check', 'questions']);

/** What links may lead to. */
export interface LinkTargets {
  questions: ReadonlySet<string>;
  rules: ReadonlySet<string>;
  lessons: ReadonlySet<string>;
  /** Slugs of ready kits. */
  kits: ReadonlySet<string>;
  /** The reason codes of each rule's probe; a rule that is not in the map is not looked at. */
  reasons: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Says what is wrong with an address, or nothing. */
export function explainLink(url: string, index: SpecIndex, targets: LinkTargets): string | undefined {
  if (url.startsWith('#')) return undefined;
  if (!url.startsWith('/')) {
    const spec = readSpecLink(index, url);
    if (spec && 'wrong' in spec) return spec.wrong;
    return /^https:\/\//.test(url)
      ? undefined
      : `expected a link that begins with https:// or /, found ${url}. Write the whole address.`;
  }
  const [path = '', anchor] = url.split('#');
  if (PAGES.has(path)) return undefined;
  const kit = /^\/kit\/ready\/([^/]+)\/$/.exec(path)?.[1];
  if (kit !== undefined) {
    return targets.kits.has(kit) ? undefined : `expected a ready kit, found ${path}. Correct the name.`;
  }
  const [, collection = '', id = '', rest] = path.split('/');
  if (collection !== 'questions' && collection !== 'rules' && collection !== 'lessons') {
    return `expected a page of this site, found ${path}. Pages are /questions/<slug>/, /rules/<ID>/, /lessons/<slug>/, /kit/ready/<slug>/ and ${[...PAGES].join(' ')}.`;
  }
  if (rest === undefined) return `expected a link that ends with /, found ${url}. Write ${path}/.`;
  if (!targets[collection].has(id)) {
    return `expected a published ${collection === 'questions' ? 'card' : collection.slice(0, -1)}, found ${path}. Correct the name, or publish it first.`;
  }
  if (collection !== 'rules' || anchor === undefined || RULE_ANCHORS.has(anchor)) return undefined;
  const reasons = targets.reasons.get(id);
  if (anchor.startsWith('reason-') && (!reasons || reasons.has(anchor.slice(7)))) return undefined;
  const known = [...RULE_ANCHORS, ...[...(reasons ?? [])].map((code) => `reason-${code}`)].map((name) => `#${name}`);
  return `expected an anchor of the rule page, found #${anchor}. It has ${known.join(' ')}.`;
}

/** Checks every link of a file. */
export function checkLinks(
  file: ContentFile,
  blocks: readonly Block[],
  index: SpecIndex,
  targets: LinkTargets,
): Problem[] {
  const problems: Problem[] = [];
  const check = (field: string, line: number, url: string): void => {
    const message = explainLink(url, index, targets);
    if (message) problems.push({ path: file.path, line, field, message });
  };
  for (const block of blocks) {
    if (block.inBody) continue;
    for (const url of new Set(block.spans.flatMap((span) => span.url ?? []))) check(block.field, block.line, url);
  }
  if (file.body) {
    visit(file.body, (node) => {
      if (node.type === 'link' || node.type === 'definition' || node.type === 'image') {
        check(formatField(['body']), node.position?.start.line ?? 1, node.url);
      }
    });
  }
  return problems;
}
