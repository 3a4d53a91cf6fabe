import { startTransition, useCallback, useMemo, useState, type ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { OverlayProvider } from '../components/overlay-root';
import { Toasts } from '../components/toasts';
import { ANALYTICS_PATH, track } from '../lib/analytics';
import { createQueryClient } from '../lib/query-client';
import { configureRequests } from '../lib/request';
import type { Theme } from '../lib/saved-theme';
import { SessionProvider } from '../lib/session';
import { AppContextProvider, type AppContext } from '../lib/app-context';
import { ThemeProvider, useTheme } from '../lib/theme';
import type { Language } from '../lib/saved-language';
import { Catch } from './catch';
import { InLanguage } from './in-language';
import { Router, type HostRouting } from './router';
import { Screens } from './screens';

export interface AppOptions {
  /** Path in front of `/api`; for a page that proxies it. */
  apiBase?: string | undefined;
  /** Path under which the screens live. */
  basename?: string | undefined;
  theme?: Theme | undefined;
  /** Left out: the signed-in user's own, else the browser's. */
  language?: Language | undefined;
  /** The host page's router, when it owns the address. */
  routing?: HostRouting | undefined;
  embedded?: boolean | undefined;
}

/** The whole dashboard: theme, cache, address, session, screens. */
export function App({ apiBase = '', basename = '', theme, language, routing, embedded = false }: AppOptions) {
  const [client] = useState(() => {
    configureRequests({
      apiBase,
      onFailure: (path, status) => path !== ANALYTICS_PATH && track('api_error', { request: path, status }),
    });
    return createQueryClient();
  });
  const hostRouter = Boolean(routing);
  const appContext = useMemo<AppContext>(() => ({ embedded, hostRouter }), [embedded, hostRouter]);
  return (
    <AppContextProvider value={appContext}>
      <ThemeProvider given={theme}>
        <Root>
          <QueryClientProvider client={client}>
            <Router basename={basename} routing={routing}>
              <SessionProvider>
                <InLanguage given={language}>
                  <Catch>
                    <Screens />
                  </Catch>
                </InLanguage>
                <Toasts />
              </SessionProvider>
            </Router>
          </QueryClientProvider>
        </Root>
      </ThemeProvider>
    </AppContextProvider>
  );
}

/** The element that all styles and all overlays hang on. */
function Root({ children }: { children: ReactNode }) {
  const { shown } = useTheme();
  const [root, setRoot] = useState<HTMLElement | null>(null);
  // Nothing that is seen at first hangs on it.
  const place = useCallback((element: HTMLElement | null) => startTransition(() => setRoot(element)), []);
  return (
    <div ref={place} className="mealtext" data-theme={shown}>
      <OverlayProvider value={root}>{children}</OverlayProvider>
    </div>
  );
}
