// What a capture's status line says of a run: verdict, message, time, and whether it is what was printed.
import type { CaptureInput } from '../../exchange/print.ts';
import type { Finding } from '../../run/result.ts';
import { Html } from '../frame/html.tsx';
import type { Difference } from './compare.ts';

export type OutcomeProps =
  | { state: 'running' }
  | { state: 'opening' }
  | { state: 'failed'; message: string }
  | {
      state: 'done';
      kind: CaptureInput['kind'];
      finding?: Finding;
      difference: Difference | undefined;
      milliseconds: number;
    };

const BADGES = { failing: 'verdict', passing: 'verdict pass', inapplicable: 'verdict none', plain: 'verdict none' };

/** The status line: what is going on, what came of it, or what went wrong. */
export function Outcome(props: OutcomeProps) {
  if (props.state === 'running') return <p>Running …</p>;
  if (props.state === 'opening') return <p>Opening the editor …</p>;
  if (props.state === 'failed') return <p class="run-trouble">{props.message}</p>;
  const { kind, finding, difference, milliseconds } = props;
  const time = `Ran just now in your browser in ${Math.max(1, Math.round(milliseconds))} ms`;
  return (
    <>
      <p>
        {finding && (
          <>
            <strong class={BADGES[kind]}>{finding.verdict}</strong>{' '}
          </>
        )}
        {difference === undefined ? (
          `${time}: the same, byte for byte, as printed here.`
        ) : (
          <>
            {time}: it differs from what is printed here. Printed: <code>{difference.printed}</code>; now:{' '}
            <code>{difference.now}</code>. The new one stands below.
          </>
        )}
      </p>
      {finding && (
        <p>
          <span class="label">validator says</span> {finding.message}
        </p>
      )}
    </>
  );
}

/** The capture as it came out now, where it is not what was printed. */
export function Differing({ html }: { html: string }) {
  return (
    <>
      <p class="label">as it ran just now</p>
      <Html as="div" html={html} />
    </>
  );
}
