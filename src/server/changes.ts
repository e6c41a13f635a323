// Where a definition announces that something of it changed, and listen streams hear of it.

/** What changed: a list, or the content of one resource. */
export type Change = { kind: 'tools' | 'prompts' | 'resources' } | { kind: 'resource'; uri: string };

export interface Changes {
  /** Tells every listener. */
  publish(change: Change): void;
  /** Hears of changes until the returned function is called. `onEnd` is called when the server shuts down. */
  listen(onChange: (change: Change) => void, onEnd: () => void): () => void;
  /** Ends all listening gracefully: every open stream gets its result. */
  end(): void;
}

/** Creates an announcement board, in memory. */
export function createChanges(): Changes {
  const listeners = new Set<{ onChange: (change: Change) => void; onEnd: () => void }>();
  return {
    publish: (change) => listeners.forEach(({ onChange }) => onChange(change)),
    listen: (onChange, onEnd) => {
      const listener = { onChange, onEnd };
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    end: () => listeners.forEach(({ onEnd }) => onEnd()),
  };
}
