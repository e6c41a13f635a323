// Step 3. A protected server finds out who is asking, from the token of this very request.
import { findHeader } from '../../protocol/headers.ts';
import { emptyResponse } from '../answer.ts';
import { challenge, hasScopes } from '../authorization.ts';
import type { Authorization, BearerError } from '../authorization.ts';
import type { Refusal, Steps } from '../steps.ts';

/** Answers 401, 403 or 400 with a challenge and an empty body (spec: basic/authorization#token-handling). */
export const authorization: Steps['authorization'] = async ({ request, definition, environment }) => {
  const rules = definition.authorization;
  if (rules === undefined) return {};
  // This header alone: a token in the query is as good as none (spec: basic/authorization#token-requirements).
  const header = findHeader(request.headers, 'Authorization') ?? '';
  if (!/^Bearer( |$)/i.test(header)) return refuse(401, rules);
  const token = /^Bearer +([\w.~+/-]+=*)$/i.exec(header)?.[1];
  if (token === undefined) return refuse(400, rules, 'invalid_request');
  const claims = await rules.verify(token);
  // Unknown, issued for somebody else or too old: all the same to who presents it.
  if (claims === undefined || !isSameResource(claims.audience, rules.resource) || claims.expiresAt <= environment.now())
    return refuse(401, rules, 'invalid_token');
  const { subject, scopes } = claims;
  if (!hasScopes(scopes, rules.requiredScopes)) return refuse(403, rules, 'insufficient_scope');
  return { principal: { subject, scopes } };
};

const refuse = (status: number, rules: Authorization, error?: BearerError): Refusal => ({
  refused: emptyResponse(status, challenge(rules, error)),
});

/** Scheme and host may be written in capitals (spec: basic/authorization#canonical-server-uri). */
const isSameResource = (one: string, other: string): boolean =>
  URL.canParse(one) && new URL(one).href === new URL(other).href;
