// A version that no server knows, over stdio, as the first request of a connection and after one that is served.
import { probe } from '../probe.ts';
import { askInUnknownVersion, VERSION_REASONS } from './version-refusal.ts';

export const unknownVersionLine = probe({
  id: 'unknown-version-line',
  title: 'server/discover in version 1900-01-01 over stdio, first and after a request of 2026-07-28',
  transports: ['stdio'],
  definition: 'open',
  settles: ['MCP-VER-001'],
  reasons: { 'MCP-VER-001': VERSION_REASONS },
  run: askInUnknownVersion,
});
