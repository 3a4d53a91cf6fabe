import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useEffect, useMemo } from 'react';
import { Admin, CustomRoutes, memoryStore, Resource } from 'react-admin';
import { BrowserRouter, Route } from 'react-router-dom';
import { Allowed } from './components/allowed';
import { NotAllowed } from './components/notices';
import { makeAuthProvider } from './providers/auth-provider';
import { makeDataProvider } from './providers/data-provider';
import { RESOURCES, SCREENS } from './screens';
import { useAppContext } from './session/app-context';
import { Layout } from './shell/layout';
import { Lost } from './shell/lost';
import { Notification } from './shell/notification';
import CONSOLE_STYLES from './styles/index.css?inline';
import { consoleTheme } from './theme';
import { styleNonce } from './session/style-nonce';

/** The console: its resources, its screens, and what react-admin needs to know about us. */
export function Console({ basename }: { basename: string }) {
  const { api, session, signOut, onEnded, look, surface } = useAppContext();
  const theme = useMemo(() => consoleTheme(look, surface), [look, surface]);
  const dataProvider = useMemo(() => makeDataProvider(api), [api]);
  const authProvider = useMemo(() => makeAuthProvider(session, signOut, onEnded), [session, signOut, onEnded]);
  // In memory only: what was searched for and looked at is gone with the page.
  const store = useMemo(() => memoryStore(), []);
  const styles = useMemo(() => {
    const root = surface()?.getRootNode();
    return createCache({ key: 'mt', nonce: styleNonce(), container: root instanceof ShadowRoot ? root : document.head });
  }, [surface]);
  useEffect(() => () => styles.sheet.flush(), [styles]);

  return (
    <CacheProvider value={styles}>
      <style nonce={styleNonce()}>{CONSOLE_STYLES}</style>
      <BrowserRouter basename={basename}>
        <Admin
          title="Mealtext console"
          dataProvider={dataProvider}
          authProvider={authProvider}
          store={store}
          theme={theme}
          darkTheme={null}
          layout={Layout}
          notification={Notification}
          loginPage={false}
          accessDenied={NotAllowed}
          catchAll={Lost}
          dashboard={SCREENS.health}
          disableTelemetry
        >
          {RESOURCES.map(({ name, list: List, show: Show, needs }) => (
            <Resource
              key={name}
              name={name}
              list={
                <Allowed to={needs ?? 'look'}>
                  <List />
                </Allowed>
              }
              // react-admin's "edit" is the page at /{resource}/{id}.
              edit={
                Show && (
                  <Allowed to={needs ?? 'look'}>
                    <Show />
                  </Allowed>
                )
              }
            />
          ))}
          <CustomRoutes>
            <Route path="/business" element={<SCREENS.business />} />
            <Route path="/quality" element={<SCREENS.quality />} />
            <Route
              path="/search"
              element={
                <Allowed to="search">
                  <SCREENS.search />
                </Allowed>
              }
            />
            <Route
              path="/reviews"
              element={
                <Allowed to="teach">
                  <SCREENS.reviews />
                </Allowed>
              }
            />
            <Route path="/replay" element={<SCREENS.replay />} />
          </CustomRoutes>
        </Admin>
      </BrowserRouter>
    </CacheProvider>
  );
}
