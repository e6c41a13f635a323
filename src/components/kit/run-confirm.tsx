// A button for what cannot be undone: it says what will happen, and does it on the second press alone.
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';

interface Props {
  label: string;
  /** What will happen, in a sentence or two. */
  children: ComponentChildren;
  yes: string;
  no: string;
  isDanger?: boolean;
  isMain?: boolean;
  /** Looks whether there is anything to ask. */
  onAsk?: () => boolean;
  onYes: () => void;
}

export function Confirm({ label, children, yes, no, isDanger = false, isMain = false, onAsk, onYes }: Props) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const words = useRef<HTMLParagraphElement>(null);
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useRef(false);
  // Not after the next paint: whoever presses a key at once presses it here.
  useLayoutEffect(() => {
    // To the words: a second press of Enter must not be the answer.
    if (isOpen) words.current?.focus();
    else if (wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const kind = [isMain && 'run tool-main', isDanger && 'run-danger'].filter(Boolean).join(' ');
  if (!isOpen)
    return (
      <button ref={opener} type="button" class={kind} onClick={() => (onAsk?.() ?? true) && setOpen(true)}>
        {label}
      </button>
    );
  return (
    <div
      role="group"
      aria-labelledby={id}
      class="run-confirm"
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
    >
      <p ref={words} id={id} tabIndex={-1}>
        {children}
      </p>
      <div class="tool-buttons">
        <button type="button" class={isDanger ? 'run-danger' : 'run'} onClick={onYes}>
          {yes}
        </button>
        <button type="button" onClick={() => setOpen(false)}>
          {no}
        </button>
      </div>
    </div>
  );
}
