// Every reason that a probe of CAN declares can be reached.
import { describe, expect, test } from 'vitest';
import type { StartProcess } from '../../client/line-peer.ts';
import { isObject, parseJson } from '../../protocol/json.ts';
import type { JsonObject } from '../../protocol/json.ts';
import { runLines, runScript, testThatAllReasonsAreReached, UNSERVED } from '../fixtures/reasons.ts';
import { probes } from './list.ts';

describe('slow-call', () => {
  test.each(UNSERVED)('gives %s', async (reason, script) => {
    expect((await runScript('slow-call', script))['MCP-CAN-003']).toBe(reason);
  });
});

type Say = (message: JsonObject) => void;
/** What a process does with a message instead of the reference: `true` when it has dealt with it. */
type Deal = (message: JsonObject, say: Say) => boolean;

/** A process that deals with some messages in its own way, whose lines can be kept back, and that may say something when it is stopped. */
const process =
  (deal: Deal, keeps: (message: JsonObject) => boolean = () => true, onStop?: (say: Say) => void) =>
  (start: StartProcess): StartProcess =>
  (onLine) => {
    const say: Say = (message) => onLine(JSON.stringify(message));
    const read = (line: string): JsonObject => {
      const message = parseJson(line);
      return isObject(message) ? message : {};
    };
    const inner = start((line) => {
      if (keeps(read(line))) onLine(line);
    });
    return {
      ...inner,
      receive: (line) => {
        if (!deal(read(line), say)) inner.receive(line);
      },
      stop: () => {
        inner.stop?.();
        onStop?.(say);
      },
    };
  };

const pass: Deal = () => false;
const dumb = process(() => true);
const refusesAll = process(({ id }, say) => {
  if (id !== undefined) say({ jsonrpc: '2.0', id, error: { code: -32602, message: 'no' } });
  return true;
});
const isCancelled = ({ method }: JsonObject): boolean => method === 'notifications/cancelled';
const nothing = { jsonrpc: '2.0', id: null, error: { code: -32600, message: 'no' } };
/** Does something at the cancellations that pass the test, and lets what follows be dealt with by `after`. */
const atCancellation = (test: (id: unknown) => boolean, now: (say: Say) => void, after: Deal = pass) => {
  return (start: StartProcess): StartProcess =>
    (onLine) => {
      let met = false;
      return process((message, say) => {
        if (met) return after(message, say);
        if (!isCancelled(message)) return false;
        met = test(isObject(message.params) ? message.params.requestId : undefined);
        if (met) now(say);
        return met;
      })(start)(onLine);
    };
};
const exit = (): void => {
  throw new Error('exit');
};
const fallSilent: Deal = () => true;
const refuse: Deal = ({ id }, say) => {
  say({ jsonrpc: '2.0', id: id ?? null, error: { code: -32603, message: 'no' } });
  return true;
};

describe('stray-cancellations', () => {
  const unknown = (id: unknown): boolean => id === 'never-used';
  const late = (id: unknown): boolean => typeof id === 'number';
  const malformed = (id: unknown): boolean => id === undefined || isObject(id as JsonObject);
  test.each<[string, string, (start: StartProcess) => StartProcess]>([
    ['016', 'exited', atCancellation(late, exit)],
    ['016', 'unanswered', atCancellation(late, () => {}, fallSilent)],
    ['016', 'refused', atCancellation(late, () => {}, refuse)],
    ['016', 'undisturbed', atCancellation(late, (say) => say(nothing))],
    ['020', 'replied', atCancellation(late, (say) => say(nothing))],
    ['020', 'late-one-breaks', atCancellation(late, exit)],
    ['016', 'refused', atCancellation(late, (say) => say(nothing), refuse)],
    ['020', 'replied', atCancellation(late, (say) => say(nothing), refuse)],
    ['020', 'exited', atCancellation(unknown, exit)],
    ['020', 'unanswered', atCancellation(unknown, () => {}, fallSilent)],
    ['020', 'refused', atCancellation(unknown, () => {}, refuse)],
    ['021', 'exited', atCancellation(malformed, exit)],
    ['021', 'replied', atCancellation(malformed, (say) => say(nothing))],
    ['021', 'unanswered', atCancellation(malformed, () => {}, fallSilent)],
    ['021', 'refused', atCancellation(malformed, () => {}, refuse)],
    ['016', 'no-answer', dumb],
    ['021', 'ignored', refusesAll],
  ])('gives %s %s', async (rule, reason, wrap) => {
    expect((await runLines('stray-cancellations', wrap))[`MCP-CAN-${rule}`]).toBe(reason);
  });
});

