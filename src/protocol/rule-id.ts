// The id of a rule page: permanent, never reused.

export type RuleId = `MCP-${string}-${string}`;
