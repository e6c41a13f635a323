// The row above the editor: which request, to which server, and the buttons.
import type { Server } from './send-edited.ts';

interface Props {
  /** What each request is called. */
  names: string[];
  /** The chosen request, from 1. */
  number: number;
  onNumber: (number: number) => void;
  servers: Server[];
  server: Server | undefined;
  onServer: (server: Server | undefined) => void;
  onReset: () => void;
  onClose: () => void;
}

/** Choosers and buttons of the form that edits; its submit button sends. */
export function EditTools({ names, number, onNumber, servers, server, onServer, onReset, onClose }: Props) {
  return (
    <div class="edit-tools">
      {names.length > 1 && (
        <label>
          edit{' '}
          <select value={number} onChange={(event) => onNumber(Number(event.currentTarget.value))}>
            {names.map((name, index) => (
              <option value={index + 1}>{`request ${index + 1}, ${name}`}</option>
            ))}
          </select>
        </label>
      )}
      <label>
        send to{' '}
        <select
          value={server?.id}
          onChange={(event) => onServer(servers.find(({ id }) => id === event.currentTarget.value))}
        >
          {servers.map(({ id, name }) => (
            <option value={id}>{name}</option>
          ))}
        </select>
      </label>
      <span>
        <button type="button" onClick={onReset}>
          reset
        </button>
        <button type="button" onClick={onClose}>
          close
        </button>
        <button class="run">send</button>
      </span>
    </div>
  );
}
