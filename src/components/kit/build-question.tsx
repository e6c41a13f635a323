// One question of the plan: what it is, how it is asked, what can be done with it.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { KitItem } from '../../kit/kit.ts';
import type { KitCard } from '../../kit/kit-data.ts';
import { formatClock, type Stop } from '../../kit/timetable.ts';
import { plainText } from '../../study/drill-data.ts';
import { Html } from '../frame/html.tsx';
import { BuildFacts } from './build-facts.tsx';
import { BuildInside } from './build-inside.tsx';

/** What can be done with the question at a place, from 0. */
export interface Acts {
  swap: (index: number) => void;
  lock: (index: number) => void;
  /** `control` is the one that keeps the focus. */
  move: (index: number, to: number, control: string) => void;
  remove: (index: number) => void;
  ask: (index: number, variant: number | undefined) => void;
}

interface Props {
  item: KitItem;
  /** Nothing where the site has it no longer. */
  card: KitCard | undefined;
  index: number;
  count: number;
  stop: Stop | undefined;
  acts: Acts;
}

export function BuildQuestion({ item, card, index, count, stop, acts }: Props) {
  const [isOpen, setOpen] = useState(false);
  const number = index + 1;
  // A link may name a variant that the card has no longer.
  const asked = item.variant === undefined ? undefined : card?.variants[item.variant - 1];
  const variant = asked === undefined ? undefined : item.variant;
  const insideId = `build-inside-${item.slug}`;
  const onKeyDown = (event: JSX.TargetedKeyboardEvent<HTMLLIElement>): void => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (!event.altKey || step === 0 || !(event.target instanceof HTMLElement)) return;
    // In a list of choices these keys open it.
    if (event.target instanceof HTMLSelectElement) return;
    event.preventDefault();
    acts.move(index, index + step, event.target.dataset['control'] ?? 'item');
  };
  const button = (
    control: string,
    label: string,
    act: () => void,
    rest: JSX.ButtonHTMLAttributes = {},
  ): JSX.Element => (
    <button
      type="button"
      class="build-quiet"
      data-control={control}
      aria-label={`${label}, question ${number}`}
      onClick={act}
      {...rest}
    >
      {label}
    </button>
  );
  return (
    <li class="build-question" data-slug={item.slug} data-control="item" tabIndex={-1} onKeyDown={onKeyDown}>
      <p class="build-at">
        <b>{number}</b>
        {stop !== undefined && <span>{formatClock(stop.start)}</span>}
      </p>
      <p class="build-minutes">{stop !== undefined && `${stop.minutes} min`}</p>
      <div class="build-what">
        <p class="build-title">
          {card === undefined ? (
            <>{item.slug} is not on this site any more, so it cannot be asked.</>
          ) : card.withdrawn === true ? (
            // Its page is gone.
            <Html html={card.title} />
          ) : (
            <a href={card.url} target="_blank" rel="noopener" data-control="title">
              <Html html={card.title} />
              <span class="build-new" role="img" aria-label="opens in a new tab">
                ↗
              </span>
            </a>
          )}
        </p>
        {card !== undefined && (
          <BuildFacts card={card}>
            {card.variants.length > 0 && (
              <VariantChoice card={card} variant={variant} onVariant={(chosen) => acts.ask(index, chosen)} />
            )}
          </BuildFacts>
        )}
        {asked !== undefined && (
          <p class="build-asked">
            Asked instead: <Html html={asked.ask} />
          </p>
        )}
        <div class="build-acts" role="group" aria-label={`Question ${number}`}>
          {card !== undefined && (
            <button
              type="button"
              class="build-quiet build-listen"
              data-control="inside"
              aria-expanded={isOpen}
              aria-controls={isOpen ? insideId : undefined}
              aria-label={`What to listen for, question ${number}`}
              onClick={() => setOpen(!isOpen)}
            >
              What to listen for
            </button>
          )}
          {button('another', 'Another', () => acts.swap(index))}
          {button('keep', 'Keep', () => acts.lock(index), { 'aria-pressed': item.isLocked === true })}
          {button('up', 'Up', () => acts.move(index, index - 1, 'up'), { 'aria-disabled': index === 0 })}
          {button('down', 'Down', () => acts.move(index, index + 1, 'down'), { 'aria-disabled': number === count })}
          {button('remove', 'Remove', () => acts.remove(index))}
        </div>
        {isOpen && card !== undefined && <BuildInside id={insideId} card={card} />}
      </div>
    </li>
  );
}

interface VariantProps {
  card: KitCard;
  variant: number | undefined;
  onVariant: (variant: number | undefined) => void;
}

/** Whether the question is asked as itself or as one of its variants. */
function VariantChoice({ card: { title, variants }, variant, onVariant }: VariantProps) {
  return (
    <label>
      asked as{' '}
      <select
        data-control="variant"
        aria-label={`asked as: ${plainText(title)}`}
        value={String(variant ?? '')}
        onChange={({ currentTarget: { value } }) => onVariant(value === '' ? undefined : Number(value))}
      >
        <option value="">itself</option>
        {variants.map((_, index) => (
          <option value={String(index + 1)}>
            variant {index + 1} of {variants.length}
          </option>
        ))}
      </select>
    </label>
  );
}
