// The official conformance suite over our Node host: serves the fixture, runs every scenario, checks every message.
import { createRealEnvironment } from '../../src/hosts/environment.ts';
import { createHttpHost } from '../../src/hosts/node-http.ts';
import { createServer } from '../../src/server/create-server.ts';
import { checkHandler, createCheckedWire } from '../checked-wire.ts';
import type { CheckedWire } from '../checked-wire.ts';
import { createFixture } from './fixture.ts';
import { reportConformance } from './report.ts';
import type { ConformanceReport } from './report.ts';
import { runSuite } from './run-suite.ts';
import { knownRemarks, knownUnscored } from './warnings.ts';

/** Runs the suite once. */
export async function runConformance(): Promise<ConformanceReport & { wire: CheckedWire }> {
  const environment = createRealEnvironment();
  const origins: string[] = [];
  const fixture = createFixture(origins)(environment);
  const wire = createCheckedWire();
  const host = createHttpHost(checkHandler(wire, createServer(fixture, environment)), { changes: fixture.changes });
  const origin = `http://127.0.0.1:${await host.listen(0)}`;
  // The suite also calls as a web page of the server's own origin would.
  origins.push(origin);
  try {
    const outcomes = await runSuite(`${origin}/mcp`);
    return { ...reportConformance(outcomes, knownRemarks, knownUnscored), wire };
  } finally {
    await host.close();
  }
}
