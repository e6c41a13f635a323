// Keeps what opens doors out of links: they are pasted into chats and reports.
import type { HttpRequest } from '../../protocol/message.ts';

/** What stands where a secret was; the validator writes the same. */
export const HIDDEN = '[secret]';

const SECRET_HEADER = /^(authorization|proxy-authorization|cookie)$|(api-?key|token|secret|password)/i;

/** The request without the values of headers that may be secrets. */
export const hideSecrets = (request: HttpRequest): HttpRequest => ({
  ...request,
  headers: request.headers.map(([name, value]) => (SECRET_HEADER.test(name) ? [name, HIDDEN] : [name, value])),
});
