// What can be done with the request besides sending it.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { formatCurl } from '../../exchange/curl.ts';
import { CopyButton } from '../frame/copy-button.tsx';
import { requestOf } from './drafts.ts';
import { originOf } from './servers.ts';
import type { State } from './state.ts';

interface Props {
  state: State;
  onSendAll: () => void;
  onLink: () => void;
  onAfresh: () => void;
}

/** The buttons beside send, and the link where one was made. */
export function Actions({ state, onSendAll, onLink, onAfresh }: Props) {
  const { work, server, link } = state;
  const draft = work.drafts[work.current];
  const request = draft && requestOf(draft);
  return (
    <>
      {work.drafts.length > 1 && (
        <button type="button" class="run" onClick={onSendAll}>
          send all {work.drafts.length}
        </button>
      )}
      {request && <CopyButton label="copy as curl" text={formatCurl(request, originOf(server))} />}
      <button type="button" onClick={onLink}>
        make a link
      </button>
      {server.kind !== 'own' && (
        <button type="button" onClick={onAfresh}>
          restart the server
        </button>
      )}
      {link !== undefined && <LinkField link={link} isOwn={server.kind === 'own'} />}
    </>
  );
}

/** The link, in a field that takes the focus when it appears: the next thing is to copy it. */
function LinkField({ link, isOwn }: { link: string; isOwn: boolean }) {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.focus(), [link]);
  return (
    <div class="pg-link">
      <label>
        <span class="label">Link to this</span>
        <input
          ref={field}
          readOnly
          value={link}
          aria-describedby="pg-link"
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <CopyButton label="copy" name="copy the link" text={link} />
      <p id="pg-link" class="small soft">
        {link.length} characters that hold the requests and the server. Who opens it has to press send.
        {isOwn && ' The values of headers that may be secrets are left out.'}
      </p>
    </div>
  );
}
