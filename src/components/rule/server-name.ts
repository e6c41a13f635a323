// What a reader calls the server of a run: the reference, one of its definitions, or a fault.
import { faults } from '../../faults/list.ts';

/** Names the target in a sentence without a full stop; a fault is named by what it does. */
export async function serverName(target: { definition?: string; fault?: string | undefined }): Promise<string> {
  if (target.fault !== undefined) {
    const load = faults[target.fault];
    if (load === undefined) throw new Error(`there is no fault ${target.fault}; src/faults/list.ts names them all`);
    return (await load()).does.replace(/\.$/, '');
  }
  const definition = target.definition ?? 'open';
  return definition === 'open' ? 'The reference server' : `The reference server, defined as ${definition}`;
}
