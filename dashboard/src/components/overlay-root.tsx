import { createContext, useContext } from 'react';

/** Where dialogs, menus and toasts are put: inside our own root, never the host page's body. */
const OverlayRoot = createContext<HTMLElement | null>(null);

export const OverlayProvider = OverlayRoot.Provider;

export const useOverlayRoot = (): HTMLElement | null => useContext(OverlayRoot);
