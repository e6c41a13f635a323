// What the chosen server needs to be told: its fault, or its address.
import { sitePath } from '../frame/site-path.ts';
import { FaultPicker } from './fault-picker.tsx';
import type { State } from './state.ts';

interface Props {
  state: State;
  onFault: (id: string) => void;
  onAddress: (text: string) => void;
}

/** The fields under the choice of a server; for most servers there are none. */
export function ServerOptions({ state, onFault, onAddress }: Props) {
  const { server, address, addressProblem, faults } = state;
  if (server.kind === 'fault') return <FaultPicker faults={faults} chosen={server.fault} onChoose={onFault} />;
  if (server.kind !== 'own') return null;
  return (
    <>
      <label>
        <span class="label">Its address</span>
        <input
          type="url"
          name="address"
          value={address}
          placeholder="https://example.com/mcp"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          aria-invalid={address !== '' && addressProblem !== undefined}
          aria-describedby="pg-address"
          onChange={(event) => onAddress(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </label>
      <p id="pg-address" class="small" aria-live="polite">
        {(address !== '' && addressProblem) || (
          <span class="soft">
            This page asks it, and nobody else. The server has to <a href={sitePath('/check/#cors')}>let pages in</a>; a
            browser adds headers such as Origin and keeps some from being set. The curl command needs none of that.
          </span>
        )}
      </p>
    </>
  );
}
