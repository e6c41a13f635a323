// Makes the form of the page /check/ work. What a check needs is loaded when one is asked for.
import type { checkServer, showFile } from './panel.tsx';

const form = document.querySelector<HTMLFormElement>('[data-check]');
const button = form?.querySelector<HTMLButtonElement>('button');
const status = document.querySelector<HTMLElement>('[data-status]');
const file = document.querySelector<HTMLInputElement>('#check-file');
const drop = document.querySelector<HTMLElement>('[data-drop]');

interface Panel {
  checkServer: typeof checkServer;
  showFile: typeof showFile;
}

/** Loads the panel and lets it do something; trouble is told in the status. */
function use(work: (panel: Panel) => void): void {
  if (status !== null) status.textContent = 'Loading …';
  import('./panel.tsx').then(work).catch(() => {
    if (status === null) return;
    status.textContent = 'The code of the check could not be loaded. Check the connection and reload the page.';
  });
}

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  use((panel) => panel.checkServer(form));
});
// Without this script nothing would happen, so until now it could not be pressed.
if (button) button.disabled = false;

file?.addEventListener('change', () => {
  const [chosen] = file.files ?? [];
  if (chosen) use((panel) => panel.showFile(chosen));
  // The same file can be picked again after it was changed.
  file.value = '';
});

const holdsFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;
document.addEventListener('dragover', (event) => {
  if (!holdsFile(event)) return;
  event.preventDefault();
  drop?.classList.add('over');
});
document.addEventListener('dragleave', () => drop?.classList.remove('over'));
document.addEventListener('drop', (event) => {
  if (!holdsFile(event)) return;
  // A browser would leave the page for the file.
  event.preventDefault();
  drop?.classList.remove('over');
  const [dropped] = event.dataTransfer?.files ?? [];
  if (dropped) use((panel) => panel.showFile(dropped));
});

for (const place of document.querySelectorAll('[data-origin]')) place.textContent = location.origin;
