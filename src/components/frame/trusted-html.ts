// The Trusted Types policy of HTML: only what our printers write becomes elements (src/site/csp.ts names the policy).
import { isOwnHtml } from '../../site/own-html.ts';

interface Factory {
  createPolicy(name: string, rules: { createHTML(html: string): string }): typeof rules;
}

const rules = {
  createHTML(html: string): string {
    if (isOwnHtml(html)) return html;
    throw new TypeError(`no HTML of this site: ${html.slice(0, 200)}`);
  },
};

const { trustedTypes } = globalThis as typeof globalThis & { trustedTypes?: Factory };
const policy = trustedTypes?.createPolicy('wireproof-html', rules) ?? rules;

/** Vouches for HTML of our printers; throws where a tag or an attribute is none that they write. */
export const trustHtml = (html: string): string => policy.createHTML(html);
