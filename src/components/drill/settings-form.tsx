// What the reader decides: the date of the interview, minutes a day, the clock, and whether single keys act.
import { useState } from 'preact/hooks';
import type { Settings } from '../../study/types.ts';

interface Props {
  settings: Settings;
  onChange: (settings: Settings) => void;
}

const TIMERS: readonly (readonly [number, string])[] = [
  [0, 'off'],
  [0.5, 'half the time'],
  [0.75, '0.75 times'],
  [1, 'as planned'],
  [1.5, '1.5 times'],
  [2, 'twice the time'],
  [3, '3 times'],
  [5, '5 times'],
  [10, '10 times'],
];
const LEAST = 1;
const MOST = 600;

export function SettingsForm({ settings, onChange }: Props) {
  const { interview, minutes, timer, shortcuts = true } = settings;
  const [problem, setProblem] = useState('');
  const setInterview = (date: string): void => {
    const { interview: _, ...rest } = settings;
    onChange(date === '' ? rest : { ...rest, interview: date });
  };
  const setMinutes = (field: HTMLInputElement): void => {
    const chosen = field.valueAsNumber;
    const isGood = Number.isInteger(chosen) && chosen >= LEAST && chosen <= MOST;
    setProblem(
      isGood
        ? ''
        : `Minutes a day: ${field.value || 'nothing'} was given; write a whole number from ${LEAST} to ${MOST}.`,
    );
    if (isGood) onChange({ ...settings, minutes: chosen });
  };
  return (
    <form class="tool-fields" aria-label="Settings" onSubmit={(event) => event.preventDefault()}>
      <label>
        <span>Interview on</span>
        <input type="date" value={interview ?? ''} onChange={(event) => setInterview(event.currentTarget.value)} />
      </label>
      <label>
        <span>Minutes a day</span>
        <input
          type="number"
          inputmode="numeric"
          min={LEAST}
          max={MOST}
          value={minutes}
          aria-invalid={problem !== ''}
          aria-describedby="drill-problem"
          onChange={(event) => setMinutes(event.currentTarget)}
        />
      </label>
      <label>
        <span>Timer</span>
        <select
          value={String(timer)}
          onChange={(event) => onChange({ ...settings, timer: Number(event.currentTarget.value) })}
        >
          {(TIMERS.some(([times]) => times === timer) ? TIMERS : [...TIMERS, [timer, `${timer} times`] as const]).map(
            ([times, words]) => (
              <option value={String(times)}>{words}</option>
            ),
          )}
        </select>
      </label>
      <label class="tool-check">
        <input
          type="checkbox"
          checked={shortcuts}
          onChange={(event) => onChange({ ...settings, shortcuts: event.currentTarget.checked })}
        />
        <span>Single keys act (see the list of keys)</span>
      </label>
      <p id="drill-problem" class="problem" role="alert">
        {problem}
      </p>
    </form>
  );
}
