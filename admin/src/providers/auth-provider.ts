import type { StaffSession } from '@mealtext/backend/contract';
import type { AuthProvider } from 'react-admin';
import { CallFailed } from './api';

/** The session is the app's affair: react-admin only asks what it allows, and says when the server refused it. */
export function makeAuthProvider(session: StaffSession, signOut: () => void, onEnded: () => void): AuthProvider {
  return {
    login: () => Promise.resolve(),
    logout: () => {
      signOut();
      return Promise.resolve(false);
    },
    checkAuth: () => Promise.resolve(),
    checkError: (error: unknown) => {
      if (error instanceof CallFailed && error.status === 401) onEnded();
      return Promise.resolve();
    },
    getIdentity: () => Promise.resolve({ id: session.staff.id, fullName: session.staff.name }),
    getPermissions: () => Promise.resolve(session.capabilities),
    // Screens and buttons ask for their capability themselves.
    canAccess: () => Promise.resolve(true),
  };
}
