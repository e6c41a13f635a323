// Opens the requests of a capture for editing and sends them to a server of the reader's choice.
import type { VNode } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Turn } from '../../exchange/exchange.ts';
import { describeRequest } from '../../exchange/labels.ts';
import { EditTools } from './edit-tools.tsx';
import { engine } from './engine.ts';
import { HttpEditor } from './http-editor.tsx';
import { parseHttp } from './parse-http.ts';
import { linkToPlayground } from './playground-link.ts';
import { printHttp } from './print-http.ts';
import { targetOf } from './repeat.ts';
import { Reply } from './reply.tsx';
import { sendEdited, serversFor, type Reply as ReplyState, type Server } from './send-edited.ts';

/** Runs the capture's probe for its requests and gives the form to edit them; rejects with a message for the reader. */
export async function openEdit(play: HTMLElement, close: () => void): Promise<VNode> {
  const { probe = '', rule = '' } = play.dataset;
  const { turns, findings } = await engine.ask({ kind: 'probe', probe, target: targetOf(play.dataset) });
  const at = findings.find((one) => one.rule === rule)?.at;
  const requests = turns.flatMap((turn) => (turn.kind === 'sent' ? [turn.request] : []));
  return (
    <Edit
      turns={turns}
      originals={requests.map(printHttp)}
      names={requests.map(describeRequest)}
      first={(at && turns[at.turn]?.exchange) ?? requests.length}
      servers={serversFor(play.dataset)}
      label={play.querySelector('.capture')?.ariaLabel ?? rule}
      close={close}
    />
  );
}

interface EditProps {
  turns: Turn[];
  /** The text of each request as it was recorded. */
  originals: string[];
  /** What each request is called. */
  names: string[];
  /** The request, from 1, that is opened first. */
  first: number;
  servers: Server[];
  label: string;
  close: () => void;
}

function Edit({ turns, originals, names, first, servers, label, close }: EditProps) {
  const [texts, setTexts] = useState(originals);
  const [number, setNumber] = useState(first);
  const [resets, setResets] = useState(0);
  const [server, setServer] = useState(servers[0]);
  const [reply, setReply] = useState<ReplyState>({ state: 'none' });
  const form = useRef<HTMLFormElement>(null);
  const isOpened = useRef(false);
  const text = texts[number - 1] ?? '';
  const problems = useMemo(() => parseHttp(text).problems, [text]);
  const link = server && linkToPlayground({ turns, originals, texts, number, server });
  const reset = (): void => {
    setTexts(originals);
    setResets(resets + 1);
  };
  const send = (): void => {
    if (reply.state === 'sending' || server === undefined) return;
    setReply({ state: 'sending', server });
    void sendEdited({ turns, originals, texts, number, server }).then(setReply);
  };
  useEffect(() => {
    isOpened.current = true;
    form.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <form
      ref={form}
      class="edit"
      aria-label={`Edit ${label}`}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <EditTools
        names={names}
        number={number}
        onNumber={setNumber}
        servers={servers}
        server={server}
        onServer={setServer}
        onReset={reset}
        onClose={close}
      />
      <HttpEditor
        key={`${number} ${resets}`}
        text={text}
        problems={problems}
        label={`Request ${number}, as it is sent`}
        takesFocus={!isOpened.current}
        onChange={(now) => setTexts((all) => all.with(number - 1, now))}
        onSend={send}
      />
      <ul class="problems">
        {problems.map(({ message, isHint }) => (
          <li class={isHint ? 'hint' : undefined}>{message}</li>
        ))}
      </ul>
      <p class="small soft">
        Ctrl or ⌘ with Enter sends. Tab leaves the editor.
        {number > 1 && ' The requests before it are sent first, as edited.'}{' '}
        {link && <a href={link}>Open this in the playground</a>}
      </p>
      <Reply reply={reply} />
    </form>
  );
}
