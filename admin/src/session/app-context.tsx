import type { StaffCapability, StaffSession } from '@mealtext/backend/contract';
import { createContext, useContext } from 'react';
import type { Api } from '../providers/api';
import type { Look } from '../tokens';
import type { LookChoice } from './look';

/** What every screen behind the sign-in may count on. */
export interface AppContext {
  api: Api;
  session: StaffSession;
  /** Whether the signed-in role may do this. The server decides again. */
  may: (capability: StaffCapability) => boolean;
  signOut: () => void;
  /** The server says that the session is over. */
  onEnded: () => void;
  look: Look;
  lookChoice: LookChoice;
  chooseLook: (choice: LookChoice) => void;
  /** Inside a host page: its title is left alone. */
  embedded: boolean;
  /** Where menus and dialogs are put. */
  surface: () => HTMLElement | null;
}

const Context = createContext<AppContext | null>(null);
export const AppContextProvider = Context.Provider;

export function useAppContext(): AppContext {
  const appContext = useContext(Context);
  if (!appContext) throw new Error('useAppContext is used outside the console');
  return appContext;
}
