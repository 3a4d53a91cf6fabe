import type { Entry } from '../../domain/entry.js';
import { changedAt } from '../changed-at.js';
import { lastEntries } from '../targets.js';
import type { TurnContext } from '../turn-context.js';
import { type Pair, pairOf } from './pair.js';

/** How long after what stands a text may still be about it, in minutes. */
const MOST_MINUTES = 600;

/** The entry that stood last, and the text beside it. */
export interface Before {
  entry: Entry;
  pair: Pair;
}

/** The entry that a text may be about, and the text beside it; null where none stands that is not long past. */
export function entryBefore(context: TurnContext): Before | null {
  const [entry] = lastEntries(context);
  if (!entry) return null;
  const minutes = (context.now.getTime() - Date.parse(changedAt(entry.id, context) ?? entry.at)) / 60_000;
  return minutes > MOST_MINUTES ? null : { entry, pair: pairOf(context, entry, minutes) };
}
