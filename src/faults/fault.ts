// What a fault is: a named way to break a correct server, and exactly what that breaks.
import type { Environment } from '../protocol/clock.ts';
import type { Handler } from '../protocol/message.ts';
import type { RuleId } from '../protocol/rule-id.ts';
import type { LineServer } from '../server/create-line-server.ts';
import type { Definition } from '../server/definition.ts';
import type { Steps } from '../server/steps.ts';

/** Starts a server over stdio; `send` is called with each line it writes, without its line break. */
export type StartLines = (send: (line: string) => void) => Pick<LineServer, 'receive' | 'close'>;

export interface Fault {
  /** The file's name: what the server does, kebab-case. */
  id: string;
  /** One sentence: the deviation, as its author might have meant it. */
  does: string;
  /** The definition it is applied to when it is crossed and shown. */
  definition: string;
  /** Published rules that fail under it, exactly these. */
  breaks: readonly RuleId[];
  /** Published rules that can no longer pass or fail under it; `the rest` where a server refuses nearly everything. */
  blinds: readonly RuleId[] | 'the rest';
  /** With `the rest`: the published rules that pass all the same, exactly these. */
  spares?: readonly RuleId[];
  /** Changes what the server offers. Called once a server, so what it closes over is that server's. */
  define?: (definition: Definition, environment: Environment) => Definition;
  /** Replaces single steps of the request path. Called once a server. */
  steps?: () => Partial<Steps>;
  /** Wraps the whole handler, once a server; first listed is outermost. */
  wrap?: (next: Handler, environment: Environment) => Handler;
  /** Wraps the server over stdio, both ways, once a process. A `receive` that throws ends the process. */
  lines?: (start: StartLines, environment: Environment) => StartLines;
}

/** Declares a fault; gives it back unchanged, typed. */
export const fault = (definition: Fault): Fault => definition;
