// What the page asks of the worker and what it gets: plain data, which can cross.
import type { Turn } from '../exchange/exchange.ts';
import type { HttpRequest } from '../protocol/message.ts';
import type { ProbeRun } from './result.ts';
import type { Script } from './run-scenario.ts';
import type { Target } from './target.ts';

/** One request and the connection, from 1, that carries it. */
export interface Sending {
  request: HttpRequest;
  connection: number;
}

/** Runs a probe over a target. */
export interface ProbeTask {
  kind: 'probe';
  probe: string;
  target: Target;
}
/** Runs the script of a lesson's step or a card's variant. */
export interface ScenarioTask {
  kind: 'scenario';
  script: Script;
}
/** A server that runs here: one of ours, the official one with what a definition of ours offers, or one of the era before. */
export type SendTarget = Target | { sdk: string } | { legacy: string };
/** Sends requests, those of one group at the same time, to one server: made for it, or kept from before. */
export interface SendTask {
  kind: 'send';
  groups: Sending[][];
  target: SendTarget;
  /** The request, from 1, whose answer is put into words. */
  about: number;
  /** A name under which the server and its connections stay for later tasks; the one kept under another name goes. */
  keep?: string;
}
export type Task = ProbeTask | ScenarioTask | SendTask;

/** The recording, and in a line what came back for the request that was asked about. */
export interface Sent {
  turns: Turn[];
  said: string;
}

export type ValueOf<T extends Task> = T extends ProbeTask ? ProbeRun : T extends ScenarioTask ? Turn[] : Sent;

export type Asked = Task & { id: number };
export type Answered =
  { id: number; ok: true; value: ProbeRun | Turn[] | Sent } | { id: number; ok: false; error: { message: string } };
