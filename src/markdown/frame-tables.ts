// Wraps each Markdown table in a frame that scrolls sideways on a phone and can be reached by keyboard, and names its rows.
import type { HastPluginDefinition } from 'satteri';

type Visit = Exclude<NonNullable<Exclude<HastPluginDefinition['element'], undefined>>, unknown[]>['visit'];
type Table = Parameters<Visit>[0];
type Node = Table['children'][number];
type Cell = Extract<Node, { type: 'element' }>;

const cellsOf = (node: Table | Cell, tag: string): Cell[] =>
  node.children.filter((child): child is Cell => child.type === 'element' && child.tagName === tag);

/** A Markdown plugin that gives tables a scrolling frame, called after their columns. */
export const frameTables: HastPluginDefinition = {
  name: 'frame-tables',
  element: {
    filter: ['table'],
    visit(node, context) {
      const rows = [...cellsOf(node, 'thead'), ...cellsOf(node, 'tbody')].flatMap((part) => cellsOf(part, 'tr'));
      const [heads = [], ...others] = rows.map((row) => [...cellsOf(row, 'th'), ...cellsOf(row, 'td')]);
      const columns = heads.map((head) => context.textContent(head).trim());
      const [corner] = heads;
      // Under an empty corner stand the names of the rows.
      if (corner !== undefined && columns[0] === '') {
        context.replaceNode(corner, { ...corner, tagName: 'td' });
        for (const [first] of others) {
          if (first !== undefined)
            context.replaceNode(first, { ...first, tagName: 'th', properties: { scope: 'row' } });
        }
      }
      const label = `Table: ${columns.filter((name) => name !== '').join(', ')}`;
      const known = (context.data['tables'] ??= {}) as Record<string, number>;
      const times = (known[label] = (known[label] ?? 0) + 1);
      const ariaLabel = times === 1 ? label : `${label}, number ${times}`;
      const properties = { className: ['scroll'], tabIndex: 0, role: 'region', ariaLabel };
      context.wrapNode(node, { type: 'element', tagName: 'div', properties, children: [] });
    },
  },
};
