import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useOverlayRoot } from '../components/overlay-root';
import { track } from '../lib/analytics';
import { useSurroundings } from '../lib/surroundings';

/** On every change of route: a page view is recorded and the page scrolls to its top. */
export function useRouteEffects(): void {
  const { pathname } = useLocation();
  const { embedded } = useSurroundings();
  const root = useOverlayRoot();
  const seen = useRef<string | null>(null);
  useEffect(() => {
    if (seen.current === pathname) return;
    const first = seen.current === null;
    seen.current = pathname;
    track('page_view');
    if (!embedded) window.scrollTo(0, 0);
    else if (!first) root?.scrollIntoView({ block: 'start' });
  }, [pathname, embedded, root]);
}
