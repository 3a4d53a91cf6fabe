import { createContext, startTransition, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { User } from '@mealtext/backend/contract';
import { configureRequests, request, RequestError, sessionRenewed } from './request';
import { forgetKeptAnswers } from './kept-answers';
import { queryKeys } from './query-keys';
import { forgetLocalDay } from './local-day';
import { forgetUser, readSavedUser, saveUser, USER_KEY } from './saved-user';

export interface Session {
  /** `loading`: the saved user is shown while the server is asked; `in`: confirmed, or not reachable; `out`: nobody. */
  state: 'loading' | 'in' | 'out';
  user: User | null;
  /** The session ended by itself while a screen was open. */
  ended: boolean;
  signIn: (user: User) => void;
  /** Ends the session here and on the server, and goes to `/`. */
  signOut: () => Promise<void>;
  /** Fetches the user again by phone number. Failures are only logged. */
  refreshUser: () => Promise<void>;
}

const SessionContext = createContext<Session | null>(null);

interface Known {
  state: Session['state'];
  user: User | null;
  ended: boolean;
}

const NOBODY: Known = { state: 'out', user: null, ended: false };

function restored(): Known {
  const user = readSavedUser();
  return user ? { state: 'loading', user, ended: false } : NOBODY;
}

/** Holds who is signed in: restored from local storage at start, confirmed by the server, ended by a 401 anywhere. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [known, setKnown] = useState(restored);
  const client = useQueryClient();
  const navigate = useNavigate();
  const current = useRef(known);
  useEffect(() => {
    current.current = known;
  }, [known]);

  const signIn = useCallback((user: User) => {
    saveUser(user);
    setKnown({ state: 'in', user, ended: false });
  }, []);

  const forget = useCallback(
    (ended: boolean) => {
      forgetUser();
      forgetLocalDay();
      forgetKeptAnswers();
      client.clear();
      setKnown({ ...NOBODY, ended });
    },
    [client],
  );

  const signOut = useCallback(async () => {
    await request('/api/logout', { method: 'POST', allow401: true }).catch((error: unknown) => console.warn('Log out:', error));
    startTransition(() => {
      forget(false);
      void navigate('/');
    });
  }, [forget, navigate]);

  const refreshUser = useCallback(async () => {
    const user = current.current.user;
    if (!user) return;
    try {
      const fresh = await request<User>(queryKeys.userByPhone(user.phoneNumber)[0], { allow401: true });
      // Someone else may have signed in, or out, while the answer was on its way.
      // The screen is not held up by it: it may be on its way, too.
      if (current.current.user?.id === user.id) startTransition(() => signIn(fresh));
    } catch (error) {
      console.warn('Refresh of the user:', error);
      if (error instanceof RequestError && error.status === 401) {
        await sessionRenewed();
        // The number that was asked for may just have been changed; the new one has a session.
        if (readSavedUser()?.phoneNumber === user.phoneNumber) forget(current.current.state === 'in');
      } else startTransition(() => setKnown((now) => (now.user ? { ...now, state: 'in' } : now)));
    }
  }, [signIn, forget]);

  useEffect(() => {
    configureRequests({
      onSignedOut: () => {
        const { state, user } = current.current;
        if (user) forget(state === 'in');
      },
    });
  }, [forget]);

  useEffect(() => {
    if (current.current.state === 'loading') void refreshUser();
  }, [refreshUser]);

  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key !== USER_KEY) return;
      const user = readSavedUser();
      if (user?.id === current.current.user?.id) return;
      client.clear();
      forgetLocalDay();
      setKnown(user ? { state: 'in', user, ended: false } : NOBODY);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [client]);

  const session = useMemo(() => ({ ...known, signIn, signOut, refreshUser }), [known, signIn, signOut, refreshUser]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession is used outside SessionProvider');
  return session;
}

/** The signed-in user. Only for what is shown to signed-in users. */
export function useUser(): User {
  const { user } = useSession();
  if (!user) throw new Error('useUser is used without a signed-in user');
  return user;
}
