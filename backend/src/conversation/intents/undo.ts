import { decision, type Decision, type Said } from '../decision.js';
import { UNDO_HOURS } from '../apply.js';
import { restorable } from '../take-back.js';
import { entryLimit } from './limits.js';
import type { Event } from '../events.js';
import { isReversible, redoing, undoing } from '../inverse.js';
import { entryTitle } from '../replies/entry-text.js';
import type { Scene } from '../scene.js';
import type { Change } from '../snapshot.js';

const standing = (scene: Scene): Change[] => {
  const oldest = scene.now.getTime() - UNDO_HOURS * 3_600_000;
  return scene.snapshot.changes.filter((change) => Date.parse(change.at) >= oldest && isReversible(change.events));
};

/** Takes back the latest change that stands; said again, the one before it. */
export function undo(_intent: { type: 'undo' }, scene: Scene): Decision {
  const change = standing(scene).findLast((one) => !one.undone);
  if (!change) return decision('undo', [{ kind: 'nothing_to_undo', text: scene.say.nothingToUndo }]);
  const events: Event[] = [{ type: 'change-undone', changeId: change.id }, ...undoing(change.events)];
  return decision('undo', [told(scene.say.undone(whatOf(change.events, scene)), change, scene)], {
    events,
  });
}

/** Brings back what went last: what was undone, or what was deleted since. */
export function redo(_intent: { type: 'redo' }, scene: Scene): Decision {
  const undone = standing(scene).filter((one) => one.undone);
  const change = undone.toSorted((a, b) => (a.undoneAt ?? '').localeCompare(b.undoneAt ?? '')).at(-1);
  const deleted = standing(scene).findLast((one) => !one.undone && one.events.some((event) => event.type === 'entry-removed'));
  if (change && (!deleted || deleted.at <= (change.undoneAt ?? ''))) {
    const events: Event[] = [{ type: 'change-redone', changeId: change.id }, ...redoing(change.events)];
    return decision('redo', [told(scene.say.redone(whatOf(change.events, scene)), change, scene)], {
      events,
    });
  }
  // A deletion is brought back by undoing it, and so is a correction just made.
  const latest = standing(scene).findLast((one) => !one.undone);
  const mended = latest?.events.some((event) => event.type === 'entry-corrected') && scene.snapshot.lastSent?.kind === 'confirm_edit';
  if (mended) return undo({ type: 'undo' }, scene);
  if (!deleted) return decision('redo', [{ kind: 'nothing_to_undo', text: scene.say.nothingToRedo }]);
  const events: Event[] = [{ type: 'change-undone', changeId: deleted.id }, ...undoing(deleted.events)];
  const over = overLimit(events, deleted, scene);
  if (over) return over;
  return decision('redo', [told(scene.say.redone(titles(deleted.events, scene)), deleted, scene)], {
    events,
  });
}

/** What else was logged since has taken the place of what was deleted. */
function overLimit(events: readonly Event[], deleted: Change, scene: Scene): Decision | null {
  if (restorable(events, scene.snapshot, scene.today)) return null;
  const kind = deleted.events.some((event) => event.type === 'entry-removed' && event.entry.kind === 'meal') ? 'meals' : 'workouts';
  const limit = entryLimit(kind, titles(deleted.events, scene), scene, deleted.events.length);
  return limit && decision('redo', [limit.said], { events: limit.events });
}

/** The sentence, and the day whose sums it changed. */
function told(text: string, change: Change, scene: Scene): Said {
  const touched = change.events.find((event) => 'entry' in event || event.type === 'entry-corrected');
  if (!touched) return { kind: 'confirm_undo', text };
  const date = touched.type === 'entry-corrected' ? touched.before.localDate : 'entry' in touched ? touched.entry.localDate : scene.today;
  return { kind: 'confirm_undo', text, standing: date };
}

const titles = (events: readonly Event[], scene: Scene): string =>
  events.flatMap((event) => (event.type === 'entry-removed' ? [entryTitle(event.entry, scene)] : [])).join(', ');

/** What a change was about, in words: titles of entries, or the kind of setting. */
function whatOf(events: readonly Event[], scene: Scene): string {
  const names = events.flatMap((event): string[] => {
    switch (event.type) {
      case 'meal-logged':
      case 'workout-logged':
      case 'entry-restored':
        return [entryTitle(event.entry, scene)];
      case 'entry-removed':
        return [scene.say.deletionOf(entryTitle(event.entry, scene))];
      case 'entry-corrected':
        return [scene.say.changeOf(entryTitle(event.before, scene))];
      case 'goals-changed':
        return [scene.say.theGoal];
      case 'settings-changed':
        return [scene.say.theSetting];
      case 'meal-saved':
      case 'saved-meal-deleted':
        return [`"${event.name}"`];
      case 'water-logged':
        return [scene.say.theWater];
      case 'weight-logged':
        return [scene.say.theWeight];
      case 'memory-kept':
      case 'memory-forgotten':
        return [`"${event.words}"`];
      default:
        return [];
    }
  });
  return [...new Set(names)].join(', ');
}
