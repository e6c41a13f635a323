// What to do next: where a server could not be judged from here, and where a part of it could not.
import { useState } from 'preact/hooks';
import type { Report } from '../../report/report.ts';
import { asksWithoutReading } from './reachable.ts';

/** Next steps: what to change where nothing was judged, else what the command would see besides. */
export function Advice({ report, url }: { report: Report; url: URL }) {
  const { era } = report.target;
  if (era === 'silent') return <Unreachable url={url} />;
  if (era === 'closed')
    return (
      <p>
        Put a token into the form, under “A token, tools that may be called”, and check again. A 403 can also mean that
        the server does not let pages of <code>{location.origin}</code> in, which is right unless it was told to.
      </p>
    );
  if (era === 'unknown')
    return (
      <p>
        Is the address right? It is the one that clients send their requests to, path and all; often it ends in{' '}
        <code>/mcp</code>.
      </p>
    );
  const hidden = report.findings.filter(({ reason }) => reason === 'out-of-sight').length;
  if (hidden === 0) return null;
  return (
    <p>
      {hidden} of the untestable rules <a href="#browser">cannot be told from a web page</a>. The command tells them:{' '}
      <code>wireproof validate {url.origin + url.pathname}</code>
    </p>
  );
}

/** Nothing came, or nothing was shown: explains both, and asks once more in a way that tells them apart. */
function Unreachable({ url }: { url: URL }) {
  const [state, setState] = useState<'open' | 'asking' | 'answers' | 'silent'>('open');
  const ask = (): void => {
    setState('asking');
    void asksWithoutReading(url).then((answers) => setState(answers ? 'answers' : 'silent'));
  };
  return (
    <div class="unreachable">
      <p>A browser tells a page the same in two cases:</p>
      <ol>
        <li>
          <strong>Nothing answers</strong> at {url.host}: the server is down, the address is wrong, its certificate is
          not trusted, or the browser was not allowed to reach it (
          <a href="#mixed">http and servers of your own network</a>).
        </li>
        <li>
          <strong>It answers, but not to this page</strong>: without CORS headers the browser keeps its answers.{' '}
          <a href="#cors">How a server allows it</a>.
        </li>
      </ol>
      <p>
        <button type="button" onClick={ask} disabled={state === 'asking'}>
          find out which
        </button>{' '}
        <span class="small soft">sends one GET whose answer nobody reads; the browser follows it if it redirects</span>
      </p>
      <p role="status">
        {state === 'answers' && `Something answers at ${url.host}. What is missing are the CORS headers.`}
        {state === 'silent' && `Nothing answers at ${url.host}, or the browser may not reach it.`}
      </p>
      <p>
        The command needs no CORS headers: <code>wireproof validate {url.origin + url.pathname}</code>
      </p>
    </div>
  );
}
