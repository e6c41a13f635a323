// Starts nginx, Apache and Caddy over a folder, each with nothing but the configuration that we give out.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Host } from '../src/site/host-configs.ts';

/** The commands by which a server may be there, also where they lie beside the path. */
const COMMANDS: Readonly<Record<Host, readonly string[]>> = {
  nginx: ['nginx', '/usr/sbin/nginx'],
  apache: ['apache2', '/usr/sbin/apache2', 'httpd', '/usr/sbin/httpd'],
  caddy: ['caddy'],
};

/** Finds the command of a server, and what it says of its version. */
export function findHost(host: Host): { command: string; version: string } | undefined {
  for (const command of COMMANDS[host]) {
    const { status, stdout, stderr } = spawnSync(command, [host === 'caddy' ? 'version' : '-v'], { encoding: 'utf8' });
    if (status === 0) return { command, version: (stdout + stderr).split('\n')[0]?.trim() ?? '' };
  }
  return undefined;
}

interface Place {
  command: string;
  /** An empty folder for what the server writes. */
  work: string;
  /** The root of what is served; the site may lie below it. */
  root: string;
  /** The folder of the site. */
  site: string;
  port: number;
  /** What `npm run headers` prints. */
  config: string;
}

const IS_ROOT = process.getuid?.() === 0;

/** The smallest setting around our configuration that each server starts with; gives its arguments. */
const SETTINGS: Readonly<Record<Host, (place: Place) => string[]>> = {
  nginx: ({ command, work, root, port, config }) => {
    const said = spawnSync(command, ['-V'], { encoding: 'utf8' }).stderr;
    const folder = /--conf-path=(\S+)\/nginx\.conf/.exec(said)?.[1] ?? '/etc/nginx';
    symlinkSync(join(folder, 'mime.types'), join(work, 'mime.types'));
    writeFileSync(join(work, 'wireproof.conf'), config);
    const written = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${work}/${name};`,
    );
    writeFileSync(
      join(work, 'nginx.conf'),
      `daemon off; pid ${work}/pid; error_log ${work}/log; ${IS_ROOT ? 'user root;' : ''} events {}
http { access_log off; ${written.join(' ')}
server { listen 127.0.0.1:${port}; root ${root}; include wireproof.conf; } }\n`,
    );
    return ['-e', join(work, 'log'), '-c', join(work, 'nginx.conf')];
  },
  apache: ({ command, work, root, site, port, config }) => {
    const said = spawnSync(command, ['-V'], { encoding: 'utf8' }).stdout;
    const home = /HTTPD_ROOT="([^"]+)"/.exec(said)?.[1] ?? '';
    const folder = ['/usr/lib/apache2/modules', join(home, 'modules'), '/usr/lib/httpd/modules'].find(existsSync) ?? '';
    const types = ['/etc/mime.types', join(home, 'conf/mime.types'), '/etc/httpd/mime.types'].find(existsSync);
    const built = spawnSync(command, ['-l'], { encoding: 'utf8' }).stdout;
    const modules = ['mpm_event', 'unixd', 'authz_core', 'dir', 'mime', 'headers', 'filter', 'deflate']
      .filter((name) => !built.includes(`mod_${name}.c`) && !built.includes(`${name.replace('mpm_', '')}.c`))
      .map((name) => `LoadModule ${name}_module ${folder}/mod_${name}.so\n`);
    writeFileSync(join(site, '.htaccess'), config);
    writeFileSync(
      join(work, 'httpd.conf'),
      `${modules.join('')}ServerRoot ${work}\nServerName localhost\nPidFile ${work}/pid\nErrorLog ${work}/log\n
Listen 127.0.0.1:${port}\nDocumentRoot ${root}\n${types === undefined ? '' : `TypesConfig ${types}\n`}DirectoryIndex index.html
<Directory ${root}>\nAllowOverride FileInfo\nRequire all granted\nOptions FollowSymLinks\n</Directory>\n`,
    );
    return ['-f', join(work, 'httpd.conf'), '-DFOREGROUND'];
  },
  caddy: ({ work, root, port, config }) => {
    writeFileSync(join(work, 'wireproof.caddy'), config);
    writeFileSync(
      join(work, 'Caddyfile'),
      `{\n\tadmin off\n\tauto_https off\n\tstorage file_system ${work}/storage\n}\nhttp://127.0.0.1:${port} {\n\troot * ${root}\n\timport wireproof.caddy\n}\n`,
    );
    return ['run', '--adapter', 'caddyfile', '--config', join(work, 'Caddyfile')];
  },
};

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });

const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

export interface RunningHost {
  /** The address of the root that it serves, without a slash at the end. */
  origin: string;
  stop(): Promise<void>;
}

/** Starts a server and waits until it answers; throws with what it said where it does not. */
export async function startHost(host: Host, place: Omit<Place, 'port'>): Promise<RunningHost> {
  const port = await freePort();
  const parameters = SETTINGS[host]({ ...place, port });
  const environment = { ...process.env, XDG_CONFIG_HOME: place.work, XDG_DATA_HOME: place.work };
  const child: ChildProcess = spawn(place.command, parameters, { env: environment, cwd: place.work });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => (said += String(text)));
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    if (child.exitCode !== null) throw new Error(`${host} did not start:\n${said}`);
    const isUp = await fetch(origin, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
    if (isUp) return { origin, stop: () => (child.kill('SIGTERM'), ended) };
    await wait(100);
  }
  child.kill('SIGKILL');
  throw new Error(`${host} did not answer within 10 s:\n${said}`);
}
