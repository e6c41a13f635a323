// The official server over standard streams, with what our definition `full` offers; tests start it as a process.
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createRealClock } from '../src/run/clock.ts';
import { createEnvironment } from '../src/run/environment.ts';
import { createFactory } from '../src/run/sdk/server.ts';
import { loadDefinition } from '../src/run/target.ts';

const environment = createEnvironment(createRealClock());
serveStdio(createFactory((await loadDefinition('full'))(environment), environment), { legacy: 'reject' });
