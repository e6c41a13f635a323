// What came of a prediction, in words: each thing that was asked, then why.
import type { Judged } from './judge.ts';
import { countRight } from './judge.ts';

const BADGES = { right: 'verdict pass', wrong: 'verdict', skipped: 'verdict none' } as const;

/** The judgement line by line; what was right is not said twice. */
export function Judgement({ judged, why }: { judged: readonly Judged[]; why: string | undefined }) {
  return (
    <>
      <p>{judged.every(({ verdict }) => verdict === 'skipped') ? 'Nothing predicted.' : `${countRight(judged)}.`}</p>
      <ul class="plain">
        {judged.map(({ what, verdict, predicted, came }) => (
          <li>
            <strong class={BADGES[verdict]}>{verdict}</strong>{' '}
            <span>
              {what}: {verdict === 'wrong' && <>predicted {predicted}; came </>}
              <b>{came}</b>
            </span>
          </li>
        ))}
      </ul>
      {why !== undefined && <p>{why}</p>}
    </>
  );
}
