// The Markdown twin of a rule: the sentence, the fix, both outcomes as they ran, and everything a report can say.
import { codeText, fenceLines, joinParts, listItems, plainText, section } from '../../markdown/write-markdown.ts';
import { quoteLines } from '../../markdown/body-markdown.ts';
import type { RuleId } from '../../probes/probe.ts';
import type { Examples } from '../../run/examples.ts';
import { SDK } from '../../run/sdk-target.ts';
import type { Rule } from '../../schemas/rule.ts';
import { CATEGORIES, categoryOf } from '../../schemas/taxonomy.ts';
import { categoryPath } from '../rule-list/by-category.ts';
import type { EngineParts } from '../rule/engine-parts.ts';
import { kindOf, reasonsOf } from '../rule/reasons.ts';
import { seenOf, subjectOf, transportsOf } from '../rule/scope.ts';
import { severityOf } from '../rule/severity.ts';
import { writeBody } from './body-twin.ts';
import { formatExample } from './exchange-twin.ts';
import {
  formatTwin,
  linkPassage,
  listCards,
  listClaims,
  listLessons,
  listRules,
  proseOn,
  writeConflict,
  type Entry,
  type TwinSite,
} from './twin-site.ts';

type Prose = (text: string) => string;

const writeQuotes = ({ spec, revision }: Rule): string =>
  joinParts(
    ...spec.flatMap(({ passage, quote }) => [quoteLines(plainText(quote)), `MCP ${revision}, ${linkPassage(passage)}`]),
  );

async function writeExamples(rule: Rule, examples: Examples, prose: Prose, { urlOf }: TwinSite): Promise<string> {
  const { failing, passing, inapplicable } = examples;
  const inseparable = rule.inseparable.map(
    ({ rule: other, why }) => `[${other}](${urlOf(`/rules/${other}/`)}): ${prose(why)}`,
  );
  return joinParts(
    section(
      2,
      'Failing, as it ran',
      await formatExample(rule, 'failing', failing),
      inseparable.length === 0
        ? ''
        : 'Whoever makes this mistake breaks another sentence with it, so this example fails as well:',
      listItems(inseparable),
    ),
    section(2, 'Passing, as it ran', await formatExample(rule, 'passing', passing)),
    inapplicable && section(3, 'Where it does not apply', await formatExample(rule, 'inapplicable', inapplicable)),
  );
}

function writeChecking(rule: Rule, parts: EngineParts, prose: Prose, { urlOf }: TwinSite): string {
  const { probes } = parts;
  const reasons = reasonsOf(rule.id as RuleId, probes).map((reason) => {
    const only = reason.probes.length < probes.length ? ` (${reason.probes.join(', ')})` : '';
    return `${kindOf(rule.level, reason)}, ${codeText(reason.code)}: ${plainText(reason.message)}${only}`;
  });
  return joinParts(
    probes.length === 0 ? 'No probe can see this. A reviewer looks at:' : '',
    listItems(
      probes.map(({ id, title }) => `Probe [${codeText(id)}](${urlOf(`/rules/probes/${id}/`)}): ${prose(title)}.`),
    ),
    listItems(rule.checklist.map(prose)),
    section(3, 'Everything a report can say about it', listItems(reasons)),
    section(
      3,
      'What a verdict is worth',
      listItems([
        `A fail proves: ${prose(rule.failProves)}`,
        `A pass leaves open: ${prose(rule.passLeavesOpen)}`,
        `Permitted deviation: ${prose(rule.deviation)}`,
        ...rule.otherCauses.map((cause) => `Another cause: ${prose(cause)}`),
      ]),
    ),
  );
}

function writeEngine(rule: Rule, { fault, otherFaults, sdk }: EngineParts, prose: Prose): string {
  const isTold = sdk !== undefined && (sdk.verdict !== 'pass' || rule.sdk !== undefined);
  return joinParts(
    isTold
      ? section(
          3,
          'The official SDK',
          `${SDK.name} ${SDK.version}: ${sdk.verdict}, ${codeText(sdk.reason)}. ${plainText(sdk.message)}`,
          rule.sdk && prose(rule.sdk.note),
        )
      : '',
    fault && section(3, 'What the bug looks like', plainText(fault.fault.does), fenceLines(fault.source, 'ts')),
    otherFaults.length === 0 ? '' : 'Other bugs that break this rule:',
    listItems(otherFaults.map(({ does }) => plainText(does))),
    rule.enforcedBy === undefined
      ? ''
      : `What keeps it right in the reference server: ${codeText(`src/server/${rule.enforcedBy}`)}`,
  );
}

/** Writes a rule as Markdown, with what the engine holds about it. */
export async function writeRuleTwin(rule: Entry<Rule>, parts: EngineParts, site: TwinSite): Promise<string> {
  const { data, id } = rule;
  const path = `/rules/${id}/`;
  const prose = proseOn(path, site);
  const category = categoryOf(id);
  const examples =
    data.observable === 'internal' ? '' : await writeExamples(data, await site.examplesOf(data), prose, site);
  const about = [
    listCards(site, (card) => card.data.rules.includes(id)),
    listLessons(site, (lesson) => lesson.data.rules.includes(id)),
  ];
  const sections = [
    writeQuotes(data),
    section(2, 'How to fix it', await writeBody(rule, path, site, 3)),
    examples,
    section(2, 'How it is checked', writeChecking(data, parts, prose, site), writeEngine(data, parts, prose)),
    section(2, 'Why it matters', prose(data.why)),
    section(3, 'What people believe', `“${prose(data.misconception.belief)}”`, prose(data.misconception.refutation)),
    section(2, 'Where the specification disagrees with itself', writeConflict(data.conflict, prose)),
    section(2, 'Questions and lessons about it', about.filter((list) => list !== '').join('\n')),
    section(
      2,
      'Related rules',
      listRules(site, data.related),
      `All rules: [${CATEGORIES[category]}](${site.urlOf(categoryPath(category))})`,
    ),
    section(2, 'Sentences it leans on', listClaims(data.claims)),
  ];
  const facts = [
    `Rule, ${data.level} (${severityOf(data.level)})`,
    subjectOf(data.appliesTo),
    transportsOf(data.appliesTo),
    seenOf(data),
    CATEGORIES[category],
    `revision ${data.revision}`,
    `checked ${data.reviewed}`,
  ];
  return formatTwin({ title: `${id}: ${prose(data.title)}`, facts, path, parts: sections }, site);
}
