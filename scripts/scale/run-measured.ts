// Runs a program and measures what it and everything it starts take: seconds, processor seconds, memory.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

export interface Use {
  /** Seconds from start to end. */
  seconds: number;
  /** Seconds of processor time, which say more than the clock where a machine has other work. Only on Linux. */
  processor?: number;
  /** The most memory in bytes that all its processes held at once; what they share counts for each. Only on Linux. */
  memory?: number;
  /** What it printed. */
  output: string;
}

/** Milliseconds between two looks. */
const INTERVAL = 250;
/** Linux counts processor time in hundredths of a second, and memory in pages of 4 kB on what this runs on. */
const TICKS = 100;
const PAGE = 4096;

interface Running {
  parent: number;
  ticks: number;
  pages: number;
}

function readRunning(): Map<number, Running> {
  const running = new Map<number, Running>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      // The name of a program stands in brackets and may hold spaces.
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
        .map(Number);
      const at = (field: number): number => fields[field - 3] ?? 0;
      // proc(5): 14 to 17 are the ticks of a process and of its children that ended, 24 its pages in memory.
      running.set(Number(name), { parent: at(4), ticks: at(14) + at(15) + at(16) + at(17), pages: at(24) });
    } catch {
      // It ended between the two looks.
    }
  }
  return running;
}

function sumTree(root: number): { ticks: number; pages: number } {
  const running = readRunning();
  const sum = { ticks: 0, pages: 0 };
  for (const [pid, one] of running) {
    let ancestor = pid;
    while (ancestor !== root && ancestor > 1) ancestor = running.get(ancestor)?.parent ?? 0;
    if (ancestor !== root) continue;
    sum.ticks += one.ticks;
    sum.pages += one.pages;
  }
  return sum;
}

/** Runs a program to its end. Throws with what it printed where it fails. */
export async function runMeasured(
  command: string,
  args: readonly string[],
  options: { cwd: string; env?: NodeJS.ProcessEnv },
): Promise<Use> {
  const began = performance.now();
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
  const most = { ticks: 0, pages: 0 };
  const look = (): void => {
    if (process.platform !== 'linux' || child.pid === undefined) return;
    const { ticks, pages } = sumTree(child.pid);
    most.ticks = Math.max(most.ticks, ticks);
    most.pages = Math.max(most.pages, pages);
  };
  const timer = setInterval(look, INTERVAL);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  }).finally(() => clearInterval(timer));
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output.slice(-4000)}`);
  const seconds = (performance.now() - began) / 1000;
  const looked = { processor: most.ticks / TICKS, memory: most.pages * PAGE };
  return { seconds, output, ...(most.pages > 0 ? looked : {}) };
}
