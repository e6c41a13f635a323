// The protected definition: a token opens it, and what a token may do depends on its scopes.
// Everything here is for demonstration only: a real server never has tokens in its source. It gets them from an
// authorization server, and verifies signature, issuer, audience and expiry (spec: basic/authorization#token-handling).
import type { Environment } from '../../protocol/clock.ts';
import type { TokenClaims } from '../authorization.ts';
import type { CreateDefinition, Definition, Tool } from '../definition.ts';
import { createOpen } from './open.ts';
import { createInputTools } from '../demo/input-tools.ts';

/** The address of the demonstration server; `.example` belongs to nobody (RFC 6761). */
export const PROTECTED_RESOURCE = 'https://wireproof.example/mcp';

const LIFETIME = 365 * 24 * 3_600_000;

/** Demonstration tokens, by what is the matter with them. `demo` stands for `demo:read`, `demo:write` and whatever else begins so. */
export const DEMO_TOKENS = {
  reader: 'demo-token-of-a-reader',
  writer: 'demo-token-of-a-writer',
  admin: 'demo-token-of-an-admin',
  expired: 'demo-token-that-has-expired',
  foreign: 'demo-token-for-another-server',
  scopeless: 'demo-token-without-scopes',
} as const;

const createClaims = (resource: string): ReadonlyMap<string, TokenClaims> => {
  const good = { audience: resource, expiresAt: LIFETIME };
  return new Map([
    [DEMO_TOKENS.reader, { ...good, subject: 'rosa', scopes: ['demo:read'] }],
    [DEMO_TOKENS.writer, { ...good, subject: 'walter', scopes: ['demo:read', 'demo:write'] }],
    [DEMO_TOKENS.admin, { ...good, subject: 'ada', scopes: ['demo'] }],
    [DEMO_TOKENS.expired, { ...good, subject: 'rosa', scopes: ['demo:read'], expiresAt: 0 }],
    [DEMO_TOKENS.foreign, { ...good, subject: 'rosa', scopes: ['demo:read'], audience: 'https://other.example/mcp' }],
    [DEMO_TOKENS.scopeless, { ...good, subject: 'stig', scopes: [] }],
  ]);
};

/** The scopes that a tool needs beyond the one that opens the door; two of them for the last, to be asked for at once. */
const SCOPES: Readonly<Record<string, string>> = {
  create_basket: 'demo:write',
  add_item: 'demo:write',
  redeem_voucher: 'demo:write demo:pay',
};

const withScope = (tool: Tool): Tool => {
  const scope = SCOPES[tool.name];
  return scope === undefined ? tool : { ...tool, scope };
};

/** Creates it for a server at another address, which its tokens then name. */
export function createProtectedAt(resource: string, environment: Environment): Definition {
  const open = createOpen(environment);
  const claims = createClaims(resource);
  return {
    ...open,
    name: 'protected',
    instructions: 'A demonstration server behind tokens. Its tools change nothing outside it.',
    tools: [...open.tools, ...createInputTools()].map(withScope),
    // What is listed depends on the token, so nobody may share it (spec: server/utilities/caching).
    cache: { ...open.cache, cacheScope: 'private' },
    authorization: {
      resource,
      authorizationServers: ['https://auth.wireproof.example'],
      scopesSupported: ['demo:read', 'demo:write', 'demo:pay'],
      requiredScopes: ['demo:read'],
      verify: (token) => claims.get(token),
    },
  };
}

export const createProtected: CreateDefinition = (environment) => createProtectedAt(PROTECTED_RESOURCE, environment);
