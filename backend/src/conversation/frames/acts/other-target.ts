import type { Entry, Item } from '../../../domain/entry.js';
import { daysBetween } from '../../../domain/local-day.js';
import { NO_AMOUNT } from '../../carry-amount.js';
import type { Change } from '../../intents/edit-words.js';
import type { Intent } from '../../intents/intent.js';
import type { Match } from '../../../understanding/match.js';
import { alone, edited, itemIn } from '../binding.js';
import { wasMoved } from './moves.js';
import { wasUndone } from './was-undone.js';
import { removedLast } from '../pointed-spans.js';
import type { Talk } from '../talk.js';
import type { Proposal, Resolve } from '../proposal.js';

/** How long what was just done is what "not that one" and "that too" speak of, in seconds. */
const JUST_NOW = 300;

const gone = ({ number }: Entry): Intent => ({ type: 'delete', target: { by: 'numbers', numbers: [number] } });

/** What the latest change took out of a meal that stands. */
export function removedFood({ context }: Talk): Item | null {
  const event = context.snapshot.changes.findLast((change) => !change.undone)?.events.find(({ type }) => type === 'entry-corrected');
  if (event?.type !== 'entry-corrected' || event.before.kind !== 'meal' || event.after.kind !== 'meal') return null;
  const { items } = event.after;
  return items.length < event.before.items.length
    ? (event.before.items.find(({ name }) => !items.some((one) => one.name === name)) ?? null)
    : null;
}

/** "I meant the rings", right after another food was changed: that one is as it was before, and the same is done to this one. */
function otherItemMeant(match: Match, talk: Talk): Proposal | null {
  const named = itemIn(match, talk);
  const event = talk.context.snapshot.changes.findLast((change) => !change.undone)?.events.find(({ type }) => type === 'entry-corrected');
  if (!named || !talk.corrects || talk.age > JUST_NOW || !alone(match, talk)) return null;
  if (event?.type !== 'entry-corrected' || event.after.id !== named.entry.id || event.before.kind !== 'meal') return null;
  const { items } = named.entry;
  const [old, ...more] = event.before.items.filter((item) => !items.some((one) => JSON.stringify(one) === JSON.stringify(item)));
  if (!old || more.length > 0 || old.name === named.item.name) return null;
  const now = items.find(({ name }) => name === old.name);
  const of = named.item.name;
  const same: Change | null = !now
    ? items.length < event.before.items.length
      ? { is: 'remove', of, only: true }
      : null
    : now.quantity !== old.quantity && now.unit === old.unit
      ? { is: 'amount', amount: { ...NO_AMOUNT, quantity: now.quantity }, of }
      : now.size !== old.size && now.size !== null
        ? { is: 'size', size: now.size, of }
        : null;
  const made = same && edited(named.entry, same, talk);
  return made && { intents: [{ type: 'undo' }, ...made.intents] };
}

/** "Waffles stay, the ice cream goes", "wrong one, the ice cream", right after the waffles were taken away: those come back, and this goes. */
function otherGone(match: Match, talk: Talk): Proposal | null {
  const named = itemIn(match, talk);
  const entry = named?.entry ?? (match.bindings['workout']?.value as Entry | undefined);
  const taken = removedLast(talk).length > 0 || removedFood(talk) !== null;
  const { gone: back } = match.bindings;
  const stands = (back?.value as { entry: Entry } | undefined)?.entry;
  if (!entry || !taken || talk.age > JUST_NOW || !(back || talk.corrects) || !alone(match, talk)) return null;
  // What was taken out of the meal that both are of.
  const of = named && named.entry.items.length > 1 ? edited(named.entry, { is: 'remove', of: named.item.name, only: true }, talk) : null;
  if (of && !back && stands?.id !== entry.id) return null;
  return { intents: [{ type: 'undo' }, ...(of?.intents ?? [gone(entry)])] };
}

/** "The yoga one", right after another workout was taken away: that one comes back, and this one goes. */
export const otherMeant: Resolve = (match, talk) => {
  if (match.bindings['gone'] || match.bindings['workout']) return otherGone(match, talk);
  if (match.bindings['item']) return otherItemMeant(match, talk) ?? otherGone(match, talk);
  const [meant] = pointedAt(match);
  if (!meant || talk.age > JUST_NOW || removedLast(talk).length === 0 || !alone(match, talk)) return null;
  return { intents: [{ type: 'undo' }, gone(meant)] };
};

/** "And the shake too", right after the bar was taken away. */
export const goneToo: Resolve = (match, talk) => {
  const named = itemIn(match, talk);
  const entry = pointedAt(match)[0] ?? (match.bindings['entry'] ?? match.bindings['workout'])?.value ?? named?.entry;
  const taken = removedLast(talk).length > 0 || removedFood(talk) !== null ? talk.age <= JUST_NOW : wasUndone(talk);
  const moved = entry && !taken ? movedToo(entry as Entry, match, talk) : null;
  if (moved) return moved;
  if (!entry || !taken) return null;
  if (named && named.entry.items.length > 1) return edited(named.entry, { is: 'remove', of: named.item.name, only: true }, talk);
  return { intents: [gone(entry as Entry)] };
};

/** "So was the soda", right after the cookies were put on another day or in another meal. */
function movedToo(entry: Entry, match: Match, talk: Talk): Proposal | null {
  const event = talk.context.snapshot.changes.findLast((change) => !change.undone)?.events.find(({ type }) => type === 'entry-corrected');
  const pointed =
    talk.chart.at[match.from]!.some(({ kind }) => kind === 'hence') || says(match, talk, 'determiner') || says(match, talk, 'too');
  if (event?.type !== 'entry-corrected' || event.after.id === entry.id || !pointed || !wasMoved(talk) || !alone(match, talk)) return null;
  const { before, after } = event;
  if (before.localDate !== after.localDate)
    return edited(entry, { is: 'day', day: daysBetween(talk.context.today, after.localDate), meal: null }, talk);
  return before.kind === 'meal' && after.kind === 'meal' && before.meal !== after.meal && entry.kind === 'meal'
    ? edited(entry, { is: 'meal', meal: after.meal, of: null }, talk)
    : null;
}

const says = ({ from, to }: Match, { chart }: Talk, kind: string): boolean =>
  chart.at.slice(from, to).some((spans) => spans.some((span) => span.kind === kind && span.to <= to));

const pointedAt = ({ bindings }: Match): readonly Entry[] => (bindings['pointed']?.value as readonly Entry[] | undefined) ?? [];
