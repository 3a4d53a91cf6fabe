import { useEffect, useRef, type ReactNode } from 'react';

/** The heading of one step of several. Takes the focus when the step opens, so that a screen reader starts there. */
export function StepHeading({ focus = true, children }: { focus?: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);
  return (
    <h1 ref={heading} tabIndex={-1} className="text-3xl font-semibold text-balance outline-none">
      {children}
    </h1>
  );
}
