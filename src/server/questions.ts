// What a server can ask a client for: the three kinds of input requests, and what of a response is of use.
import { isObject } from '../protocol/json.ts';
import type { JsonObject, JsonValue } from '../protocol/json.ts';
import { checkValue } from './schema.ts';

/** One thing to ask for. */
export interface Question {
  /** The input request (spec: basic/patterns/mrtr#inputrequests). */
  request: JsonObject;
  /** Keeps of a response what is of use; gives `undefined` when it is of none, so that the question is put again. */
  read(response: JsonObject): JsonObject | undefined;
}

/** Asks the user to fill in a form: flat, primitive values, never a secret (spec: client/elicitation#requested-schema). */
export function askForm(message: string, properties: JsonObject, required = Object.keys(properties)): Question {
  const requestedSchema = { type: 'object', properties, required };
  return {
    request: { method: 'elicitation/create', params: { mode: 'form', message, requestedSchema } },
    read: ({ action, content }) => {
      if (action !== 'accept') return isRefused(action) ? { action } : undefined;
      if (!isObject(content) || checkValue(requestedSchema, content, 'content') !== undefined) return undefined;
      // Properties that nobody asked for are left behind.
      const asked = Object.entries(content).filter(([name]) => Object.hasOwn(properties, name));
      return { action, content: Object.fromEntries(asked) };
    },
  };
}

/**
 * Asks the user to open a page, for what must not pass through the client. To accept is to agree to open it, not to
 * have finished there (spec: client/elicitation#url-mode-elicitation-requests).
 */
export const askToOpen = (message: string, url: string): Question => ({
  request: { method: 'elicitation/create', params: { mode: 'url', message, url } },
  read: ({ action }) => (action === 'accept' || isRefused(action) ? { action } : undefined),
});

/** Asks the client's model (spec: client/sampling). Deprecated feature: new servers call a model themselves. */
export const askModel = (params: JsonObject): Question => ({
  request: { method: 'sampling/createMessage', params },
  read: ({ role, content, model }) => {
    const blocks = Array.isArray(content) ? content : [content];
    if (role !== 'assistant' || typeof model !== 'string' || !blocks.every(isUsable)) return undefined;
    return { role, content: blocks, model };
  },
});

/** Asks which folders the client works in (spec: client/roots). Deprecated feature: new servers take a parameter. */
export const askRoots: Question = {
  request: { method: 'roots/list' },
  read: ({ roots }) => (Array.isArray(roots) && roots.every(isRoot) ? { roots } : undefined),
};

const isRefused = (action: JsonValue | undefined): boolean => action === 'decline' || action === 'cancel';

/** A text, or a use of a tool; the demonstrations ask for nothing else. */
const isUsable = (block: JsonValue | undefined): block is JsonObject =>
  isObject(block) &&
  (block.type === 'text'
    ? typeof block.text === 'string'
    : block.type === 'tool_use' &&
      typeof block.id === 'string' &&
      typeof block.name === 'string' &&
      isObject(block.input));

const isRoot = (root: JsonValue): boolean =>
  isObject(root) && typeof root.uri === 'string' && root.uri.startsWith('file://') && URL.canParse(root.uri);
