// What is wrong with how the command was called: told in one sentence, never with a stack.

/** A mistake in arguments or files of the caller; the message is one sentence without its full stop. */
export class UsageError extends Error {}