describe('cancelled-call', () => {
  test.each<[string, string, (start: StartProcess) => StartProcess]>([
    ['012', 'no-answer', dumb],
    ['012', 'not-served', refusesAll],
    [
      '012',
      'no-record',
      process(({ id, params }, say) => {
        if (!isObject(params) || params.name !== 'look_at_fence') return false;
        say({ jsonrpc: '2.0', id: id ?? null, error: { code: -32603, message: 'no' } });
        return true;
      }),
    ],
  ])('gives %s %s', async (rule, reason, wrap) => {
    expect((await runLines('cancelled-call', wrap))[`MCP-CAN-${rule}`]).toBe(reason);
  });

  test('a result that comes all the same is told from an error', async () => {
    const late = atCancellation(
      () => true,
      (say) => say({ jsonrpc: '2.0', id: 2, result: { resultType: 'complete' } }),
    );
    expect((await runLines('cancelled-call', late))['MCP-CAN-014']).toBe('responded');
  });
});

describe('stop-over-stdio', () => {
  const isAbout = (id: JsonObject['id']): boolean => id === 'sub-a';
  const withoutResult = process(pass, ({ id }) => !isAbout(id));
  const withoutNotification = process(pass, (message) => !isCancelled(message));
  const without = (keep: (message: JsonObject) => boolean) =>
    process(pass, (m) => !isCancelled(m) && !isAbout(m.id) && keep(m));
  test.each<[string, string, (start: StartProcess) => StartProcess]>([
    ['CAN-002', 'announced', withoutResult],
    ['SUB-007', 'cancelled-alone', withoutResult],
    ['CAN-002', 'result-alone', withoutNotification],
    ['SUB-007', 'completed', withoutNotification],
    ['CAN-002', 'silent-end', without(() => true)],
    ['SUB-007', 'silent-end', without(() => true)],
    ['CAN-002', 'no-subscription', without(({ method }) => method !== 'notifications/subscriptions/acknowledged')],
    ['CAN-002', 'no-answer', dumb],
    ['CAN-002', 'not-served', refusesAll],
    ['CAN-002', 'cannot-stop', (start) => (onLine) => unstoppable(start(onLine))],
    ['CAN-002', 'still-open-over-stdio', (start) => (onLine) => ({ ...start(onLine), stop: () => {} })],
    ['SUB-007', 'exited', (start) => (onLine) => exits(start, onLine)],
    ['CAN-002', 'ended-with-error', endingWith({ error: { code: -32603, message: 'Shutting down' } })],
    ['SUB-007', 'ended-with-error', endingWith({ error: { code: -32603, message: 'Shutting down' } })],
    ['SUB-007', 'untagged', endingWith({ result: { resultType: 'complete' } })],
    ['CAN-002', 'no-subscription', granting({})],
  ])('gives %s %s', async (rule, reason, wrap) => {
    expect((await runLines('stop-over-stdio', wrap))[`MCP-${rule}`]).toBe(reason);
  });

  test('without a tool that makes a change, silence proves nothing', async () => {
    const reasons = await runLines(
      'stop-over-stdio',
      without(() => true),
      {},
    );
    expect(reasons).toEqual({ 'MCP-CAN-002': 'no-change', 'MCP-SUB-007': 'no-change' });
  });

  /** Says this instead of its own two messages when it is stopped. */
  function endingWith(end: JsonObject): (start: StartProcess) => StartProcess {
    const keep = (message: JsonObject): boolean => !isCancelled(message) && !isAbout(message.id);
    return process(pass, keep, (say) => say({ jsonrpc: '2.0', id: 'sub-a', ...end }));
  }

  /** Acknowledges the subscription with this filter, and tells nothing on it. */
  function granting(notifications: JsonObject): (start: StartProcess) => StartProcess {
    return process(({ method }, say) => {
      if (method !== 'subscriptions/listen') return false;
      say({ jsonrpc: '2.0', method: 'notifications/subscriptions/acknowledged', params: { notifications } });
      return true;
    });
  }

  function unstoppable({ receive, close }: ReturnType<StartProcess>): ReturnType<StartProcess> {
    return { receive, close };
  }

  function exits(start: StartProcess, onLine: (line: string) => void): ReturnType<StartProcess> {
    let stopped = false;
    const inner = start(onLine);
    return {
      ...inner,
      stop: () => {
        stopped = true;
      },
      receive: (line) => (stopped ? exit() : inner.receive(line)),
    };
  }
});

testThatAllReasonsAreReached(Object.keys(probes));
