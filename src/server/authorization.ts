// Who may come in: what a protected definition knows of tokens (spec: basic/authorization).

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
