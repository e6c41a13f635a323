// Text that the build made HTML of, and the link to what it rests on.
import type { JSX } from 'preact';
import type { Source } from '../../study/drill-data.ts';

interface Props {
  html: string;
  as?: 'span' | 'p' | 'q' | 'li' | 'dd';
}

/** Shows HTML of the site’s own renderer, which lets no markup of authors through. */
export function Html({ html, as: Name = 'span' }: Props): JSX.Element {
  return <Name dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Names what a point rests on, with a link where there is one. */
export function SourceLink({ source: { name, url } }: { source: Source }): JSX.Element {
  return url === undefined ? <>{name}</> : <a href={url}>{name}</a>;
}
