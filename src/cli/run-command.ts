// Finds the command that is meant, shows help and version, and turns what goes wrong into one sentence and an exit code.
import type { Content } from './content.ts';
import { suggest } from './nearest.ts';
import { findRequest, formatEntry, formatHelp } from './options.ts';
import type { Terminal } from './terminal.ts';
import { UsageError } from './usage-error.ts';

/** What went wrong, was not possible, or was not asked for in a way that can be understood. */
const COULD_NOT_RUN = 2;

interface Command {
  summary: string;
  help(): Promise<string>;
  run(args: readonly string[], terminal: Terminal, content: () => Promise<Content>, stop: AbortSignal): Promise<number>;
}

// Each loads what it needs: help and version are there at once.
const COMMANDS: Readonly<Record<string, Command>> = {
  validate: {
    summary: 'Checks a server and prints a report.',
    help: async () => {
      const { VALIDATE_HELP, VALIDATE_OPTIONS } = await import('./validate-options.ts');
      return formatHelp(VALIDATE_HELP, VALIDATE_OPTIONS);
    },
    run: async (args, terminal, content, stop) =>
      (await import('./validate-command.ts')).runValidate(args, terminal, await content(), stop),
  },
  explain: {
    summary: 'Says what a rule demands and how it is judged.',
    help: async () => (await import('./explain-command.ts')).explainHelp(),
    run: async (args, terminal, content) =>
      (await import('./explain-command.ts')).runExplain(args, terminal, await content()),
  },
  facts: {
    summary: 'Lists what a file for validate --facts can say.',
    help: async () => (await import('./facts-command.ts')).factsHelp(),
    run: async (args, terminal) => (await import('./facts-command.ts')).runFacts(args, terminal),
  },
  serve: {
    summary: 'Starts the demonstration server.',
    help: async () => (await import('./serve-options.ts')).serveHelp(),
    run: async (args, terminal, _, stop) => (await import('./serve-command.ts')).runServe(args, terminal, stop),
  },
};

const mainHelp = (): string =>
  formatHelp(
    {
      usage: ['wireproof <command> [options]'],
      about: ['Checks servers of the Model Context Protocol, revision 2026-07-28, and explains what it finds.'],
      before: [
        {
          heading: 'Commands',
          lines: Object.entries(COMMANDS).map(([name, { summary }]) => formatEntry(name, summary)),
        },
      ],
      after: [{ heading: 'Help for one command', lines: ['  wireproof <command> --help'] }],
    },
    {},
  );

/** Runs a command line; gives the exit code. Throws for nothing but a mistake of ours. */
export async function runCommand(
  given: readonly string[],
  terminal: Terminal,
  content: () => Promise<Content>,
  stop: AbortSignal,
): Promise<number> {
  const args = given[0] === 'help' ? [...given.slice(1), '--help'] : given;
  const { name, rest } = split(args);
  const command = name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  const request = findRequest(args);
  try {
    if (request === 'version' && (name === undefined || command !== undefined)) {
      await terminal.out(`${(await content()).version}\n`);
      return 0;
    }
    if (name === undefined) {
      if (request === undefined && args.length > 0) throw new UsageError('expected a command before the options');
      await (request === 'help' ? terminal.out(mainHelp()) : terminal.err(mainHelp()));
      return request === 'help' ? 0 : COULD_NOT_RUN;
    }
    if (command === undefined) {
      const names = Object.keys(COMMANDS);
      throw new UsageError(`there is no command ${name}${suggest(name, names)}; the commands are ${names.join(', ')}`);
    }
    if (request === 'help') {
      await terminal.out(await command.help());
      return 0;
    }
    return await command.run(rest, terminal, content, stop);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    const called = command === undefined ? 'wireproof' : `wireproof ${name}`;
    await terminal.err(`${called}: ${error.message}.\nHelp: ${called} --help\n`);
    return COULD_NOT_RUN;
  }
}

/** Takes the command from the front. */
function split(args: readonly string[]): { name: string | undefined; rest: readonly string[] } {
  const [first, ...rest] = args;
  return first === undefined || first.startsWith('-') ? { name: undefined, rest: args } : { name: first, rest };
}
