import { createRequire } from 'node:module';
import type * as Recheck from 'recheck';
import { countSteps } from './count-steps.js';
import type { Expression } from './expression.js';
import { pumpsOf } from './pumps.js';

const { check } = createRequire(import.meta.url)('recheck') as typeof Recheck;
const PATIENCE_MS = 30_000;
const AT_ONCE = 2;

/** How an expression's time grows, and a text that shows it. */
export interface Growth {
  growth: string;
  attack: string | null;
}

/** How the time of an expression grows with the text, as recheck proves it; null: no faster than the text. */
export async function growthOf({ source, flags }: Expression): Promise<Growth | null> {
  const found = await check(source, flags, { timeout: PATIENCE_MS });
  if (found.status === 'safe') return null;
  if (found.status === 'unknown') return { growth: 'undecided', attack: null };
  return { growth: found.complexity.summary, attack: found.attack.pattern };
}

/** `growthOf` for several: the ones that grow faster, with how. */
export async function growingAmong<E extends Expression>(expressions: E[]): Promise<(E & Growth)[]> {
  const found: (E & Growth)[] = [];
  const waiting = expressions.values();
  const work = async () => {
    for (const one of waiting) {
      const growth = await growthOf(one);
      if (growth) found.push({ ...one, ...growth });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found;
}

/** Lengths of the two texts that are compared. */
const SHORT = 300;
const LONG = 600;
/** Twice the text may take so much more. */
const FACTOR = 2.6;

/** Which of an expression's own words, said again and again, make it take more than its share of steps; null when none does. */
export function pumpedBy(expression: Expression): string | null {
  for (const pump of pumpsOf(expression)) {
    const short = countSteps(expression, pump(SHORT));
    if (short === Infinity || countSteps(expression, pump(LONG)) > FACTOR * Math.max(short, LONG)) return pump(SHORT).slice(0, 40);
  }
  return null;
}
