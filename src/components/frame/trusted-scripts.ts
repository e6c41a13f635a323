// The Trusted Types policy of scripts: workers start from the site's own files alone (src/site/csp.ts names the policy).
import { isOwnScript } from '../../site/own-script.ts';

interface Factory {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): typeof scriptRules;
}

/** Takes the addresses of scripts of this site, and throws at any other. */
export const scriptRules = {
  createScriptURL(address: string): string {
    if (isOwnScript(address, location.href, import.meta.env.BASE_URL)) return address;
    throw new TypeError(`no script of this site: ${address}`);
  },
};

/** What makes policies, where the browser has it; the development server has none, and other addresses for workers. */
export const factory = import.meta.env.PROD
  ? (globalThis as typeof globalThis & { trustedTypes?: Factory }).trustedTypes
  : undefined;
const policy = factory?.createPolicy('wireproof-scripts', scriptRules);

/** Vouches for the address of one of our workers; throws where it is not ours. Older browsers take it as it is. */
export const trustScript = (address: string): string => policy?.createScriptURL(address) ?? address;
