import type { Entry } from '../../domain/entry.js';
import type { When } from '../../language/span.js';
import type { TurnContext } from '../turn-context.js';
import { chartOf } from './understand.js';

/** "Change lunch to soup" names no lunch of yesterday: a meal is named without a day, and what was spoken of last is not today's. */
export function isOfAnotherDay({ localDate }: Entry, context: TurnContext): boolean {
  if (localDate === context.today) return false;
  const spans = chartOf(context).at.flat();
  const days = spans.some(({ kind, value }) => DAYS.has(kind) || (kind === 'when' && (value as When).day !== null));
  return !days && spans.some(({ kind }) => kind === 'meal');
}
const DAYS: ReadonlySet<string> = new Set(['day', 'weekday']);
