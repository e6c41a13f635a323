// Every fault, for the playground to find by typing.
import type { APIRoute } from 'astro';
import type { FaultInfo } from '../../components/playground/about.ts';
import { loadFaults } from '../../components/rule/engine-parts.ts';

export const GET: APIRoute = async () => {
  const infos = (await loadFaults()).map(({ id, does, definition, breaks, define, steps, wrap }): FaultInfo => {
    const showsOverHttp = define !== undefined || steps !== undefined || wrap !== undefined;
    return { id, does, definition, breaks: [...breaks], ...(showsOverHttp ? {} : { isForStdio: true }) };
  });
  return new Response(JSON.stringify(infos.toSorted((a, b) => a.does.localeCompare(b.does))));
};
