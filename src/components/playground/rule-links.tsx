// Links to rules, by their ids and titles.
import { sitePath } from '../frame/site-path.ts';
import type { RuleLink } from './about.ts';

/** A list of rules under a few words of introduction; nothing where there are none. */
export function RuleLinks({ intro, rules }: { intro: string; rules: readonly RuleLink[] }) {
  if (rules.length === 0) return null;
  return (
    <div class="pg-rules">
      <span class="label">{intro}</span>
      <ul class="plain">
        {rules.map(({ id, title }) => (
          <li key={id}>
            <a href={sitePath(`/rules/${id}/`)}>
              <span class="id">{id}</span> {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Ids of rules in a sentence, each a link. */
export function RuleIds({ ids }: { ids: readonly string[] }) {
  return (
    <>
      {ids.map((id, index) => (
        <>
          {index > 0 && ', '}
          <a key={id} href={sitePath(`/rules/${id}/`)} class="id">
            {id}
          </a>
        </>
      ))}
    </>
  );
}
