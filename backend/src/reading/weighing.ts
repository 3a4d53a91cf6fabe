import type { Token } from './tokens.js';

/** Words before a number that leave it as it is. */
export const ROUGHLY: ReadonlySet<string> = new Set([
  'about',
  'around',
  'like',
  'maybe',
  'roughly',
  'approx',
  'approximately',
  'almost',
  'nearly',
  'probably',
  'environ',
  'como',
  'casi',
  '~',
]);

export interface Weighing {
  /** Of each piece, not of all together. */
  each: boolean;
  /** Where the amount stands. */
  next: number;
}

/** "Each weighing", "weighing about": words before the weight of the food that was named. */
export function weighingAt(tokens: readonly Token[], i: number): Weighing | null {
  let at = i;
  if (tokens[at]?.kind === 'comma') at++;
  const each = ['each', 'chacun', 'chacune'].includes(tokens[at]?.text ?? '');
  if (each) at++;
  if (['weighing', 'weighs', 'weighed', 'pesant'].includes(tokens[at]?.text ?? '')) at++;
  else if (!each) return null;
  while (ROUGHLY.has(tokens[at]?.text ?? '') || (at > i && tokens[at]?.kind === 'empty' && tokens[at]!.text === 'at')) at++;
  return tokens[at]?.kind === 'number' && (tokens[at + 1]?.measure || tokens[at + 2]?.measure) ? { each, next: at } : null;
}
