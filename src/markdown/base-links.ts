// Puts the site's base path before links that authors write from the root: /rules/MCP-STL-004/.
import type { MdastPluginDefinition } from 'satteri';

/** Puts `base` (`/` or `/some/path/`) before an address that begins at the site's root; leaves others alone. */
export function withBase(url: string, base: string): string {
  return url.startsWith('/') && !url.startsWith('//') ? base.replace(/\/$/, '') + url : url;
}

/** A Markdown plugin that gives links and link definitions the base path. */
export const addBaseToLinks = (base: string): MdastPluginDefinition => ({
  name: 'base-links',
  link(node, context) {
    const url = withBase(node.url, base);
    if (url !== node.url) context.setProperty(node, 'url', url);
  },
  definition(node, context) {
    const url = withBase(node.url, base);
    if (url !== node.url) context.setProperty(node, 'url', url);
  },
});
