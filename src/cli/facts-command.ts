// wireproof facts: what a file of facts can say.
import { isObject } from '../protocol/json.ts';
import type { JsonObject } from '../protocol/json.ts';
import { DEMO } from '../run/demo.ts';
import { describeFacts, FACTS_SCHEMA } from './facts-schema.ts';
import { formatEntry, formatHelp, readOptions, wrap } from './options.ts';
import type { OptionTable } from './options.ts';
import type { Terminal } from './terminal.ts';
import { UsageError } from './usage-error.ts';

const OPTIONS = {
  schema: { type: 'boolean', help: 'Prints the JSON Schema of the file.' },
  demo: { type: 'boolean', help: 'Prints the facts of the demonstration server, an example to start from.' },
} as const satisfies OptionTable;

export const factsHelp = (): string =>
  formatHelp(
    {
      usage: ['wireproof facts [--schema | --demo]'],
      about: [
        'Lists what the file of wireproof validate --facts can say: which tools of a server are good for what. Rules that need such a tool are untestable without.',
      ],
    },
    OPTIONS,
  );

// Its state is good for ten minutes, and a run would wait them out.
const { stateLifetime: _, ...demo } = DEMO;

/** Runs the command; gives its exit code. */
export async function runFacts(args: readonly string[], terminal: Terminal): Promise<number> {
  const given = readOptions(args, OPTIONS);
  if (given.operands.length > 0 || given.rest !== undefined) throw new UsageError('expected no argument');
  if (given.has('schema') && given.has('demo')) throw new UsageError('expected --schema or --demo, received both');
  if (given.has('schema')) await terminal.out(`${JSON.stringify(FACTS_SCHEMA, null, 2)}\n`);
  else if (given.has('demo')) await terminal.out(`${JSON.stringify(demo, null, 2)}\n`);
  else await terminal.out(listFacts());
  return 0;
}

function listFacts(): string {
  const about = wrap(
    'A file of facts is a JSON object. Every field may be left out; what needs it is then untestable. A call is an object of name and arguments.',
    80,
  );
  const entries = describeFacts().map(([name, schema]) => {
    const fields = describeFields(schema);
    return formatEntry(name, `${String(schema.description)}${fields === '' ? '' : ` Fields: ${fields}.`}`);
  });
  return `${about.join('\n')}\n\n${entries.join('\n')}\n\nExample: wireproof facts --demo. For editors: wireproof facts --schema.\n`;
}

/** The fields of a fact; name and arguments say themselves what they are. */
function describeFields({ properties }: JsonObject): string {
  if (!isObject(properties)) return '';
  return Object.entries(properties)
    .map(([name, field]) =>
      name === 'name' || name === 'arguments' ? name : `${name} (${isObject(field) ? String(field.description) : ''})`,
    )
    .join(', ');
}
