// The closed lists that cards and rules choose from, each with the name a reader sees.

export const LEVELS = {
  L1: { name: 'Foundation', seniority: 'junior' },
  L2: { name: 'Working', seniority: 'middle' },
  L3: { name: 'Senior', seniority: 'senior' },
  L4: { name: 'Staff', seniority: 'principal' },
} as const;

export const KINDS = {
  concept: 'Concept',
  design: 'Design',
  debugging: 'Debugging',
  'trade-off': 'Trade-off',
  migration: 'Migration',
  security: 'Security',
  'read-the-wire': 'Read the wire',
} as const;

export const IMPORTANCES = {
  'must-know': 'Must know',
  'should-know': 'Should know',
  'good-to-know': 'Good to know',
} as const;

export const TOPICS = {
  fundamentals: 'Fundamentals',
  statelessness: 'Statelessness',
  'request-metadata': 'Request metadata',
  'versioning-and-eras': 'Versioning and eras',
  discovery: 'Discovery',
  'json-rpc': 'JSON-RPC',
  errors: 'Errors',
  'streamable-http': 'Streamable HTTP',
  'headers-and-routing': 'Headers and routing',
  stdio: 'stdio',
  'cancellation-and-progress': 'Cancellation and progress',
  subscriptions: 'Subscriptions',
  'multi-round-trip': 'Multi round trips',
  'caching-and-pagination': 'Caching and pagination',
  tools: 'Tools',
  resources: 'Resources',
  'prompts-and-completion': 'Prompts and completion',
  elicitation: 'Elicitation',
  'deprecated-features': 'Deprecated features',
  authorization: 'Authorization',
  'client-registration': 'Client registration',
  security: 'Security',
  'json-schema': 'JSON Schema',
  extensions: 'Extensions',
  'scaling-and-operations': 'Scaling and operations',
  migration: 'Migration',
  'client-implementation': 'Client implementation',
  'testing-and-conformance': 'Testing and conformance',
  'agent-system-design': 'Agent system design',
} as const;

export const ROLES = {
  'agent-systems-engineer': 'Agent Systems Engineering',
  'mcp-server-developer': 'MCP server development',
  'client-host-developer': 'Client and host development',
  'sdk-maintainer': 'SDK maintenance',
  'platform-engineer': 'Platform engineering',
  'security-engineer': 'Security engineering',
  'customer-ai-deployment': 'Customer AI Deployment',
} as const;

export const AREAS = {
  protocol: 'Protocol',
  'system-design': 'System design',
  'api-design': 'API design',
  'client-engineering': 'Client engineering',
  'ml-systems': 'ML systems',
  operations: 'Operations',
  security: 'Security',
  testing: 'Testing',
} as const;

/** The middle part of a rule id, and the name of its category. */
export const CATEGORIES = {
  RPC: 'JSON-RPC messages',
  ERR: 'Error codes',
  STL: 'Statelessness and session removal',
  MET: 'Request metadata',
  VER: 'Versions and eras',
  DSC: 'Discovery',
  TRN: 'Transports',
  HTT: 'Streamable HTTP',
  HDR: 'Headers',
  STD: 'stdio',
  CAN: 'Cancellation',
  PRG: 'Progress',
  SUB: 'Subscriptions',
  MRT: 'Multi round trips',
  CCH: 'Caching',
  PAG: 'Pagination',
  TLS: 'Tools',
  RES: 'Resources',
  PRM: 'Prompts',
  CMP: 'Completion',
  LOG: 'Logging',
  SCH: 'JSON Schema',
  ICN: 'Icons',
  EXT: 'Extensions',
  AUT: 'Authorization',
  ASD: 'Authorization server discovery',
  CLR: 'Client registration',
  SEC: 'Security',
  ELC: 'Elicitation',
  SMP: 'Sampling',
  ROO: 'Roots',
} as const;

export type Level = keyof typeof LEVELS;
export type Category = keyof typeof CATEGORIES;

/** The keys of one of the lists above, as a tuple that zod's `enum` accepts. */
export const keysOf = <T extends object>(list: T): [keyof T & string, ...(keyof T & string)[]] =>
  Object.keys(list) as [keyof T & string, ...(keyof T & string)[]];

/** The category's key in a rule id: `MCP-STL-004` gives `STL`. */
export const categoryOf = (ruleId: string): Category => ruleId.split('-')[1] as Category;
