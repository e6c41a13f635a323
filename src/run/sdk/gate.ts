// Tokens in front of the official server, with what it has for that.
import {
  getOAuthProtectedResourceMetadataUrl,
  oauthMetadataResponse,
  OAuthError,
  OAuthErrorCode,
  requireBearerAuth,
} from '@modelcontextprotocol/server';
import type { AuthInfo } from '@modelcontextprotocol/server';
import { hasScopes } from '../../server/authorization.ts';
import type { Authorization } from '../../server/authorization.ts';

/** Answers for the metadata and for who may not come in; otherwise says who is asking. */
export type Gate = (request: Request) => Promise<Response | AuthInfo>;

/** Creates the gate of a protected definition; its tokens count their lifetime from now. */
export function createGate({
  resource,
  authorizationServers,
  scopesSupported,
  requiredScopes,
  verify,
}: Authorization): Gate {
  const began = Math.floor(Date.now() / 1000);
  const resourceServerUrl = new URL(resource);
  const issuer = authorizationServers[0] ?? '';
  const oauthMetadata = {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    response_types_supported: ['code'],
  };
  const bearer = requireBearerAuth({
    requiredScopes: [...requiredScopes],
    resourceMetadataUrl: getOAuthProtectedResourceMetadataUrl(resourceServerUrl),
    verifier: {
      async verifyAccessToken(token) {
        const claims = await verify(token);
        if (claims?.audience !== resource) throw new OAuthError(OAuthErrorCode.InvalidToken, 'Unknown token');
        const { subject, scopes, expiresAt } = claims;
        // The official check knows no scope that stands for others, so they are spelled out.
        const granted = scopesSupported.filter((scope) => hasScopes(scopes, [scope]));
        return { token, clientId: subject, scopes: granted, expiresAt: began - 1 + Math.floor(expiresAt / 1000) };
      },
    },
  });
  return async (request) =>
    oauthMetadataResponse(request, { oauthMetadata, resourceServerUrl, scopesSupported: [...scopesSupported] }) ??
    (await bearer(request));
}
