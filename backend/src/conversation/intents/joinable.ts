import type { MealEntry } from '../../domain/entry.js';
import { changedAt } from '../changed-at.js';
import { lastEntries } from '../targets.js';
import type { TurnContext } from '../turn-context.js';
import type { IntentOf } from './intent.js';

/** How long after a meal a text that goes on ("and bacon") still belongs to it. */
const JOIN_MINUTES = 90;
/** Texts this close together are one breath; also how late the text may come that "and bacon" overtook. */
const OVERTAKE_SECONDS = 60;

/** The meal that these items belong to rather than to one of their own; null for a new meal. */
export function joinable(intent: IntentOf<'log-meal'>, context: TurnContext): { meal: MealEntry; fresh: boolean } | null {
  if (intent.copyOf) return null;
  const told = context.snapshot.entries.find((entry): entry is MealEntry => entry.kind === 'meal' && entry.id === intent.joins?.meal);
  if (told) return { meal: told, fresh: true };
  const last = lastEntries(context).find((entry) => entry.kind === 'meal');
  if (!last || intent.day !== 0) return null;
  // "And some chips" right behind what was told of yesterday is yesterday's.
  if (last.localDate !== context.today && !intent.continues) return null;
  if (intent.meal && intent.meal !== last.meal && intent.continues) return null;
  // "And almonds around 4", behind a bar at 2.
  if (intent.time !== null && Math.abs(minutesOf(intent.time) - minutesOf(last.localTime)) > ONE_MEAL) return null;
  const ageSeconds = (context.now.getTime() - Date.parse(changedAt(last.id, context) ?? last.at)) / 1000;
  const found = { meal: last, fresh: ageSeconds <= OVERTAKE_SECONDS };
  if (intent.continues) return ageSeconds <= JOIN_MINUTES * 60 ? found : null;
  const dangling = context.snapshot.changes
    .at(-1)
    ?.events.some((event) => event.type === 'meal-logged' && event.dangling && event.entry.id === last.id);
  return dangling && found.fresh ? found : null;
}

/** How far an hour may be from the one told before for both to be one meal, in minutes. */
const ONE_MEAL = 45;
const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
