// A number that is chosen by one click where it is a usual one, or written.
import { useState } from 'preact/hooks';

interface Props {
  id: string;
  label: string;
  /** What the numbers are of, such as `minutes`. */
  unit: string;
  usual: readonly number[];
  value: number;
  least: number;
  most: number;
  /** Whether it may have a fraction. */
  isWhole: boolean;
  onValue: (value: number) => void;
}

export function BuildNumber({ id, label, unit, usual, value, least, most, isWhole, onValue }: Props) {
  const [wrong, setWrong] = useState<string>();
  const take = (number: number): void => {
    setWrong(undefined);
    if (number !== value) onValue(number);
  };
  const read = (field: HTMLInputElement): void => {
    const number = field.valueAsNumber;
    if (number >= least && number <= most && (!isWhole || Number.isInteger(number))) take(number);
    else setWrong(field.value);
  };
  return (
    <div class="build-number" role="group" aria-labelledby={`${id}-label`}>
      <label id={`${id}-label`} for={id}>
        {label}
      </label>
      <div>
        {usual.map((number) => (
          <button
            type="button"
            aria-label={`${number} ${unit}`}
            aria-pressed={number === value}
            onClick={() => take(number)}
          >
            {number}
          </button>
        ))}
        <input
          id={id}
          type="number"
          inputmode={isWhole ? 'numeric' : 'decimal'}
          min={least}
          max={most}
          step={isWhole ? 1 : 'any'}
          value={wrong ?? value}
          aria-invalid={wrong !== undefined}
          aria-describedby={`${id}-problem`}
          onChange={(event) => read(event.currentTarget)}
        />
      </div>
      <p id={`${id}-problem`} class="problem" role="alert">
        {wrong !== undefined &&
          `${label}: found ${wrong === '' ? 'nothing' : wrong}, expected a ${isWhole ? 'whole ' : ''}number from ${least} to ${most}. The plan still has ${value}.`}
      </p>
    </div>
  );
}
