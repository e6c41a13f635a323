// Who may come in: what a protected definition knows of tokens, and which tools a token opens (spec: basic/authorization).
import { INVALID_REQUEST } from '../protocol/error-codes.ts';
import type { HeaderList } from '../protocol/message.ts';
import { refuse } from './answer.ts';
import type { Tool } from './definition.ts';
import { metadataUrl } from './metadata.ts';
import type { Parsed, Refusal } from './steps.ts';

/** Whoever presented the token of a request. */
export interface Principal {
  subject: string;
  scopes: readonly string[];
}

/** What a token says, once it is verified. */
export interface TokenClaims extends Principal {
  /** The resource it was issued for (RFC 8707). */
  audience: string;
  /** Milliseconds on the environment's clock after which it is no good. */
  expiresAt: number;
}

export interface Authorization {
  /** The canonical URI of this server, which tokens must name as their audience. */
  resource: string;
  authorizationServers: readonly string[];
  scopesSupported: readonly string[];
  /** The scopes without which no request is served. */
  requiredScopes: readonly string[];
  /** Gives what a token says, or `undefined` when it is none of ours. */
  verify(token: string): TokenClaims | undefined | Promise<TokenClaims | undefined>;
}

/** Error codes of RFC 6750, section 3.1. */
export type BearerError = 'invalid_request' | 'invalid_token' | 'insufficient_scope';

/**
 * The header that tells a client what to do: where the metadata is, and all scopes that this request needs at once
 * (spec: basic/authorization#scope-challenge-handling). No `error` where no token was sent (RFC 6750, section 3.1).
 */
export function challenge(
  { resource, requiredScopes }: Authorization,
  error?: BearerError,
  further: readonly string[] = [],
): HeaderList {
  const scopes = [...new Set([...requiredScopes, ...further])].join(' ');
  const parts = [
    ...(error === undefined ? [] : [`error="${error}"`]),
    `resource_metadata="${metadataUrl(resource)}"`,
    ...(scopes === '' ? [] : [`scope="${scopes}"`]),
  ];
  return [['WWW-Authenticate', `Bearer ${parts.join(', ')}`]];
}

/**
 * Whether the granted scopes suffice. Here a scope stands for all that begin with it and a colon: `demo` for
 * `demo:write` (spec: basic/authorization#step-up-authorization-flow, scope hierarchies).
 */
export const hasScopes = (granted: readonly string[], wanted: readonly string[]): boolean =>
  wanted.every((scope) => granted.some((one) => one === scope || scope.startsWith(`${one}:`)));

/** Whether this request may see and call the tool; without authorization every request may. */
export const isAllowed = (
  { scope }: Tool,
  { definition, principal }: Pick<Parsed, 'definition' | 'principal'>,
): boolean =>
  definition.authorization === undefined || scope === undefined || hasScopes(principal?.scopes ?? [], scope.split(' '));

/** Refuses a call of a tool that the token does not open: 403 with a challenge, and a JSON-RPC error on every transport. */
export function refuseTool({ scope = '' }: Tool, { definition, message }: Parsed): Refusal {
  const { refused } = refuse(403, message.id, INVALID_REQUEST, `Insufficient scope: ${scope} is needed`);
  const headers =
    definition.authorization && challenge(definition.authorization, 'insufficient_scope', scope.split(' '));
  return { refused: { ...refused, headers: [...refused.headers, ...(headers ?? [])] } };
}
