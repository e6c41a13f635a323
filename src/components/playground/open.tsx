// Draws the playground around the plain form that stands in the page.
import { addSheet } from '../frame/add-sheet.ts';
import { render } from 'preact';
import styles from '../run/run.css?url';
import { Actions } from './actions.tsx';
import { Answer } from './answer.tsx';
import { createController } from './controller.ts';
import { DraftList } from './draft-list.tsx';
import { createWork } from './drafts.ts';
import type { Work } from './drafts.ts';
import { Editor } from './editor.tsx';
import { History } from './history.tsx';
import { ServerOptions } from './server-options.tsx';
import { DEFINITION, ENDPOINT } from './servers.ts';
import type { ServerKind } from './servers.ts';
import type { State } from './state.ts';
import { Status } from './status.tsx';
import { createTemplates, FIRST_TEMPLATE } from './templates.ts';

/** The fields of the form that stand in the page. */
interface Fields {
  server: HTMLSelectElement;
  definition: HTMLSelectElement;
  template: HTMLSelectElement;
  request: HTMLTextAreaElement;
  send: HTMLButtonElement;
}

/** Takes over the form; gives what its send button does. */
export function open(form: HTMLFormElement): () => void {
  void addSheet(styles);
  const fields = form.elements as unknown as Fields;
  const { faults = '', rules = '' } = form.dataset;
  const definitions = Array.from(fields.definition.options, ({ value }) => value);
  const acts = createController({ faults, rules, definitions, draw }, readFields(fields), FIRST_TEMPLATE);
  const place = (name: string): HTMLElement => form.querySelector<HTMLElement>(`[data-root="${name}"]`) ?? form;
  let drawn: State | undefined;

  function draw(state: State): void {
    const hadFocus = form.contains(document.activeElement);
    drawParts(state);
    // What had the focus may be gone; the next thing to do is to send.
    if (hadFocus && document.activeElement === document.body) fields.send.focus();
  }

  function drawParts(state: State): void {
    const { server, work, version, reply, replaced, history } = state;
    const before = drawn;
    drawn = state;
    setFields(fields, state);
    render(
      <ServerOptions
        state={state}
        onFault={(fault) => acts.setServer({ kind: 'fault', fault })}
        onAddress={acts.setAddress}
      />,
      place('server'),
    );
    render(
      <>
        <DraftList
          work={work}
          hasConnections={server.kind !== 'own'}
          onChoose={acts.choose}
          onAdd={acts.addDraft}
          onRemove={acts.removeDraft}
          onConnection={(connection) => acts.setDraft({ connection })}
          onTogether={(together) => acts.setWork({ together })}
        />
        <div role="status">
          {replaced && (
            <p class="small">
              What you had written is gone from the editor.{' '}
              <button type="button" onClick={() => acts.bringBack(replaced)}>
                bring it back
              </button>
            </p>
          )}
        </div>
      </>,
      place('drafts'),
    );
    render(
      <Editor
        field={fields.request}
        text={work.drafts[work.current]?.text ?? ''}
        version={`${version} ${work.current}`}
        onChange={(text) => acts.setDraft({ text })}
        onSend={() => void acts.send(false)}
      />,
      place('editor'),
    );
    render(
      <Actions state={state} onSendAll={() => void acts.send(true)} onLink={acts.makeLink} onAfresh={acts.restart} />,
      place('actions'),
    );
    render(
      <Status
        reply={reply}
        onAgree={() => reply.state === 'asking' && acts.agree(reply.all)}
        onRefuse={acts.refuse}
        onStop={acts.stop}
      />,
      place('status'),
    );
    const shown = reply.state === 'done' ? reply.sent : undefined;
    // What was there before stays while the next one is awaited, and no longer.
    if (reply.state !== 'none' && reply.state !== 'sending') {
      clearPrinted(place('answer'));
      render(
        shown && <Answer key={shown.number} sent={shown} rules={state.rules} onRetry={acts.addRetry} />,
        place('answer'),
      );
    }
    render(<History history={history} shown={shown} onShow={acts.show} onAgain={acts.again} />, place('history'));
    if (reply !== before?.reply && before !== undefined) follow(place('status'), reply);
  }

  fields.server.addEventListener('change', () => {
    const kind = fields.server.value as ServerKind;
    if (kind === 'own') acts.setAddress(drawn?.address ?? '');
    else if (kind === 'fault') acts.setServer({ kind, fault: '' });
    else if (kind === 'legacy') acts.setServer({ kind });
    else acts.setServer({ kind, definition: fields.definition.value || DEFINITION });
  });
  fields.definition.addEventListener('change', () => {
    const { server } = drawn ?? {};
    if (server && 'definition' in server) acts.setServer({ ...server, definition: fields.definition.value });
  });
  fields.template.addEventListener('change', () => acts.loadTemplate(fields.template.value));
  fields.request.addEventListener('input', () => acts.setDraft({ text: fields.request.value }));
  const followLink = (): void => {
    if (isLink(location.hash)) acts.follow(location.hash);
  };
  addEventListener('hashchange', followLink);

  const { server, template } = { server: fields.server.value, template: fields.template.value };
  acts.draw();
  // What was chosen before this script came.
  if (template !== FIRST_TEMPLATE) acts.loadTemplate(template);
  if (server !== drawn?.server.kind) {
    fields.server.value = server;
    fields.server.dispatchEvent(new Event('change'));
  }
  followLink();
  return () => void acts.send(false);
}

/** Asks whether a fragment is meant as a link to an exchange: it names no place in the page. */
export const isLink = (hash: string): boolean => hash.length > 1 && document.getElementById(hash.slice(1)) === null;

/** The request that stands in the page, with what was typed into it before this script came. */
function readFields({ request }: Fields): Work {
  const first = createTemplates(ENDPOINT).find(({ id }) => id === FIRST_TEMPLATE);
  const work = createWork(first?.requests ?? []);
  return { ...work, drafts: work.drafts.map((draft) => ({ ...draft, text: request.value })) };
}

/** Brings the fields that stand in the page to what the state says. */
function setFields(fields: Fields, { server, work, template }: State): void {
  fields.server.value = server.kind;
  fields.template.value = template;
  if ('definition' in server) fields.definition.value = server.definition;
  const label = fields.definition.closest('label');
  if (label !== null) label.hidden = !('definition' in server);
  fields.send.textContent = work.drafts.length > 1 ? `send request ${work.current + 1}` : 'send';
}

/** Takes away the example that the build printed, once. */
function clearPrinted(place: HTMLElement): void {
  if (place.dataset.printed === undefined) return;
  delete place.dataset.printed;
  place.replaceChildren();
}

/** Moves to what the reader has to see now: a question, or what came back where it lies below. */
function follow(place: HTMLElement, { state }: State['reply']): void {
  if (state === 'asking') place.querySelector<HTMLElement>('[data-asking]')?.focus();
  const isBelow = place.getBoundingClientRect().top > innerHeight * 0.7;
  if (isBelow && (state === 'done' || state === 'failed')) place.scrollIntoView({ block: 'start' });
}
