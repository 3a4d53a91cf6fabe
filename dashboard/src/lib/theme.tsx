import { createContext, useContext, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { darkPreferred, savedTheme, THEME_KEY, type Theme } from './saved-theme';

interface ThemeChoice {
  theme: Theme;
  /** What is seen: `system` resolved. */
  shown: 'light' | 'dark';
  setTheme: (theme: Theme) => void;
}

const Context = createContext<ThemeChoice | null>(null);

function followSystem(listener: () => void): () => void {
  const query = darkPreferred();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

interface Props {
  /** Decides instead of the saved choice, while a host page gives it. */
  given?: Theme | undefined;
  children: ReactNode;
}

/** Light, dark or as the system has it; light until chosen, and kept in this browser. */
export function ThemeProvider({ given, children }: Props) {
  const [chosen, setChosen] = useState(savedTheme);
  const dark = useSyncExternalStore(followSystem, () => darkPreferred().matches);
  const theme = given ?? chosen;
  const shown = theme === 'system' ? (dark ? 'dark' : 'light') : theme;

  useEffect(() => {
    const follow = (event: StorageEvent) => event.key === THEME_KEY && setChosen(savedTheme());
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);

  const value = useMemo<ThemeChoice>(
    () => ({
      theme,
      shown,
      setTheme: (next) => {
        localStorage.setItem(THEME_KEY, next);
        setChosen(next);
      },
    }),
    [theme, shown],
  );
  return <Context value={value}>{children}</Context>;
}

export function useTheme(): ThemeChoice {
  const choice = useContext(Context);
  if (!choice) throw new Error('useTheme is used outside ThemeProvider');
  return choice;
}
