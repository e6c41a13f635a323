// HTML that the build or a printer of ours made, and the link to what a text rests on.
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Source } from '../../study/drill-data.ts';
import { trustHtml } from './trusted-html.ts';

interface Props {
  html: string;
  as?: 'span' | 'div' | 'p' | 'q' | 'li' | 'dd';
}

/** Shows HTML of the site’s own printers, which let no markup of others through. */
export function Html({ html, as: Name = 'span' }: Props): JSX.Element {
  // The same object as before, so that what is shown is not made anew.
  const trusted = useMemo(() => trustHtml(html), [html]);
  return <Name dangerouslySetInnerHTML={{ __html: trusted }} />;
}

/** Names what a point rests on, with a link where there is one. */
export function SourceLink({ source: { name, url } }: { source: Source }): JSX.Element {
  return url === undefined ? <>{name}</> : <a href={url}>{name}</a>;
}
