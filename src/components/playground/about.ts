// What the playground asks the site for when it needs it: the faults, and which rules speak of what.
/** A fault as the list shows it. */
export interface FaultInfo {
  id: string;
  does: string;
  definition: string;
  /** Ids of the rules that fail under it. */
  breaks: string[];
  /** Whether it shows over stdio alone, so that there is nothing to see here. */
  isForStdio?: true;
}

export interface RuleLink {
  id: string;
  title: string;
}
/** Rules by what their titles or sentences name: an error code such as `-32022`, or an HTTP status. */
export type RulesByName = Readonly<Record<string, RuleLink[]>>;

const known = new Map<string, Promise<unknown>>();

/** Loads a file of the site once; one that could not be loaded is tried again the next time. */
export function loadJson<T>(address: string): Promise<T> {
  const loading = known.get(address) ?? fetchJson(address);
  known.set(address, loading);
  loading.catch(() => known.delete(address));
  return loading as Promise<T>;
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} could not be loaded: ${response.status}`);
  return response.json();
}
