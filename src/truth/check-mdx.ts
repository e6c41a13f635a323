// MDX bodies are Markdown and a few components: no raw HTML, no image, no import, export or braces.
import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { COMPONENTS } from './components.ts';
import type { ContentFile } from './content-file.ts';
import type { Problem } from './problem.ts';
import { attributeOf, isJsx, type JsxElement } from './text-block.ts';

/** Checks what a body is made of, and that a lesson's steps and checks are placed once each. */
export function checkMdx(file: ContentFile, rules: ReadonlySet<string>): Problem[] {
  const problems: Problem[] = [];
  const add = (node: Nodes, message: string): void => {
    problems.push({ path: file.path, line: node.position?.start.line ?? 1, field: 'body', message });
  };
  const placed: Record<string, string[]> = { Step: [], Check: [] };
  if (file.body) {
    visit(file.body, (node: Nodes) => {
      if (node.type === 'mdxjsEsm')
        add(node, 'expected no import or export, found one. Components are there without it; write it as `code`.');
      else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
        add(node, `expected no braces, found {${node.value.slice(0, 40)}}. Write them as \`code\`.`);
      } else if (node.type === 'image' || node.type === 'imageReference') {
        add(node, 'expected no image, found one. Exchanges and diagrams are made by running them: place a <Step>.');
      } else if (node.type === 'html') add(node, 'expected no raw HTML, found some. Write Markdown.');
      else if (isJsx(node)) {
        for (const message of explainElement(node, rules)) add(node, message);
        placed[node.name ?? '']?.push(attributeOf(node, 'id') ?? '');
      }
    });
  }
  for (const [name, list] of [
    ['Step', file.data['steps']],
    ['Check', file.data['checks']],
  ] as const) {
    const ids = (Array.isArray(list) ? list : []).map((item) => String((item as { id?: unknown } | null)?.id));
    const uses = placed[name] ?? [];
    for (const id of ids.filter((one) => uses.filter((use) => use === one).length !== 1)) {
      const times = uses.filter((use) => use === id).length;
      problems.push({
        path: file.path,
        line: file.lineOf([`${name.toLowerCase()}s`, ids.indexOf(id)]),
        field: `${name.toLowerCase()}s[${ids.indexOf(id)}]`,
        message: `expected <${name} id="${id}" /> once in the body, found it ${times} times. Place it where the text needs it.`,
      });
    }
    for (const id of uses.filter((use) => !ids.includes(use))) {
      problems.push({
        path: file.path,
        line: 1,
        field: 'body',
        message: `expected the id of one of ${name.toLowerCase()}s, found <${name} id="${id}" />. Correct the id.`,
      });
    }
  }
  return problems;
}

function explainElement(node: JsxElement, rules: ReadonlySet<string>): string[] {
  const name = node.name ?? '';
  const attributes = Object.hasOwn(COMPONENTS, name) ? COMPONENTS[name] : undefined;
  if (attributes === undefined) {
    const kind = /^[a-z]/.test(name) ? 'no raw HTML' : 'a component of the site';
    return [
      `expected ${kind}, found <${name}>. Components are ${Object.keys(COMPONENTS).join(', ')}; the rest is Markdown.`,
    ];
  }
  const found: string[] = [];
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || (typeof attribute.value === 'object' && attribute.value !== null)) {
      found.push(`expected plain attributes, found braces in <${name}>. Write name="value".`);
    } else if (!attributes.includes(attribute.name)) {
      const known = attributes.length > 0 ? `It takes ${attributes.join(', ')}.` : 'It takes none.';
      found.push(`expected an attribute of <${name}>, found ${attribute.name}. ${known}`);
    }
  }
  const rule = attributes.includes('rule') ? attributeOf(node, 'rule') : undefined;
  if (name === 'Says' && rule === undefined)
    found.push('expected <Says rule="MCP-…">, found no rule. Name the rule whose keyword it is.');
  if (rule !== undefined && !rules.has(rule))
    found.push(`expected a published rule, found ${rule} in <${name}>. Correct the id, or publish the rule first.`);
  return found;
}
