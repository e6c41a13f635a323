// What a peer may be blind for: a web page is shown only some headers, and its browser decides how a request goes out.
import type { Spot } from '../exchange/exchange.ts';
import type { HeaderList } from '../protocol/message.ts';

/** What a verdict can rest on and not every peer can choose: the connection of each request, the case of header names. */
export type Choice = 'connections' | 'spelling';

/** The limits of a peer that does not see everything. */
export interface Sight {
  /** What it cannot choose. */
  readonly lacks: readonly Choice[];
  /** Whether a response, of which these headers are shown, may have one of this name although it is not among them. */
  hides(header: string, shown: HeaderList): boolean;
  /** The first thing that was asked of it and that it could not do or see: from then on no verdict of the recording holds. */
  unseen?: { why: string; at?: Spot };
}

/** Thrown by a handler that was not shown what came back; says why, in half a sentence. */
export class Unseen extends Error {}

/** Thrown by a handler that could not send a request just as it was given, and so did not. */
export class Unsent extends Unseen {}

/** In place of the value of a header that may be there and is not shown. */
export const HIDDEN = Symbol('hidden');

/** Trouble on the way as a value. */
export interface Trouble {
  error: string;
  unseen?: 'not shown' | 'not sent';
}

/** What went wrong on the way, from whatever was thrown there. */
export const describeTrouble = (thrown: unknown): Trouble => ({
  error: thrown instanceof Error ? thrown.message : String(thrown),
  ...(thrown instanceof Unseen ? { unseen: thrown instanceof Unsent ? 'not sent' : 'not shown' } : {}),
});
