// The turns of scripted exchanges, for everything that a build makes of them.
import type { Turn } from '../../exchange/exchange.ts';
import { runScenario } from '../../run/run-scenario.ts';
import type { Scenario } from '../../schemas/scenario.ts';

const runs = new Map<string, Promise<Turn[]>>();

/** Gives the turns of a scenario, which runs once a build. */
export function turnsOf(scenario: Scenario): Promise<Turn[]> {
  const key = JSON.stringify(scenario);
  const running = runs.get(key) ?? runScenario(scenario);
  runs.set(key, running);
  return running;
}
