import type { StaffCapability, StaffSession } from '@mealtext/backend/contract';
import { createContext, useContext } from 'react';
import type { Api } from '../providers/api';
import type { Look } from '../tokens';
import type { LookChoice } from './look';

/** What every screen behind the sign-in may count on. */
export interface Surroundings {
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

const Context = createContext<Surroundings | null>(null);
export const SurroundingsProvider = Context.Provider;

export function useSurroundings(): Surroundings {
  const surroundings = useContext(Context);
  if (!surroundings) throw new Error('useSurroundings is used outside the console');
  return surroundings;
}
