// Wraps each Markdown table in a frame that scrolls sideways on a phone and can be reached by keyboard.
import type { HastPluginDefinition } from 'satteri';

/** A Markdown plugin that gives tables a scrolling frame. */
export const frameTables: HastPluginDefinition = {
  name: 'frame-tables',
  element: {
    filter: ['table'],
    visit(node, context) {
      const properties = { className: ['scroll'], tabIndex: 0, role: 'region', ariaLabel: 'Table' };
      context.wrapNode(node, { type: 'element', tagName: 'div', properties, children: [] });
    },
  },
};
