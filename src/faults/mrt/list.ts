// The faults of MRT, each loaded when it is needed.
import type { Fault } from '../fault.ts';

export const faults: Readonly<Record<string, () => Promise<Fault>>> = {
  'asks-in-a-complete-result': async () => (await import('./asks-in-a-complete-result.ts')).asksInACompleteResult,
  'asks-on-the-stream': async () => (await import('./asks-on-the-stream.ts')).asksOnTheStream,
  'asks-before-listing': async () => (await import('./asks-before-listing.ts')).asksBeforeListing,
  'repeats-a-key': async () => (await import('./repeats-a-key.ts')).repeatsAKey,
  'asks-by-a-method-of-its-own': async () => (await import('./asks-by-a-method-of-its-own.ts')).asksByAMethodOfItsOwn,
  'dies-of-a-bad-state': async () => (await import('./dies-of-a-bad-state.ts')).diesOfABadState,
  'state-in-plain-base64': async () => (await import('./state-in-plain-base64.ts')).stateInPlainBase64,
  'goes-on-without-the-state': async () => (await import('./goes-on-without-the-state.ts')).goesOnWithoutTheState,
  'state-for-anybody': async () => (await import('./state-for-anybody.ts')).stateForAnybody,
  'state-for-ever': async () => (await import('./state-for-ever.ts')).stateForEver,
  'state-for-any-call': async () => (await import('./state-for-any-call.ts')).stateForAnyCall,
  'redeems-twice': async () => (await import('./redeems-twice.ts')).redeemsTwice,
  'asks-for-nothing': async () => (await import('./asks-for-nothing.ts')).asksForNothing,
  'forgets-a-capability': async () => (await import('./forgets-a-capability.ts')).forgetsACapability,
  'locks-until-the-retry': async () => (await import('./locks-until-the-retry.ts')).locksUntilTheRetry,
  'takes-any-response': async () => (await import('./takes-any-response.ts')).takesAnyResponse,
  'takes-any-content': async () => (await import('./takes-any-content.ts')).takesAnyContent,
  'wraps-a-protocol-error': async () => (await import('./wraps-a-protocol-error.ts')).wrapsAProtocolError,
  'refuses-extra-responses': async () => (await import('./refuses-extra-responses.ts')).refusesExtraResponses,
  'refuses-missing-responses': async () => (await import('./refuses-missing-responses.ts')).refusesMissingResponses,
};
