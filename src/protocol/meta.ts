// Reserved `_meta` keys (spec: basic/index#meta) and the values that stand there.
import type { JsonObject } from './json.ts';

export const PROTOCOL_VERSION = 'io.modelcontextprotocol/protocolVersion';
export const CLIENT_INFO = 'io.modelcontextprotocol/clientInfo';
export const CLIENT_CAPABILITIES = 'io.modelcontextprotocol/clientCapabilities';
export const LOG_LEVEL = 'io.modelcontextprotocol/logLevel';
export const SERVER_INFO = 'io.modelcontextprotocol/serverInfo';
export const SUBSCRIPTION_ID = 'io.modelcontextprotocol/subscriptionId';

/** Name and version of a client or server; self-reported, never proof of anything. */
export interface Implementation extends JsonObject {
  name: string;
  version: string;
}

/** What a request says about itself in `params._meta`. */
export interface RequestMeta {
  protocolVersion: string;
  clientCapabilities: JsonObject;
  clientInfo?: Implementation;
  /** How severe a log message must be to be wanted; without it none is (spec: server/utilities/logging#per-request-log-level). */
  logLevel?: LogLevel;
}

/** From the least severe to the most (RFC 5424, section 6.2.1). */
export const LOG_LEVELS = ['debug', 'info', 'notice', 'warning', 'error', 'critical', 'alert', 'emergency'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
