// The probes of SUB, each loaded when it is needed.
import type { Probe } from '../probe.ts';

export const probes: Readonly<Record<string, () => Promise<Probe>>> = {
  'changes-while-opening': async () => (await import('./changes-while-opening.ts')).changesWhileOpening,
  'first-message': async () => (await import('./first-message.ts')).firstMessage,
  'server-stop': async () => (await import('./server-stop.ts')).serverStop,
  'two-subscriptions': async () => (await import('./two-subscriptions.ts')).twoSubscriptions,
};
