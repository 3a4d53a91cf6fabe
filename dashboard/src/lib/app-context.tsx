import { createContext, useContext } from 'react';

export interface AppContext {
  /** Inside somebody else's page: its title and metadata are left alone. */
  embedded: boolean;
  /** The page around us owns the address: nobody is redirected by us. */
  hostRouter: boolean;
}

const Context = createContext<AppContext>({ embedded: false, hostRouter: false });

export const AppContextProvider = Context.Provider;

export const useAppContext = (): AppContext => useContext(Context);
