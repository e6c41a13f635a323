// What is easily taken for one another: items of one set are practised side by side, so that the difference is what is learnt.

/** The members of each set: slugs of cards and ids of rules. */
export const CONFUSABLE_SETS: Readonly<Record<string, readonly string[]>> = {
  'error-codes': [
    'choose-the-error-code',
    'absent-versus-empty-capabilities',
    'version-agreed-without-handshake',
    'MCP-MET-007',
    'MCP-HDR-038',
    'MCP-MET-011',
    'MCP-VER-001',
    'MCP-ERR-006',
  ],
  'cancel-by-transport': [
    'cancel-on-each-transport',
    'payment-stream-breaks',
    'MCP-CAN-003',
    'MCP-CAN-004',
    'MCP-CAN-012',
    'MCP-CAN-014',
    'MCP-HTT-018',
    'MCP-HTT-020',
  ],
  'header-against-body': [
    'spot-the-header-fault',
    'may-the-gateway-trust-the-header',
    'why-mirror-body-into-headers',
    'MCP-HDR-004',
    'MCP-HDR-005',
    'MCP-HDR-030',
    'MCP-HDR-033',
    'MCP-HDR-036',
    'MCP-HDR-039',
  ],
  'cache-scope': [
    'what-ttl-and-scope-say',
    'may-the-cache-answer-this',
    'tenant-sees-foreign-tools',
    'MCP-CCH-017',
    'MCP-CCH-018',
    'MCP-CCH-020',
  ],
  'tool-or-protocol-error': [
    'tool-error-two-channels',
    'output-schema-mismatch',
    'missing-resource-answer',
    'MCP-ERR-007',
    'MCP-HTT-022',
    'MCP-RPC-015',
  ],
};

/** The sets that a card or a rule is in. */
export const confusableOf = (member: string): string[] =>
  Object.entries(CONFUSABLE_SETS).flatMap(([name, members]) => (members.includes(member) ? [name] : []));
