// The address of the playground with the requests of an editor in it.
import { encodeLink, linkOf } from '../../exchange/link.ts';
import { sitePath } from '../frame/site-path.ts';
import { formatServer } from '../playground/servers.ts';
import { parseHttp } from './parse-http.ts';
import type { Edited, Server } from './send-edited.ts';

/** Links to the requests up to the shown one, as edited; `undefined` where one of them is no HTTP message. */
export function linkToPlayground({ turns, originals, texts, number, server }: Edited): string | undefined {
  const { requests, ...rest } = linkOf(turns, number, nameInLink(server));
  const edited = requests.map((request, index) =>
    texts[index] === originals[index] ? request : parseHttp(texts[index] ?? '').request,
  );
  const whole = edited.filter((request) => request !== undefined);
  if (whole.length < edited.length) return undefined;
  return `${sitePath('/playground/')}#${encodeLink({ ...rest, requests: whole })}`;
}

function nameInLink({ target }: Server): string {
  if ('sdk' in target) return formatServer({ kind: 'sdk', definition: target.sdk });
  if ('legacy' in target) return formatServer({ kind: 'legacy' });
  if (target.fault !== undefined) return formatServer({ kind: 'fault', fault: target.fault });
  return formatServer({ kind: 'reference', definition: target.definition ?? 'open' });
}
