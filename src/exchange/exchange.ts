// A recorded exchange as plain data: it crosses to a worker, is printed, compared and stored.
import type { HeaderList, HttpRequest } from '../protocol/message.ts';

/** A recorded answer; `open` when the stream was still open when recording stopped. */
export interface RecordedResponse {
  status: number;
  headers: HeaderList;
  body: string;
  open?: boolean;
}

interface TurnBase {
  /** Which request this belongs to, from 1, in the order they were sent. */
  exchange: number;
  /** Which connection carried it, from 1. */
  connection: number;
  /** Milliseconds since the recording began, on the clock of the run. */
  at: number;
}

export interface SentTurn extends TurnBase {
  kind: 'sent';
  request: HttpRequest;
}
export interface BackTurn extends TurnBase {
  kind: 'back';
  response: RecordedResponse;
}
/** Nothing came back within `waited` milliseconds, or the target broke off; `error` says how. */
export interface SilenceTurn extends TurnBase {
  kind: 'silence';
  waited: number;
  error?: string;
}
/** One line over stdio, without its line break. */
export interface LineTurn extends TurnBase {
  kind: 'line';
  from: 'client' | 'server';
  line: string;
}
export type Turn = SentTurn | BackTurn | SilenceTurn | LineTurn;

/** Asks whether the client sent this, over HTTP or as a line. */
export const isSent = (turn: Turn): turn is SentTurn | (LineTurn & { from: 'client' }) =>
  turn.kind === 'sent' || (turn.kind === 'line' && turn.from === 'client');

/** The one place in an exchange that decides a verdict. `turn` counts from 0; so does `event`, in a stream. */
export type Spot =
  | { turn: number; part: 'status' | 'order' | 'silence' | 'message' }
  | { turn: number; part: 'header'; name: string }
  | { turn: number; part: 'body'; pointer: string; event?: number };
