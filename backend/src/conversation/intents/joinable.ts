import type { MealEntry } from '../../domain/entry.js';
import { lastEntries } from '../targets.js';
import type { Scene } from '../scene.js';
import type { IntentOf } from './intent.js';

/** How long after a meal a text that goes on ("and bacon") still belongs to it. */
const JOIN_MINUTES = 90;
/** How late the text may come that "and bacon" overtook. */
const OVERTAKE_SECONDS = 60;

/** The meal that these items belong to rather than to one of their own; null for a new meal. */
export function joinable(intent: IntentOf<'log-meal'>, scene: Scene): MealEntry | null {
  if (intent.copyOf) return null;
  const last = lastEntries(scene).find((entry) => entry.kind === 'meal');
  if (!last || intent.day !== 0 || last.localDate !== scene.today) return null;
  if (intent.meal && intent.meal !== last.meal && intent.continues) return null;
  const ageSeconds = (scene.now.getTime() - Date.parse(changedAt(last.id, scene) ?? last.at)) / 1000;
  if (intent.continues) return ageSeconds <= JOIN_MINUTES * 60 ? last : null;
  const dangling = scene.snapshot.changes.at(-1)?.events.some((event) => event.type === 'meal-logged' && event.dangling && event.entry.id === last.id);
  return dangling && ageSeconds <= OVERTAKE_SECONDS ? last : null;
}

function changedAt(id: string, scene: Scene): string | undefined {
  return scene.snapshot.changes.findLast((change) => change.events.some((event) => ('entry' in event && event.entry.id === id) || ('after' in event && 'id' in event.after && event.after.id === id)))?.at;
}
