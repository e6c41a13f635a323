// What happens in the playground: each act of the reader changes the state, and the state is drawn.
import { encodeLink } from '../../exchange/link.ts';
import type { HttpRequest } from '../../protocol/message.ts';
import { loadJson } from './about.ts';
import { arrive } from './arrive.ts';
import { createSendings, createWork, linkOfWork, movePath, requestOf } from './drafts.ts';
import type { Draft, Work } from './drafts.ts';
import { hideSecrets } from './hide-secrets.ts';
import { sendRequests } from './send.ts';
import { formatServer, parseAddress, pathOf } from './servers.ts';
import type { Server } from './servers.ts';
import { createState, MOST_REMEMBERED } from './state.ts';
import type { Sent, State } from './state.ts';
import { createTemplates } from './templates.ts';

/** What the controller takes from the page it is on. */
export interface Surroundings {
  /** Addresses of the files that tell of faults and of rules. */
  faults: string;
  rules: string;
  /** The definitions that can be chosen. */
  definitions: readonly string[];
  draw: (state: State) => void;
}

export type Controller = ReturnType<typeof createController>;

/** Creates the acts of the playground over a first state; every one of them draws. */
export function createController({ faults, rules, definitions, draw }: Surroundings, first: Work, template: string) {
  let state = createState(first, template);
  let leave = new AbortController();

  const update = (change: Partial<State>): void => {
    state = { ...state, ...change };
    draw(state);
  };
  const tell = (message: string): void => update({ reply: { state: 'told', message } });
  const fail = (message: string): void => update({ reply: { state: 'failed', message } });
  /** Puts other text into the editor. */
  const replace = (work: Work, more: Partial<State> = {}): void =>
    update({ work, version: state.version + 1, template: '', replaced: undefined, link: undefined, ...more });
  const setWork = (change: Partial<Work>, more: Partial<State> = {}): void =>
    update({ work: { ...state.work, ...change }, link: undefined, ...more });

  function setServer(server: Server, more: Partial<State> = {}): void {
    const work = movePath(state.work, pathOf(state.server), pathOf(server));
    const version = work === state.work ? state.version : state.version + 1;
    update({ server, work, version, link: undefined, ...more });
    if (server.kind !== 'fault') return;
    loadJson<State['faults']>(faults).then(
      (loaded) => {
        update({ faults: loaded });
        if (server.fault === '' || loaded.some(({ id }) => id === server.fault)) return;
        update({ server: { kind: 'fault', fault: '' } });
        fail(`There is no fault “${server.fault}” on this site. Nothing was sent; choose one from the list.`);
      },
      (error: unknown) => fail(`The list of faults could not be loaded. ${String(error)}`),
    );
  }

  /** What keeps the requests from being sent, in a sentence; or that the reader has to be asked. */
  function findObstacle(): string | 'ask' | undefined {
    const { server, unasked, address, addressProblem } = state;
    if (server.kind === 'fault' && server.fault === '') return 'Not sent: choose a fault first.';
    if (server.kind !== 'own') return undefined;
    if (server.url === '')
      return `Not sent. ${address === '' ? 'Name the address of your server first.' : String(addressProblem)}`;
    return server.url === unasked ? 'ask' : undefined;
  }

  async function send(all: boolean): Promise<void> {
    const { server, work, session, reply } = state;
    if (reply.state === 'sending') return;
    const shown = work.drafts[work.current];
    const sendings = createSendings(all ? work.drafts : shown ? [shown] : []);
    const obstacle = findObstacle();
    if (server.kind === 'own' && obstacle === 'ask')
      return update({ reply: { state: 'asking', address: server.url, all } });
    if (obstacle !== undefined) return fail(obstacle);
    if ('wrong' in sendings) return fail(sendings.wrong);

    leave = new AbortController();
    update({ reply: { state: 'sending', server, heard: 0 } });
    const outcome = await sendRequests({
      server,
      sendings,
      together: all && work.together,
      keep: `${formatServer(server)} ${session}`,
      signal: leave.signal,
      onHeard: (heard) => update({ reply: { state: 'sending', server, heard } }),
    });
    if ('message' in outcome) return fail(outcome.message);
    const sent: Sent = { number: (state.history[0]?.number ?? 0) + 1, when: Date.now(), server, work, all, ...outcome };
    update({ reply: { state: 'done', sent }, history: [sent, ...state.history].slice(0, MOST_REMEMBERED) });
    // Without the rules an answer is shown all the same.
    await loadJson<State['rules']>(rules).then(
      (loaded) => update({ rules: loaded }),
      () => undefined,
    );
  }

  function show(sent: Sent): void {
    const { server, work } = sent;
    const address = server.kind === 'own' ? { address: server.url, addressProblem: undefined } : {};
    replace(work, { server, ...address, reply: { state: 'done', sent } });
  }

  return {
    send,
    setServer,
    show,
    again(sent: Sent): void {
      show(sent);
      void send(sent.all);
    },
    stop: (): void => leave.abort(),
    /** The reader agrees to the server that a link named. */
    agree(all: boolean): void {
      update({ unasked: undefined, reply: { state: 'none' } });
      void send(all);
    },
    refuse: (): void => tell('Nothing was sent.'),
    /** The reader names an address. */
    setAddress(address: string): void {
      const url = parseAddress(address);
      const isGood = typeof url === 'string';
      const more = { address, addressProblem: isGood ? undefined : url.wrong, unasked: undefined };
      setServer({ kind: 'own', url: isGood ? url : '' }, more);
    },
    restart(): void {
      update({ session: state.session + 1 });
      tell('The next request meets a server that was just started.');
    },
    choose: (current: number): void =>
      replace({ ...state.work, current }, { replaced: state.replaced, template: state.template }),
    setWork,
    setDraft(change: Partial<Draft>): void {
      const { drafts, current } = state.work;
      const changed = drafts.map((draft, index) => (index === current ? { ...draft, ...change } : draft));
      setWork({ drafts: changed }, { template: '' });
    },
    addDraft(): void {
      const { drafts, current } = state.work;
      const copy = drafts[current];
      if (copy) replace({ ...state.work, drafts: [...drafts, copy], current: drafts.length });
    },
    removeDraft(): void {
      const { drafts, current } = state.work;
      const left = drafts.filter((_, index) => index !== current);
      replace({ ...state.work, drafts: left, current: Math.min(current, left.length - 1) }, { replaced: state.work });
    },
    bringBack: (work: Work): void => replace(work),
    loadTemplate(id: string): void {
      const template = createTemplates(pathOf(state.server)).find((one) => one.id === id);
      if (template === undefined) return;
      const isEdited = state.work.drafts.some((draft) => requestOf(draft) !== draft.source);
      const { requests, together } = template;
      const work = createWork(requests, together ? { together } : {});
      replace(work, { template: id, ...(isEdited ? { replaced: state.work } : {}) });
    },
    /** Puts the retry behind the request that it repeats. */
    addRetry(request: HttpRequest): void {
      const { drafts, current } = state.work;
      const connection = drafts[current]?.connection ?? 1;
      const [retry] = createWork([request]).drafts;
      if (retry) replace({ ...state.work, drafts: [...drafts, { ...retry, connection }], current: drafts.length });
    },
    makeLink(): void {
      const { requests, ...rest } = linkOfWork(state.work, formatServer(state.server));
      const shown = state.server.kind === 'own' ? requests.map(hideSecrets) : requests;
      const link = new URL(location.href);
      link.hash = encodeLink({ ...rest, requests: shown });
      history.replaceState(null, '', link);
      update({ link: link.href });
    },
    /** Takes over what a link brought; sends nothing. */
    follow(fragment: string): void {
      const arrival = arrive(fragment, definitions);
      if ('wrong' in arrival) return fail(arrival.wrong);
      const { work, server, message } = arrival;
      const address =
        server.kind === 'own' ? { address: server.url, addressProblem: undefined, unasked: server.url } : {};
      replace(work, { ...address, reply: { state: 'told', message } });
      // The requests came with the path of their server.
      setServer(server, { work });
    },
    draw: (): void => draw(state),
  };
}
