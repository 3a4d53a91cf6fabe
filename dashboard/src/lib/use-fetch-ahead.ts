import { useEffect } from 'react';

/** By now the page stands, even on a slow network. */
const PAGE_STANDS = 3_000;

/** Fetches code that the page will need after a touch, as soon as the page itself has what it needs. What cannot be fetched now is fetched when it is needed. */
export function useFetchAhead(code: readonly (() => Promise<unknown>)[]): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const load of code) load().catch(() => undefined);
    }, PAGE_STANDS);
    return () => clearTimeout(timer);
  }, [code]);
}
