// npm start: installs what is missing, builds the site and serves it at http://localhost:4321.
import { spawn } from 'node:child_process';
import { install, root, run, stop } from './install.mjs';

const env = install();
if (run('node scripts/build.ts', env) !== 0) stop('The build failed; its message stands above.');

const server = spawn('node scripts/serve.ts --or-next', { cwd: root, env, stdio: 'inherit', shell: true });
// Ctrl-C reaches the server too; this process waits until it has ended.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('exit', (code) => process.exit(code ?? 0));
