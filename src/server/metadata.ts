// Protected resource metadata: tells a client without a token where to get one (RFC 9728).
import type { JsonObject } from '../protocol/json.ts';
import type { HttpResponse } from '../protocol/message.ts';
import { emptyResponse } from './answer.ts';
import type { Authorization } from './authorization.ts';
import type { Arrival } from './steps.ts';

const WELL_KNOWN = '/.well-known/oauth-protected-resource';

/** Where the metadata of a resource is: the well-known part goes between host and path (RFC 9728, section 3.1). */
export function metadataUrl(resource: string): string {
  const { origin, pathname } = new URL(resource);
  return `${origin}${WELL_KNOWN}${pathname === '/' ? '' : pathname}`;
}

/** The document itself (RFC 9728, section 2; spec: basic/authorization/authorization-server-discovery). */
const describeResource = ({ resource, authorizationServers, scopesSupported }: Authorization): JsonObject => ({
  resource,
  authorization_servers: [...authorizationServers],
  scopes_supported: [...scopesSupported],
  // Never in the query, where logs and histories would keep it.
  bearer_methods_supported: ['header'],
});

/** Answers a GET of the metadata, which needs no token; gives `undefined` for every other path. */
export function serveMetadata({ request, definition }: Arrival): { refused: HttpResponse } | undefined {
  const { authorization } = definition;
  if (authorization === undefined) return undefined;
  const [path] = request.path.split('?');
  if (path !== new URL(metadataUrl(authorization.resource)).pathname) return undefined;
  if (request.method !== 'GET') return { refused: emptyResponse(405, [['Allow', 'GET']]) };
  const body = JSON.stringify(describeResource(authorization));
  return { refused: { status: 200, headers: [['Content-Type', 'application/json']], body } };
}
