// Prose of the frontmatter as HTML, for elements that must hold it without a space around: `<q set:html={inline(text)} />`.
import { renderProse } from '../../schemas/prose.ts';
import { BASE } from './site-path.ts';

/** Renders inline Markdown under this build's base path. */
export const inline = (text: string): string => renderProse(text, BASE);
