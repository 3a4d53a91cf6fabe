import type { Entry } from '../../domain/entry.js';
import type { Scene } from '../scene.js';
import type { NamedItem } from './talk.js';

/** How long the food that was changed last is what "it" means. */
const MINUTES = 10;

/** The food of the latest entry that was logged, added or changed last; null where that is none or several. */
export function topicOf(scene: Scene, entries: readonly Entry[]): NamedItem | null {
  const entry = entries[0];
  if (entry?.kind !== 'meal') return null;
  const at = (index: number): NamedItem | null => (entry.items[index] ? { entry, index, item: entry.items[index] } : null);
  if (entry.items.length === 1) return at(0);
  const change = scene.snapshot.changes.findLast((one) => !one.undone);
  if (!change || scene.now.getTime() - Date.parse(change.at) > MINUTES * 60_000) return null;
  const event = change.events.find((one) => one.type === 'entry-corrected' && one.after.id === entry.id);
  if (event?.type !== 'entry-corrected' || event.before.kind !== 'meal') return null;
  const before = event.before.items.map((item) => JSON.stringify(item));
  const fresh = entry.items.flatMap((item, index) => (before.includes(JSON.stringify(item)) ? [] : [index]));
  return fresh.length === 1 ? at(fresh[0]!) : null;
}
