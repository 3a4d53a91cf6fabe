import { createContext, useContext } from 'react';

export interface Surroundings {
  /** Inside somebody else's page: its title and metadata are left alone. */
  embedded: boolean;
  /** The page around us owns the address: nobody is redirected by us. */
  hostRouter: boolean;
}

const Context = createContext<Surroundings>({ embedded: false, hostRouter: false });

export const SurroundingsProvider = Context.Provider;

export const useSurroundings = (): Surroundings => useContext(Context);
