// Error codes of JSON-RPC and of revision 2026-07-28 (spec: basic/index#error-codes).

export const PARSE_ERROR = -32700;
export const INVALID_REQUEST = -32600;
export const METHOD_NOT_FOUND = -32601;
export const INVALID_PARAMS = -32602;
export const INTERNAL_ERROR = -32603;

/** The headers contradict the body, or a required header is missing or malformed. */
export const HEADER_MISMATCH = -32020;
/** The request needs a capability that it did not declare; `data.requiredCapabilities` lists it. */
export const MISSING_CLIENT_CAPABILITY = -32021;
/** The server does not implement the requested version; `data` has `supported` and `requested`. */
export const UNSUPPORTED_VERSION = -32022;

/** The name of each code, for readers. */
export const ERROR_NAMES: Readonly<Record<number, string>> = {
  [PARSE_ERROR]: 'Parse error',
  [INVALID_REQUEST]: 'Invalid request',
  [METHOD_NOT_FOUND]: 'Method not found',
  [INVALID_PARAMS]: 'Invalid params',
  [INTERNAL_ERROR]: 'Internal error',
  [HEADER_MISMATCH]: 'HeaderMismatch',
  [MISSING_CLIENT_CAPABILITY]: 'MissingRequiredClientCapability',
  [UNSUPPORTED_VERSION]: 'UnsupportedProtocolVersion',
};
