// A version that no server knows, as the first request of a connection and after one that is served.
import { probe } from '../probe.ts';
import { SHARED } from '../shared.ts';
import { askInUnknownVersion, VERSION_REASONS } from './version-refusal.ts';

export const unknownVersion = probe({
  id: 'unknown-version',
  title: 'server/discover in version 1900-01-01, first and after a request of 2026-07-28',
  transports: ['http'],
  definition: 'open',
  settles: ['MCP-VER-001'],
  reasons: { 'MCP-VER-001': { 'needs-token': SHARED['needs-token'], ...VERSION_REASONS } },
  run: askInUnknownVersion,
});
