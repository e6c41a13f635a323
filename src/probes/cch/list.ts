// The probes of CCH, each loaded when it is needed.
import type { Probe } from '../probe.ts';

export const probes: Readonly<Record<string, () => Promise<Probe>>> = {
  'cacheable-results': async () => (await import('./cacheable-results.ts')).cacheableResults,
  'foreign-resource': async () => (await import('./foreign-resource.ts')).foreignResource,
  'list-of-two-users': async () => (await import('./list-of-two-users.ts')).listOfTwoUsers,
  'pages-of-lists': async () => (await import('./pages-of-lists.ts')).pagesOfLists,
  'restricted-call': async () => (await import('./restricted-call.ts')).restrictedCall,
};
