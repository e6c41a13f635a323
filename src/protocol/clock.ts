// Time, as everything here sees it: injected, so that a run can be repeated byte for byte.

export interface Clock {
  /** Milliseconds since the clock began. */
  now(): number;
  /** Resolves after `ms` milliseconds of this clock; never, once `signal` is aborted. */
  wait(ms: number, signal?: AbortSignal): Promise<void>;
  /** Lets a clock that jumps stand still until the work is done: for work off this thread, such as WebCrypto. */
  hold<T>(work: Promise<T>): Promise<T>;
}

/** What a server takes from outside: time and chance. */
export interface Environment extends Clock {
  /** A random lower-case hexadecimal string of `length` digits. */
  randomHex(length: number): string;
  /** 32 bytes that only this server knows, to seal what passes through clients. */
  secret: Uint8Array<ArrayBuffer>;
}
