// A button that copies a text and says so.
import { useState } from 'preact/hooks';

interface Props {
  /** What the button says. */
  label: string;
  /** What it is called where the label alone would not tell. */
  name?: string;
  text: string;
}

/** Copies; it says "copied" until the text changes. Where the browser keeps the clipboard closed, the text is shown. */
export function CopyButton({ label, name, text }: Props) {
  const [copied, setCopied] = useState('');
  const [shown, setShown] = useState('');
  const copy = (button: HTMLButtonElement): void => {
    // Only now: what is live from the start may be read out when it appears.
    button.ariaLive = 'polite';
    const copying = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
    copying.then(() => setCopied(text)).catch(() => setShown(text));
  };
  return (
    <>
      <button
        type="button"
        aria-label={copied === text ? undefined : name}
        onClick={({ currentTarget }) => copy(currentTarget)}
      >
        {copied === text ? 'copied' : label}
      </button>
      {shown === text && (
        <label class="copy-by-hand">
          <span class="label">Copy this by hand</span>
          <textarea readOnly rows={4} value={text} ref={(field) => field?.select()} />
        </label>
      )}
    </>
  );
}
