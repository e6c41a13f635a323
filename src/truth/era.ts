// Parts of earlier revisions: what was removed, what is deprecated, and who may name it.

/** Names that are only removed parts where they stand in code, since they are ordinary words elsewhere. */
const WORDS = ['initialize', 'ping'];
/** Names that mean the removed part wherever they stand (changelog, basic/index#error-codes). */
const NAMES = [
  'notifications/initialized',
  'Mcp-Session-Id',
  'resources/subscribe',
  'resources/unsubscribe',
  'logging/setLevel',
  'Last-Event-ID',
];
/** Error codes of earlier revisions, the reserved ones and those that implementations made up. */
const CODES = ['-32001', '-32002', '-32003', '-32004', '-32042'];

const escape = (name: string): string => name.replace(/[/-]/g, '\\$&');
const join = (names: readonly string[]): string => names.map(escape).join('|');

export const REMOVED_ANYWHERE = new RegExp(
  `(?<![\\w/-])(?:${join(NAMES)})(?![\\w/-])|(?<![\\w-])(?:${join(CODES)})(?!\\d)`,
  'gi',
);
export const REMOVED_IN_CODE = new RegExp(`(?<![\\w/.-])(?:${join(WORDS)})(?![\\w/(-])`, 'g');

/** Deprecated parts, by the names that mean nothing else (deprecated page of the specification). */
export const DEPRECATED =
  /(?<![\w/])(?:roots\/list|sampling\/createMessage|notifications\/message)(?![\w/])|Dynamic Client Registration|HTTP\+SSE/g;

/** Rules about a removed part: they have to name it. */
export const REMOVAL_RULES: Readonly<Record<string, string>> = {
  'MCP-STL-001': 'Mcp-Session-Id is never minted',
  'MCP-STL-002': 'Mcp-Session-Id is ignored',
  'MCP-STL-003': 'no initialize comes first',
  'MCP-STL-005': 'GET no longer opens a stream',
  'MCP-STL-006': 'DELETE no longer ends a session',
  'MCP-STL-007': 'Last-Event-ID is ignored',
  'MCP-ERR-007': '-32002 is retired',
  'MCP-ERR-008': '-32042 is retired',
};

/** In a prose field a removed part may be named in a paragraph that says it is of the past. */
export const PAST =
  /\b(?:legacy|older|earlier|former|removed|no longer|through 2025-11-25|up to 2025-11-25|2025|dual-era)\b/i;
export const DEPRECATION = /deprecat/i;
