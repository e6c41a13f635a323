// Puts the buttons into captures. What a button does, and all that it needs, is loaded when one is first pressed.
import './find-message.ts';
import type { Action } from './panel.tsx';

/** Adds one button to the tools of a capture. */
function addButton(play: HTMLElement, status: HTMLElement, action: Action, label: string): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = action;
  button.ariaLabel = `${action}, ${label}`;
  if (action === 'run') button.className = 'run';
  else button.ariaExpanded = 'false';
  button.addEventListener('click', () => {
    import('./panel.tsx')
      .then(({ act }) => act({ play, status, button }, action))
      .catch(() => {
        status.textContent = `The code of “${action}” could not be loaded. The printed exchange stays as it was. Check the connection and reload the page.`;
      });
  });
  play.querySelector('.tools')?.append(button);
}

/** The line under the capture's head that says what came of a press; it stands before it speaks, so that it is heard. */
function createStatus(play: HTMLElement): HTMLElement {
  const status = document.createElement('div');
  status.className = 'run-status';
  status.role = 'status';
  play.querySelector('.capture > header')?.after(status);
  return status;
}

for (const play of document.querySelectorAll<HTMLElement>('.play')) {
  const status = createStatus(play);
  const label = play.querySelector('.capture')?.ariaLabel ?? '';
  // What is edited is an HTTP message.
  if (play.dataset.probe !== undefined && play.dataset.wire !== 'stdio') addButton(play, status, 'edit', label);
  addButton(play, status, 'run', label);
}

/** Puts a copy button to a script; where the browser keeps the clipboard closed, the text is selected instead. */
function addCopyButton(details: HTMLElement): void {
  const script = details.querySelector('code');
  if (script === null) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'copy';
  button.ariaLabel = 'copy the curl commands';
  button.addEventListener('click', () => {
    // Only now: what is live from the start may be read out when it appears.
    button.ariaLive = 'polite';
    const select = () => getSelection()?.selectAllChildren(script);
    const copying = navigator.clipboard?.writeText(script.textContent) ?? Promise.reject(new Error('no clipboard'));
    const tell = (): void => {
      button.ariaLabel = null;
      button.textContent = 'copied';
    };
    copying.then(tell).catch(select);
  });
  details.querySelector('summary')?.after(button);
}

document.querySelectorAll<HTMLElement>('details.curl').forEach(addCopyButton);
