export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

/** The local storage key of the choice. */
export const THEME_KEY = 'theme';

const isTheme = (value: unknown): value is Theme => (THEMES as readonly unknown[]).includes(value);

/** The choice of this browser; light until there is one. */
export function savedTheme(): Theme {
  const saved = localStorage.getItem(THEME_KEY);
  return isTheme(saved) ? saved : 'light';
}

export const darkPreferred = () => window.matchMedia('(prefers-color-scheme: dark)');

/** What is seen of a choice: `system` resolved. */
export function shownTheme(theme = savedTheme()): 'light' | 'dark' {
  if (theme === 'system') return darkPreferred().matches ? 'dark' : 'light';
  return theme;
}
