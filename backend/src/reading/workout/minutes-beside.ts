import type { Token } from './tokens.js';
import { isRole } from './training-words.js';

/** "Quarter to eleven", "half past 2", "ten to nine"; null where it is no such hour. */
export function minutesBeside(tokens: readonly Token[], at: number): { minutes: number; to: number } | null {
  const { text: word, number } = tokens[at]!;
  const minutes = isRole(word, 'quarter') ? 15 : isRole(word, 'half') ? 30 : (number ?? 0) < 1 ? (number ?? 0) * 60 : number!;
  const [way, hour] = [BESIDE_HOUR.get(tokens[at + 1]?.text ?? ''), tokens[at + 2]?.number ?? null];
  if (way === undefined || hour === null || hour < 1 || hour > 12 || !Number.isInteger(hour) || minutes <= 0 || minutes > 30) return null;
  return minutes % 5 === 0 ? { minutes: ((hour % 12) * 60 + way * minutes + 720) % 720, to: at + 3 } : null;
}
const BESIDE_HOUR: ReadonlyMap<string, number> = new Map([
  ['to', -1],
  ['till', -1],
  ['before', -1],
  ['past', 1],
  ['after', 1],
]);
