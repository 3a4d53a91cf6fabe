import { decision, type Decision, type ReplyDraft } from '../decision.js';
import { UNDO_HOURS } from '../apply.js';
import { restorable } from '../take-back.js';
import { entryLimit } from './limits.js';
import type { Event } from '../events.js';
import { isReversible, redoing, undoing } from '../inverse.js';
import { entryTitle } from '../replies/entry-text.js';
import type { TurnContext } from '../turn-context.js';
import type { Change } from '../snapshot.js';

const standing = (context: TurnContext): Change[] => {
  const oldest = context.now.getTime() - UNDO_HOURS * 3_600_000;
  return context.snapshot.changes.filter((change) => Date.parse(change.at) >= oldest && isReversible(change.events));
};

/** Takes back the latest change that stands; said again, the one before it. */
export function undo(_intent: { type: 'undo' }, context: TurnContext): Decision {
  const change = standing(context).findLast((one) => !one.undone);
  if (!change) return decision('undo', [{ kind: 'nothing_to_undo', text: context.say.nothingToUndo }]);
  const events: Event[] = [{ type: 'change-undone', changeId: change.id }, ...undoing(change.events)];
  return decision('undo', [told(context.say.undone(whatOf(change.events, context)), change, context)], {
    events,
  });
}

/** Brings back what went last: what was undone, or what was deleted since. */
export function redo(_intent: { type: 'redo' }, context: TurnContext): Decision {
  const undone = standing(context).filter((one) => one.undone);
  const change = undone.toSorted((a, b) => (a.undoneAt ?? '').localeCompare(b.undoneAt ?? '')).at(-1);
  const deleted = standing(context).findLast((one) => !one.undone && one.events.some((event) => event.type === 'entry-removed'));
  if (change && (!deleted || deleted.at <= (change.undoneAt ?? ''))) {
    const events: Event[] = [{ type: 'change-redone', changeId: change.id }, ...redoing(change.events)];
    return decision('redo', [told(context.say.redone(whatOf(change.events, context)), change, context)], {
      events,
    });
  }
  // A deletion is brought back by undoing it, and so is a correction just made.
  const latest = standing(context).findLast((one) => !one.undone);
  const mended = latest?.events.some((event) => event.type === 'entry-corrected') && context.snapshot.lastSent?.kind === 'confirm_edit';
  if (mended) return undo({ type: 'undo' }, context);
  if (!deleted) return decision('redo', [{ kind: 'nothing_to_undo', text: context.say.nothingToRedo }]);
  const events: Event[] = [{ type: 'change-undone', changeId: deleted.id }, ...undoing(deleted.events)];
  const over = overLimit(events, deleted, context);
  if (over) return over;
  return decision('redo', [told(context.say.redone(titles(deleted.events, context)), deleted, context)], {
    events,
  });
}

/** What else was logged since has taken the place of what was deleted. */
function overLimit(events: readonly Event[], deleted: Change, context: TurnContext): Decision | null {
  if (restorable(events, context.snapshot, context.today)) return null;
  const kind = deleted.events.some((event) => event.type === 'entry-removed' && event.entry.kind === 'meal') ? 'meals' : 'workouts';
  const limit = entryLimit(kind, titles(deleted.events, context), context, deleted.events.length);
  return limit && decision('redo', [limit.said], { events: limit.events });
}

/** The sentence, and the day whose sums it changed. */
function told(text: string, change: Change, context: TurnContext): ReplyDraft {
  const touched = change.events.find((event) => 'entry' in event || event.type === 'entry-corrected');
  if (!touched) return { kind: 'confirm_undo', text };
  const date = touched.type === 'entry-corrected' ? touched.before.localDate : 'entry' in touched ? touched.entry.localDate : context.today;
  return { kind: 'confirm_undo', text, standing: date };
}

const titles = (events: readonly Event[], context: TurnContext): string =>
  events.flatMap((event) => (event.type === 'entry-removed' ? [entryTitle(event.entry, context)] : [])).join(', ');

/** What a change was about, in words: titles of entries, or the kind of setting. */
function whatOf(events: readonly Event[], context: TurnContext): string {
  const names = events.flatMap((event): string[] => {
    switch (event.type) {
      case 'meal-logged':
      case 'workout-logged':
      case 'entry-restored':
        return [entryTitle(event.entry, context)];
      case 'entry-removed':
        return [context.say.deletionOf(entryTitle(event.entry, context))];
      case 'entry-corrected':
        return [context.say.changeOf(entryTitle(event.before, context))];
      case 'goals-changed':
        return [context.say.theGoal];
      case 'settings-changed':
        return [context.say.theSetting];
      case 'meal-saved':
      case 'saved-meal-deleted':
        return [`"${event.name}"`];
      case 'water-logged':
        return [context.say.theWater];
      case 'weight-logged':
        return [context.say.theWeight];
      case 'memory-kept':
      case 'memory-forgotten':
        return [`"${event.words}"`];
      default:
        return [];
    }
  });
  return [...new Set(names)].join(', ');
}
