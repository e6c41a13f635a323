// Lets one tab alone write an interview; another one may take it over, after the first has saved.

/** Whether this tab may write: not known yet, yes, or no since another one does. */
export type Holding = 'asking' | 'held' | 'elsewhere';

export interface Hold {
  /** Asks the other tab to save and let go; takes the interview where it does not answer within two seconds. */
  takeOver: () => void;
  /** Hears that another tab asks for the interview. */
  letGo: () => void;
  /** Ends it, when the interview is no longer on the page. */
  release: () => void;
}

/** What a hold needs of its surroundings. */
export interface HoldParts {
  /** One for each interview. */
  name: string;
  locks: Pick<LockManager, 'request'>;
  tell: (holding: Holding) => void;
  /** Brings what this tab shows up to date, before it may write. */
  refresh: () => Promise<void>;
  /** Saves what is not saved yet, before another tab may write. */
  flush: () => Promise<void>;
  /** Forgets what still waits: another tab writes from now on, and an older note must not replace a newer one. */
  drop: () => void;
  /** Asks the tab that has it. */
  ask: () => void;
}

/** A page that is reloaded has its own lock back within that time; milliseconds. */
const PATIENCE = 500;
const LONGEST_WAIT = 2_000;

/** Asks for an interview, and waits for it where another tab has it. */
export function createHold({ name, locks, tell, refresh, flush, drop, ask }: HoldParts): Hold {
  let held: PromiseWithResolvers<void> | undefined;
  let isOver = false;
  let waiting = new AbortController();

  function queue(mode: 'wait' | 'steal'): void {
    waiting.abort();
    const mine = (waiting = new AbortController());
    const granted = async (): Promise<void> => {
      // Granted after it was no longer wanted.
      if (isOver) return;
      const mineToEnd = (held = Promise.withResolvers<void>());
      await refresh().catch(() => undefined);
      if (held === mineToEnd) tell('held');
      await mineToEnd.promise;
    };
    const lose = (): void => {
      // Stolen by another tab, unless this one stopped waiting itself.
      if (isOver || mine.signal.aborted) return;
      held = undefined;
      tell('elsewhere');
      drop();
      queue('wait');
    };
    locks.request(name, mode === 'steal' ? { steal: true } : { signal: mine.signal }, granted).catch(lose);
  }

  tell('asking');
  queue('wait');
  const patience = setTimeout(() => held === undefined && !isOver && tell('elsewhere'), PATIENCE);

  return {
    takeOver: () => {
      ask();
      setTimeout(() => held === undefined && !isOver && queue('steal'), LONGEST_WAIT);
    },
    letGo: () => {
      const current = held;
      if (current === undefined || isOver) return;
      tell('elsewhere');
      void flush().finally(() => {
        // Asked twice, it is let go once.
        if (held !== current) return;
        held = undefined;
        drop();
        current.resolve();
        if (!isOver) queue('wait');
      });
    },
    release: () => {
      isOver = true;
      clearTimeout(patience);
      void flush().finally(() => held?.resolve());
    },
  };
}
