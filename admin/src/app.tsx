import type { StaffSession } from '@mealtext/backend/contract';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { BASE_STYLES } from './base-styles';
import { CallFailed, makeApi } from './providers/api';
import { type LookChoice, useLook } from './session/look';
import { SignIn } from './session/sign-in';
import { AppContextProvider, type AppContext } from './session/app-context';
import { styleNonce } from './session/style-nonce';

const Console = lazy(() => import('./admin').then(({ Console: component }) => ({ default: component })));

export interface AppOptions {
  /** The path of the page's own site under which the API is found; '' (the default) where it is the API's own site. */
  apiBase?: string;
  /** The path under which the screens live. */
  basename?: string;
  /** Decides instead of the saved choice. */
  theme?: LookChoice;
  embedded?: boolean;
}

type State =
  | { at: 'asking' }
  | { at: 'unreachable'; words: string }
  | { at: 'out'; notice: string | null }
  | { at: 'in'; session: StaffSession };

/** The console behind its sign-in: nothing of it is loaded before somebody has signed in. */
export function App({ apiBase = '', basename = '/', theme, embedded = false }: AppOptions) {
  const api = useMemo(() => makeApi(apiBase), [apiBase]);
  const { choice, look, choose } = useLook(theme);
  const [state, setState] = useState<State>({ at: 'asking' });
  const [root, setRoot] = useState<HTMLDivElement | null>(null);
  const surface = useCallback(() => root, [root]);

  const ask = useCallback(() => {
    api.call<StaffSession>('GET', 'session').then(
      (session) => setState({ at: 'in', session }),
      (error: unknown) =>
        setState(
          error instanceof CallFailed && (error.status === 401 || error.status === 403)
            ? { at: 'out', notice: null }
            : { at: 'unreachable', words: error instanceof Error ? error.message : 'The server cannot be reached.' },
        ),
    );
  }, [api]);
  useEffect(ask, [ask]);

  const session = state.at === 'in' ? state.session : null;
  const appContext = useMemo<AppContext | null>(
    () =>
      session && {
        api,
        session,
        may: (capability) => session.capabilities.includes(capability),
        signOut: () =>
          void api.call('POST', 'sign-out').then(
            () => setState({ at: 'out', notice: 'You are signed out.' }),
            () => setState({ at: 'unreachable', words: 'You may still be signed in: the server did not answer.' }),
          ),
        onEnded: () => setState({ at: 'out', notice: 'Your session has ended. Sign in to go on where you were.' }),
        look,
        lookChoice: choice,
        chooseLook: choose,
        embedded,
        surface,
      },
    [api, session, look, choice, choose, embedded, surface],
  );

  return (
    <div className="mt-console" data-look={look} data-embedded={embedded || undefined} ref={setRoot}>
      <style nonce={styleNonce()}>{BASE_STYLES}</style>
      {state.at === 'out' && (
        <SignIn api={api} notice={state.notice} onSignedIn={(signedIn) => setState({ at: 'in', session: signedIn })} />
      )}
      {state.at === 'unreachable' && (
        <main className="sorry" role="alert">
          <p>{state.words}</p>
          <button onClick={ask}>Try again</button>
        </main>
      )}
      {appContext && (
        <AppContextProvider value={appContext}>
          <Suspense
            fallback={
              <p className="hidden-words" role="status">
                Loading the console
              </p>
            }
          >
            <Console basename={basename} />
          </Suspense>
        </AppContextProvider>
      )}
    </div>
  );
}
