// The steps as the specification wants them, in the order they are walked. A fault replaces some.
import type { Steps } from './steps.ts';
import { authorization } from './steps/authorization.ts';
import { capability } from './steps/capability.ts';
import { envelope } from './steps/envelope.ts';
import { handler } from './steps/handler.ts';
import { headers } from './steps/headers.ts';
import { method } from './steps/method.ts';
import { origin } from './steps/origin.ts';
import { parse } from './steps/parse.ts';
import { route } from './steps/route.ts';
import { stamp } from './steps/stamp.ts';
import { version } from './steps/version.ts';

export const referenceSteps: Steps = {
  origin,
  method,
  authorization,
  parse,
  envelope,
  headers,
  version,
  route,
  capability,
  handler,
  stamp,
};
