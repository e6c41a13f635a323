// Step 7. A version that the server does not implement is refused, with the list of those it does.
import { UNSUPPORTED_VERSION } from '../../protocol/error-codes.ts';
import { refuse } from '../answer.ts';
import type { Steps } from '../steps.ts';

/** Answers 400 and -32022 with `supported` and `requested` (spec: basic/versioning#protocol-version-negotiation). */
export const version: Steps['version'] = ({ message, meta, definition }) => {
  const supported = [...definition.supportedVersions];
  if (supported.includes(meta.protocolVersion)) return undefined;
  return refuse(400, message.id, UNSUPPORTED_VERSION, 'Unsupported protocol version', {
    supported,
    requested: meta.protocolVersion,
  });
};
