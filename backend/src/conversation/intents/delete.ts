import type { Entry } from '../../domain/entry.js';
import { decision, type Decision } from '../decision.js';
import { ask, numbered } from '../questions/ask.js';
import { entryTitle } from '../replies/entry-text.js';
import type { TurnContext } from '../turn-context.js';
import { resolveTarget } from '../targets.js';
import type { IntentOf } from './intent.js';
import { undo } from './undo.js';

/** More than this at once is asked about first. */
const MOST_AT_ONCE = 3;

export function remove(intent: IntentOf<'delete'>, context: TurnContext): Decision {
  const { target } = intent;
  const entries = resolveTarget(target, context);
  if (target.by === 'last' && target.count === 1 && wasDoneLast(entries[0], context)) return undo({ type: 'undo' }, context);
  if (entries.length === 0 && target.by === 'numbers')
    return decision('delete', [{ kind: 'not_found', text: context.say.noSuchNumber(target.numbers.map(shown)) }]);
  if (entries.length > MOST_AT_ONCE || (target.by === 'day' && entries.length > 1)) {
    const options = [context.say.yes, context.say.no];
    const question = context.say.askDeleteAll(entries.length, numbered(options));
    return decision('delete', [{ kind: 'confirm_question', text: question }], {
      pending: ask('confirm-delete', options, { numbers: entries.map((entry) => entry.number) }, context),
    });
  }
  return removeEntries(entries, context);
}

/** "Scratch the last one" points at what was done last: the entry logged last, or water, a weight, a goal told since. */
function wasDoneLast(entry: Entry | undefined, { snapshot }: TurnContext): boolean {
  const events = snapshot.changes.findLast((change) => !change.undone)?.events ?? [];
  const logged = events.flatMap((event) => (event.type === 'meal-logged' || event.type === 'workout-logged' ? [event.entry.id] : []));
  return logged.length > 0 ? logged.length === 1 && logged[0] === entry?.id : events.some(({ type }) => BESIDE_MEALS.has(type));
}
const BESIDE_MEALS: ReadonlySet<string> = new Set(['water-logged', 'weight-logged', 'goals-changed', 'settings-changed']);

/** Removes what is still there: of what was asked about, a screen may have deleted all before the answer. */
export function removeEntries(entries: readonly Entry[], context: TurnContext): Decision {
  const [first] = entries;
  if (!first) return decision('delete', [{ kind: 'not_found', text: context.say.nothingToDelete }]);
  const events = entries.map((entry) => ({ type: 'entry-removed' as const, entry }));
  const names = entries.map((entry) => entryTitle(entry, context)).join(', ');
  return decision('delete', [{ kind: 'confirm_delete', text: context.say.removed(names), standing: first.localDate }], { events });
}

/** A number too long to be one of ours is told back cut. */
const shown = (number: number): string => String(number).slice(0, 8);
