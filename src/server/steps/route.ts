// Step 8. The method's name finds the method. What a server does not offer, it does not know.
import { METHOD_NOT_FOUND } from '../../protocol/error-codes.ts';
import { refuse } from '../answer.ts';
import { methods } from '../methods/list.ts';
import type { Steps } from '../steps.ts';

/** Answers 404 and -32601 to an unknown method (spec: basic/transports/streamable-http#protocol-version-header). */
export const route: Steps['route'] = ({ message, definition }) => {
  const method = methods.get(message.method);
  if (method?.isOffered(definition)) return method;
  return refuse(404, message.id, METHOD_NOT_FOUND, `Method not found: ${message.method}`);
};
