import { useMemo, type ReactNode } from 'react';
import { BrowserRouter, createPath, NavigationType, Router as BareRouter, type Navigator, type To } from 'react-router';

/** A host page's router, in the least that is needed of it. */
export interface HostRouting {
  /** The address as it is now: pathname with query, under the host's own root. */
  location: string;
  navigate: (to: string, options: { replace: boolean; state?: unknown }) => void;
}

interface Props {
  basename: string;
  routing: HostRouting | undefined;
  children: ReactNode;
}

/** Our own hold on the address, or the host page's. */
export function Router({ basename, routing, children }: Props) {
  if (!routing) return <BrowserRouter basename={basename || '/'}>{children}</BrowserRouter>;
  return (
    <Hosted basename={basename || '/'} routing={routing}>
      {children}
    </Hosted>
  );
}

function Hosted({ basename, routing, children }: { basename: string; routing: HostRouting; children: ReactNode }) {
  const { location, navigate } = routing;
  const navigator = useMemo<Navigator>(() => {
    const address = (to: To) => (typeof to === 'string' ? to : createPath(to));
    return {
      createHref: address,
      push: (to, state: unknown) => navigate(address(to), { replace: false, state }),
      replace: (to, state: unknown) => navigate(address(to), { replace: true, state }),
      go: (by) => window.history.go(by),
    };
  }, [navigate]);
  return (
    <BareRouter basename={basename} location={location} navigationType={NavigationType.Push} navigator={navigator}>
      {children}
    </BareRouter>
  );
}
