// The options of `wireproof validate`, and its help.
import { formatNames, FORMATS } from '../report/formats.ts';
import { REVISION } from '../protocol/revision.ts';
import { formatEntry } from './options.ts';
import type { HelpText, OptionTable } from './options.ts';

const CHECKED = 'What is checked';
const REACHED = 'How the server is reached';
const ALLOWED = 'What may be done there';
const REPORTED = 'What is reported';

export const VALIDATE_OPTIONS = {
  rules: {
    type: 'string',
    value: '<ids>',
    group: CHECKED,
    help: 'Only these rules, parted by commas: MCP-STL-004 or stl4.',
  },
  category: { type: 'string', value: '<names>', group: CHECKED, help: 'Only rules of these categories: STL,HTT.' },
  level: { type: 'string', value: '<level>', group: CHECKED, help: 'Only must, or only should.' },
  list: {
    type: 'boolean',
    group: CHECKED,
    help: 'Lists the probes that would run and the rules they settle, and contacts nobody.',
  },
  stdio: {
    type: 'boolean',
    group: REACHED,
    help: 'The server is the command after --, started anew for each connection.',
  },
  header: {
    type: 'string',
    value: "'<Name>: <value>'",
    group: REACHED,
    help: 'Sent with every request, such as a token; may be repeated. Its value appears in no output.',
  },
  'header-env': {
    type: 'string',
    value: '<Name>=<VARIABLE>',
    group: REACHED,
    help: 'The same with the value from an environment variable, which keeps it out of the list of processes.',
  },
  timeout: {
    type: 'string',
    value: '<ms>',
    group: REACHED,
    help: 'How long an answer may take, in milliseconds; 5000 if not given.',
  },
  facts: {
    type: 'string',
    value: '<file>',
    group: ALLOWED,
    help: 'What the tools of the server can be used for, as JSON: `wireproof facts` says which fields there are.',
  },
  'allow-tools': {
    type: 'string',
    value: '<names>',
    group: ALLOWED,
    help: "Tools that may be called although the server does not say that they are read-only, parted by commas; '*' for all.",
  },
  origins: {
    type: 'boolean',
    group: ALLOWED,
    help: 'Web pages of foreign origins have no business with the server. Set by itself for loopback addresses.',
  },
  format: {
    type: 'string',
    value: '<name>',
    group: REPORTED,
    help: 'One of those below; text if not given. May be repeated.',
  },
  output: {
    type: 'string',
    value: '<file>',
    group: REPORTED,
    help: 'Where the --format before it is written; without, standard output.',
  },
  verbose: {
    type: 'boolean',
    group: REPORTED,
    help: 'The text tells passes, too, and the exchange and a curl command of each fail; other formats always do.',
  },
  artifact: {
    type: 'string',
    value: '<file>',
    group: REPORTED,
    help: 'The file of the repository at which sarif-github shows what it found; README.md if not given.',
  },
  strict: { type: 'boolean', group: REPORTED, help: 'A broken SHOULD counts, too: it makes the exit code 1.' },
  'base-url': {
    type: 'string',
    value: '<url>',
    group: REPORTED,
    help: 'The site whose rule pages the report links to.',
  },
} as const satisfies OptionTable;

export const VALIDATE_HELP: HelpText = {
  usage: ['wireproof validate <url> [options]', 'wireproof validate --stdio [options] -- <command> [arguments]'],
  about: [
    `Checks a server against revision ${REVISION} of the Model Context Protocol, and says of each rule whether it holds, with the exchange that decides it.`,
    'Only the server that is named is contacted, and redirects are not followed. No tool is called unless the server says that it is read-only, or --allow-tools names it.',
  ],
  after: [
    { heading: 'Formats', lines: formatNames.map((name) => formatEntry(name, `For ${FORMATS[name].for}.`)) },
    {
      heading: 'Exit codes',
      lines: [
        '  0    no MUST was broken (with --strict, no SHOULD either)',
        '  1    some were',
        '  2    could not run, or not to the end: the server was not reached, stopped',
        '       answering, wants a token, or speaks only other revisions; or the',
        '       arguments are wrong',
        '  130  stopped by Ctrl-C; what was found until then is reported',
      ],
    },
    {
      heading: 'Examples',
      lines: [
        '  wireproof validate http://localhost:3000/mcp',
        '  wireproof validate --stdio -- node server.js --quiet',
        '  wireproof validate https://example.com/mcp --header-env Authorization=MCP_AUTH',
        '  wireproof validate http://localhost:3000/mcp \\',
        '    --format text --format sarif-github --output wireproof.sarif',
      ],
    },
  ],
};
