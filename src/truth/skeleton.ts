// The skeletons of a new card and a new rule: every field, empty, with a comment that says what goes there.
import { REVISION } from '../protocol/revision.ts';
import { AREAS, CATEGORIES, IMPORTANCES, KINDS, LEVELS, ROLES, TOPICS } from '../schemas/taxonomy.ts';
import type { Collection } from './content-file.ts';
import { helpOf } from './field-help.ts';

/** A file to write, or what is wrong with the request for it. */
export type Skeleton = { path: string; text: string } | { wrong: string };

const USAGE = 'Run: npm run new card <topic> <slug>, or: npm run new rule <ID>';
const choices = (list: object): string => Object.keys(list).join(', ');

/** Plans the file that `npm run new` writes. `today` is YYYY-MM-DD. */
export function planSkeleton(words: readonly string[], today: string): Skeleton {
  const [what, first, second, ...rest] = words;
  if (what === 'card' && first !== undefined && second !== undefined && rest.length === 0) {
    if (!Object.hasOwn(TOPICS, first))
      return { wrong: `expected a topic, found ${first}. Topics are ${choices(TOPICS)}.` };
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(second)) {
      return {
        wrong: `expected a slug in kebab-case, found ${second}. Write it like re-read-capabilities-every-request.`,
      };
    }
    return { path: `src/content/questions/${first}/${second}.mdx`, text: writeCard(first, today) };
  }
  if (what === 'rule' && first !== undefined && second === undefined) {
    const category = /^MCP-([A-Z]{3})-\d{3}$/.exec(first)?.[1];
    if (category === undefined)
      return { wrong: `expected a rule id, found ${first}. A rule id looks like MCP-STL-004.` };
    if (!Object.hasOwn(CATEGORIES, category))
      return { wrong: `expected a category, found ${category}. Categories are ${choices(CATEGORIES)}.` };
    return { path: `src/content/rules/${category}/${first}.mdx`, text: writeRule(first, today) };
  }
  return { wrong: `expected card or rule and its name, found ${words.join(' ') || 'nothing'}. ${USAGE}` };
}

/** Puts the comment of its field behind each line that is marked with `#?`, or with `#? path` where the path differs. */
function fillComments(collection: Collection, text: string): string {
  return text.replace(
    /^(\s*)(- )?(\w+):(.*?)\s*#\?(?: (\S+))?$/gm,
    (line, indent: string, dash = '', key: string, value: string, path?: string) => {
      const field = (path ?? key).split('.').flatMap((part) => (part.endsWith('[]') ? [part.slice(0, -2), 0] : [part]));
      const help = helpOf(collection, field);
      return help === undefined ? line : `${indent}${dash}${key}:${value} # ${help}`;
    },
  );
}

const CLAIMS = `claims: #?
  - passage: '' #? claims[].passage
    keyword: '' #? claims[].keyword
    from: '' #? claims[].from
    to: '' #? claims[].to`;

function writeCard(topic: string, today: string): string {
  const followUp = (changes: string): string => `  - question: '' #? followUps[].question
    level: '' # ${choices(LEVELS)}
    expected: [] #? followUps[].expected${changes}`;
  const wrongAnswer = `  - claim: '' #? wrongAnswers[].claim
    tempting: '' #? wrongAnswers[].tempting
    correction: '' #? wrongAnswers[].correction
    rule: '' #? wrongAnswers[].rule`;
  const keyPoint = (essential: boolean): string => `  - text: '' #? keyPoints[].text
    essential: ${String(essential)} #? keyPoints[].essential
    source: '' #? keyPoints[].source`;
  const text = `---
title: '' #?
description: '' #?
prompt: '' #?
level: '' #?
kind: '' # ${choices(KINDS)}
importance: '' # ${choices(IMPORTANCES)}
topics: [${topic}] #?
roles: [] # ${choices(ROLES)}
areas: [] # ${choices(AREAS)}
keyPoints: #?
${[true, false, false].map(keyPoint).join('\n')}
basics: '' #?
solid: '' #?
goDeeper: #?
  junior: '' #? goDeeper.junior
  middle: '' #? goDeeper.middle
  senior: '' #? goDeeper.senior
  principal: '' #? goDeeper.principal
followUps: #?
${followUp('')}
${followUp('')}
${followUp('\n    changesCondition: true #? followUps[].changesCondition')}
wrongAnswers: #?
${[wrongAnswer, wrongAnswer, wrongAnswer].join('\n')}
rubric: #?
  poor: '' #? rubric.poor
  mixed: '' #? rubric.mixed
  good: '' #? rubric.good
  excellent: '' #? rubric.excellent
variants: [] #?
rules: [] #?
lessons: [] #?
related: [] #?
${CLAIMS}
revision: '${REVISION}' #?
reviewed: '${today}' #?
---

TODO: the full answer, in Markdown. A quotation from the specification is verbatim and carries a link; a keyword outside a
quotation stands in <Says rule="MCP-STL-004">MUST NOT</Says>; a message is a fence such as json message=tools/call.request.
`;
  return fillComments('questions', text);
}

function writeRule(id: string, today: string): string {
  const text = `---
id: ${id} #?
title: '' #?
description: '' #?
level: '' # MUST, MUST NOT, SHOULD, SHOULD NOT: the keyword of the first quote
appliesTo: #?
  subject: '' #? appliesTo.subject
  transports: [] #? appliesTo.transports
  era: '' #? appliesTo.era
observable: '' #?
spec: #?
  - passage: '' #? spec[].passage
    quote: '' #? spec[].quote
misconception: #?
  belief: '' #? misconception.belief
  refutation: '' #? misconception.refutation
probe: '' #?
fault: '' #?
why: '' #?
failProves: '' #?
passLeavesOpen: '' #?
deviation: '' #?
otherCauses: [] #?
checklist: [] #?
related: [] #?
claims: [] #?
revision: '${REVISION}' #?
reviewed: '${today}' #?
---

TODO: how to fix it, with code, then why it matters in production. Optional fields not listed above: inapplicableUnder,
enforcedBy, conflict.
`;
  return fillComments('rules', text);
}
