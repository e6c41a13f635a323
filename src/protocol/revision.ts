// The one revision of the protocol that this site teaches, and where it is published.

/** The revision, as it stands in `_meta` and in the `MCP-Protocol-Version` header. */
export const REVISION = '2026-07-28';

/** Address of the published specification, without a trailing slash. */
export const SPEC_URL = `https://modelcontextprotocol.io/specification/${REVISION}`;
