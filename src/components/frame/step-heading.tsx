// The heading of a step, which takes the focus when the step begins, so that a reader goes on from there.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface Props {
  level: 2 | 3;
  id?: string;
  /** Not when the page has just been opened. */
  takesFocus?: boolean;
  children: ComponentChildren;
}

export function StepHeading({ level, id, takesFocus = true, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, []);
  const Name = `h${level}` as const;
  return (
    <Name ref={heading} id={id} tabIndex={-1}>
      {children}
    </Name>
  );
}
