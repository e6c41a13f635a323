// The error that methods give when their parameters are of no use.
import { INVALID_PARAMS } from '../protocol/error-codes.ts';
import type { JsonObject } from '../protocol/json.ts';
import { refuse } from './answer.ts';
import type { Parsed, Refusal } from './steps.ts';

/**
 * Answers -32602 (spec: basic/index#error-codes). The status is 200: no passage names another one for errors of a
 * method, and on a stream it is gone already.
 */
export const invalidParams = ({ message }: Parsed, text: string, data?: JsonObject): Refusal =>
  refuse(200, message.id, INVALID_PARAMS, text, data);
