// The link that holds the kit, to be given on, and the ways on from here.
import type { Kit } from '../../kit/kit.ts';
import { formatLink } from '../../kit/link.ts';
import { CopyButton } from '../frame/copy-button.tsx';
import { describeLength } from './build-words.ts';

export function BuildLink({ kit }: { kit: Kit }) {
  const { origin, pathname } = location;
  const link = `${origin}${pathname}${formatLink(kit)}`;
  const long = describeLength(link);
  return (
    <div class="build-address tool-fields">
      <label>
        <span>Holds the questions, their order and your choices; opens for ever</span>
        <input type="text" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <CopyButton label="Copy link" text={link} />
      {long !== undefined && <p class="small soft">{long}</p>}
    </div>
  );
}
