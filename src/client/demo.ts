// What a target's tools can be used for. Probes that need such a tool ask here and are untestable without.
import type { JsonObject } from '../protocol/json.ts';

/** A call of a tool: name and arguments. */
export interface ToolUse {
  name: string;
  arguments: JsonObject;
}

/** An argument that the tool's schema mirrors: its path in the arguments, and its header after `Mcp-Param-`. */
export interface MirroredArgument {
  path: readonly string[];
  header: string;
}

export interface Demo {
  /** A call that changes nothing, asks nothing, and is answered at once. */
  harmless?: ToolUse;
  /** A call that the server can only answer by asking the user, through form elicitation. */
  elicits?: ToolUse;
  /** A tool that says back its argument `text`, and takes a while. */
  echoesSlowly?: { name: string };
  /** A call whose answer shows the client's name as the request reported it. */
  namesCaller?: ToolUse;
  /** A call that creates state and returns a handle at `structuredContent[handle]`. */
  createsHandle?: ToolUse & { handle: string };
  /** A call that works on that state; the handle is one more argument of the same name. */
  usesHandle?: ToolUse;
  /** Work in steps that reports progress and can be cancelled, and the names of its arguments: task, steps, milliseconds a step. */
  worksInSteps?: { name: string; task: string; steps: string; pause: string };
  /** A tool whose text begins with the number of steps a task has done, and the name of its argument for the task. */
  looksAtWork?: { name: string; task: string };
  /** Two calls of which each changes the list of tools for everybody: the second undoes the first. */
  changesTools?: { on: ToolUse; off: ToolUse };
  /** Whether web pages of foreign origins have no business here: a loopback address, or a list of origins that its operator keeps. */
  checksOrigin?: true;
  /** A harmless call with a mirrored text; the integer and the nested text may be left out, and are no part of it. */
  mirrors?: ToolUse & { text: MirroredArgument; integer?: MirroredArgument; nested?: MirroredArgument };
  /** A call that fails for a reason of the tool's own, such as a quota that is used up. */
  fails?: ToolUse;
  /** A call that the server can only answer by sending the user to a web page, through URL elicitation. */
  opensPage?: ToolUse;
  /** Tokens of two users, as they follow `Bearer ` in a header. */
  tokens?: { first: string; second: string };
  /** A call that the first token allows and the second does not. */
  restricted?: ToolUse;
  /** A resource that belongs to the user of the first token alone. */
  ownResource?: { uri: string };
  /** Whether the implementation was begun after this revision closed the range -32000 to -32019. */
  isNew?: boolean;
  /** Calls that the server can only answer by asking for input, of several kinds; one of them asks two things at once. */
  asks?: readonly ToolUse[];
  /**
   * A call of several questions in a row, of which the next needs the answers to those before: they travel in
   * `requestState`, which so decides what is done. `other` are arguments of another such call.
   */
  keepsState?: ToolUse & { other: JsonObject };
  /** How long the state of that call is good for, in milliseconds. */
  stateLifetime?: number;
  /** A call that asks first and then does what may happen once: a second success would mean that it happened twice. */
  redeemsOnce?: ToolUse;
  /** A harmless call whose result goes on with the trace of its request, and carries other metadata. */
  continuesTrace?: ToolUse;
}
