// npm run -s headers -- nginx: prints the headers of the built site as configuration of nginx, Apache or Caddy.
import { readFileSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseHeaders } from '../src/site/headers.ts';
import { formatHostConfig, HOSTS, type Host } from '../src/site/host-configs.ts';

const file = join(resolve(import.meta.dirname, '..'), 'dist/_headers');
const [host = ''] = process.argv.slice(2);
const isHost = (name: string): name is Host => HOSTS.includes(name as Host);

if (!isHost(host)) {
  console.error(`Which server? Found ${JSON.stringify(host)}, expected one of ${HOSTS.join(', ')}.`);
  process.exitCode = 2;
} else if (!existsSync(file)) {
  console.error('There is no built site in dist/. Run npm run build first, with BASE where the site has a base path.');
  process.exitCode = 2;
} else {
  process.stdout.write(formatHostConfig(host, parseHeaders(readFileSync(file, 'utf8'))));
}
