export type Look = 'light' | 'dark';

const LIGHT = {
  ground: '#f5f3ef',
  paper: '#ffffff',
  raised: '#ffffff',
  ink: '#1d1c1a',
  soft: '#625e57',
  faint: '#8a857c',
  line: '#e3dfd7',
  edge: '#8f897f',
  track: '#e9e5de',
  accent: '#1f7a4d',
  accentStrong: '#17603c',
  accentSoft: '#e4f2ea',
  accentInk: '#ffffff',
  danger: '#b42318',
  dangerStrong: '#912018',
  dangerSoft: '#fdeceb',
  dangerInk: '#ffffff',
  warn: '#8a5a00',
  warnSoft: '#fdf3dc',
  focus: '#1f7a4d',
  shadow: '0 12px 40px rgb(29 28 26 / 16%)',
  calories: '#6941c6',
  protein: '#3b82f6',
  carbs: '#f59e0b',
  fat: '#ef4444',
  sugar: '#8b5cf6',
};

export type Token = keyof typeof LIGHT;

/** Every colour of the console, once per look: the dashboard's, and one for what needs attention. */
export const TOKENS: Record<Look, Record<Token, string>> = {
  light: LIGHT,
  dark: {
    ...LIGHT,
    ground: '#181715',
    paper: '#22201d',
    raised: '#2a2825',
    ink: '#f2efe9',
    soft: '#b3ada2',
    line: '#3a3733',
    faint: '#8f897f',
    edge: '#7c766c',
    track: '#3a3733',
    accent: '#54b583',
    accentStrong: '#74c99b',
    accentSoft: '#1f3429',
    accentInk: '#0d1f16',
    danger: '#f97066',
    dangerStrong: '#fda29b',
    dangerSoft: '#3b1f1c',
    dangerInk: '#2a0d0a',
    warn: '#f0c46a',
    warnSoft: '#3a2f17',
    focus: '#54b583',
    shadow: '0 12px 40px rgb(0 0 0 / 50%)',
    calories: '#9b7ee6',
  },
};

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The tokens as custom properties, for a style attribute or a rule. */
export const tokenVariables = (look: Look): string =>
  Object.entries(TOKENS[look])
    .map(([name, value]) => `--${kebab(name)}:${value};`)
    .join('');
