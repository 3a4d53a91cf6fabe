import { useEffect, useRef } from 'react';
import { maskPhone, track } from './analytics';

/** Notes when the page is left in the middle of a step. Of a phone number only the first five characters are kept. */
export function useAbandonment(step: string | null, phone = ''): void {
  const latest = useRef({ step, phone });
  useEffect(() => {
    latest.current = { step, phone };
  }, [step, phone]);
  useEffect(() => {
    const leave = () => {
      const { step: at, phone: typed } = latest.current;
      if (at) track('abandonment', { step: at, ...(typed ? { phone: maskPhone(typed) } : {}) });
    };
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);
}
