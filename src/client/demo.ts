// What a target's tools can be used for. Probes that need such a tool ask here and are untestable without.
import type { JsonObject } from '../protocol/json.ts';

/** A call of a tool: name and arguments. */
export interface ToolUse {
  name: string;
  arguments: JsonObject;
}

export interface Demo {
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
}
