// Which folder of src/ may import which, read by the linter and by the layer test.

interface Layer {
  /** The folders it may import from. */
  imports: string[];
  /** Further folders from which it may import types, which leave nothing in what runs. */
  types?: string[];
}

const ENGINE = ['protocol', 'legacy', 'server', 'client', 'exchange', 'faults', 'probes'];
const LOGIC = ['schemas', ...ENGINE, 'run', 'truth', 'report', 'markdown', 'site', 'study', 'kit', 'offline'];

/** The layers of logic: tested without Astro, run in a worker, run in Node unchanged. */
export const LOGIC_LAYERS: Record<string, Layer> = {
  protocol: { imports: [] },
  schemas: { imports: ['protocol'] },
  // Only definitions/dual-era.ts does import it; src/legacy/dual-era.test.ts sees to that.
  server: { imports: ['protocol', 'legacy'] },
  legacy: { imports: ['protocol'], types: ['server'] },
  client: { imports: ['protocol'], types: ['exchange'] },
  exchange: { imports: ['protocol'], types: ['probes', 'run'] },
  faults: { imports: ['protocol', 'server'], types: ['probes'] },
  probes: { imports: ['protocol', 'client', 'exchange'] },
  run: { imports: ENGINE, types: ['schemas'] },
  truth: { imports: ['protocol', 'schemas'] },
  report: { imports: ['protocol', 'schemas', 'client', 'exchange', 'run'], types: ['probes'] },
  markdown: { imports: ['protocol'] },
  site: { imports: ['protocol'] },
  study: { imports: ['protocol'] },
  kit: { imports: ['protocol', 'schemas', 'study'] },
  offline: { imports: [] },
};

/** The layers on top, which may import all of the above. */
export const TOP_LAYERS: Record<string, Layer> = {
  hosts: { imports: LOGIC },
  cli: { imports: [...LOGIC, 'hosts'] },
  styles: { imports: [] },
  components: { imports: [...LOGIC, 'layouts', 'styles'] },
  layouts: { imports: [...LOGIC, 'components', 'styles'] },
  pages: { imports: [...LOGIC, 'components', 'layouts', 'styles'] },
};

export const LAYERS: Record<string, Layer> = { ...LOGIC_LAYERS, ...TOP_LAYERS };

/** The layers that may import `node:` modules; tests and scripts may too. */
export const NODE_LAYERS = ['hosts', 'cli'];
