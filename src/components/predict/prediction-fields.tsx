// What is predicted of an answer: its status, its message, and the field that decides.
import { ChoiceField } from './choice-field.tsx';
import { OUTCOME_CHOICES, STATUS_CHOICES } from './choices.ts';
import type { Prediction } from './judge.ts';

/** A prediction of nothing. */
export const OPEN: Prediction = { status: '', outcome: '', field: '' };

interface Props {
  prediction: Prediction;
  onPredict: (prediction: Prediction) => void;
  /** Whether the answer is an HTTP response, so that it has a status. */
  asksStatus: boolean;
  /** The fields to choose the deciding one from; none where no field decides. */
  fields: readonly string[];
}

export function PredictionFields({ prediction, onPredict, asksStatus, fields }: Props) {
  const choose = (what: keyof Prediction) => (value: string) => onPredict({ ...prediction, [what]: value });
  return (
    <>
      {asksStatus && (
        <ChoiceField
          label="HTTP status"
          value={prediction.status}
          onChoose={choose('status')}
          groups={[{ choices: STATUS_CHOICES }]}
        />
      )}
      <ChoiceField label="Message" value={prediction.outcome} onChoose={choose('outcome')} groups={OUTCOME_CHOICES} />
      {fields.length > 0 && (
        <ChoiceField
          label="Deciding field"
          value={prediction.field}
          onChoose={choose('field')}
          groups={[{ choices: fields.map((field) => [field, field]) }]}
        />
      )}
    </>
  );
}
