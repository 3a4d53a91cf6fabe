import { startTransition, useEffect, useState } from 'react';

/**
 * Counts from 0 to `last`, one in a task of its own, once `ready`: what is rendered step by step leaves the page time in between to be painted and to
 * answer to a touch.
 */
export function useSteps(last: number, ready = true): number {
  const [step, setStep] = useState(0);
  const more = ready && step < last;
  useEffect(() => {
    if (!more) return;
    const timer = setTimeout(() => startTransition(() => setStep(step + 1)));
    return () => clearTimeout(timer);
  }, [more, step]);
  return step;
}
