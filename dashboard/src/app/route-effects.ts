import { useEffect, useRef } from 'react';
import { useHref, useLocation } from 'react-router';
import { useOverlayRoot } from '../components/overlay-root';
import { track } from '../lib/analytics';
import { useAppContext } from '../lib/app-context';

/** On every change of route: a page view is recorded and the page scrolls to its top. Stands alone, so that no screen is rendered anew with it. */
export function RouteEffects(): null {
  const { pathname } = useLocation();
  const { embedded, hostRouter } = useAppContext();
  const root = useOverlayRoot();
  const seen = useRef<string | null>(null);
  const href = useHref(pathname);
  useEffect(() => {
    // A screen that only led elsewhere was not viewed: the address is another by now. A host page's router may be slower than that.
    if (seen.current === pathname || (!hostRouter && location.pathname !== href)) return;
    const first = seen.current === null;
    seen.current = pathname;
    track('page_view');
    if (!embedded) window.scrollTo(0, 0);
    else if (!first) root?.scrollIntoView({ block: 'start' });
  }, [pathname, href, embedded, hostRouter, root]);
  return null;
}
