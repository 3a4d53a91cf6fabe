import type { Fact } from './facts.js';
import { durationAt } from './durations.js';
import { distanceAt, paceAt } from './distances.js';
import { countAt, energyAt } from './counts.js';
import type { Token } from './tokens.js';

const FINDERS: readonly ((tokens: readonly Token[], at: number) => Fact | null)[] = [energyAt, paceAt, countAt, durationAt, distanceAt];

/** All figures of a clause, from left to right; none overlaps another. */
export function findFacts(tokens: readonly Token[]): Fact[] {
  const facts: Fact[] = [];
  for (let at = 0; at < tokens.length;) {
    const fact = firstAt(tokens, at);
    if (fact) facts.push(fact);
    at = fact ? Math.max(fact.to, at + 1) : at + 1;
  }
  return facts;
}

function firstAt(tokens: readonly Token[], at: number): Fact | null {
  for (const find of FINDERS) {
    const fact = find(tokens, at);
    if (fact) return fact;
  }
  return null;
}
