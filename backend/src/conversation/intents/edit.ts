import type { Entry, Item, MealEntry } from '../../domain/entry.js';
import { daysBetween } from '../../domain/local-day.js';
import { decision, type Decision } from '../decision.js';
import type { Event } from '../events.js';
import { type Edit, editEntry, type EditContext } from '../edit.js';
import { ask, numbered } from '../questions/ask.js';
import { itemText } from '../replies/amount-text.js';
import { readAmount } from '../../reading/index.js';
import { bestMatch, indexOf, read } from '../matching-items.js';
import { resolveChange } from '../resolve-change.js';
import type { TurnContext } from '../turn-context.js';
import { lastEntries, resolveTarget } from '../targets.js';
import type { Change } from './edit-words.js';
import type { IntentOf } from './intent.js';
import { learned } from './learn.js';
import { implausible } from './plausible.js';
import { rated } from './rate-entry.js';

/** Changes an entry as the user says; keeps it and asks where the words fit none or several. */
export function edit(intent: IntentOf<'edit'>, context: TurnContext): Decision {
  const { say } = context;
  const targets = intent.target ? resolveTarget(intent.target, context) : lastEntries(context);
  const first = targets[0];
  if (!first) return decision('edit', [{ kind: 'not_found', text: say.nothingToChange }]);
  const fitting = targets.slice(0, 12).map((entry) => ({ entry, resolved: resolveChange(intent.change, entry, context) }));
  const holder = holderOf(intent.change, fitting, context);
  const settled = holder ?? fitting.find(({ resolved }) => resolved.type === 'edit');
  const open = fitting.find(({ resolved }) => resolved.type === 'which-item');
  if (open && (!settled || (open.entry === first && !holder))) return askWhich(intent.change, open.entry as MealEntry, context);
  if (!settled || settled.resolved.type !== 'edit')
    return decision('clarify', [{ kind: 'clarify', text: say.askWhatToChange(titleOf(first, context)) }], {
      pending: ask('wrong', [], { entryId: first.id }, context),
    });
  const event = editEntry(settled.entry, settled.resolved.edit, editContext(context));
  if (event === null) return noChange(settled.entry, isAhead(settled.resolved.edit, context), context);
  if (event.type === 'entry-removed')
    return decision('edit', [{ kind: 'confirm_edit', text: say.removed(titleOf(event.entry, context)) }], { events: [event] });
  return corrected(intent.change, event as Extract<typeof event, { type: 'entry-corrected' }>, context);
}

/** "Actually 3 eggs", said after something else was logged, is about the meal that has eggs: the latest that holds the counted food. */
function holderOf<F extends { entry: Entry; resolved: ReturnType<typeof resolveChange> }>(
  change: Change,
  fitting: readonly F[],
  context: TurnContext,
): F | undefined {
  // What is taken out or swapped is looked for in the meal that has it, before it is noted on another.
  if (change.is === 'remove' || change.is === 'replace')
    return fitting.find(({ entry, resolved }) => resolved.type === 'edit' && entry.kind === 'meal' && indexOf(change.of, entry) >= 0);
  if (change.is !== 'say' || readAmount(change.words)) return undefined;
  const [counted, ...more] = read(change.words, context);
  if (!counted || more.length > 0 || counted.assumed || counted.nutrients === null) return undefined;
  return fitting.find(({ entry, resolved }) => resolved.type === 'edit' && entry.kind === 'meal' && bestMatch(counted, entry.items) >= 0);
}

function corrected(change: Change, event: Extract<Event, { type: 'entry-corrected' }>, context: TurnContext): Decision {
  const odd = event.after.kind === 'meal' ? event.after.items.find((item) => implausible(item) !== null) : null;
  if (odd) return decision('clarify', [{ kind: 'clarify', text: context.say.askTooMuch(itemText(odd, context.lang)) }]);
  const entries = [event.after, ...event.moved];
  const kept = learned(change, event.before, event.after, context);
  return decision(
    'edit',
    entries.map((entry, i) => ({
      kind: 'confirm_edit' as const,
      text: kept && i === 0 ? context.say.nextTime(kept.words) : '',
      entry,
      lead: leadOf(event, context),
    })),
    { events: kept ? [event, kept] : [event] },
  );
}

/** A new time stands nowhere else in the reply. */
const leadOf = ({ before, after }: { before: Entry; after: Entry }, { say }: TurnContext): string =>
  before.localDate === after.localDate && before.localTime !== after.localTime
    ? say.changedTime(say.clock(after.localTime))
    : say.changedTo;

const isAhead = (edit: Edit, { today }: TurnContext): boolean => edit.type === 'when' && daysBetween(today, edit.localDate) > 0;

const noChange = (entry: Entry, future: boolean, context: TurnContext): Decision =>
  decision('edit', [{ kind: 'confirm_edit', text: future ? context.say.noFuture : '', entry, lead: context.say.alreadySo }]);

function askWhich(change: Change, meal: MealEntry, context: TurnContext): Decision {
  const options = meal.items.slice(0, 4).map((item) => item.name);
  return decision('clarify', [{ kind: 'clarify', text: context.say.askWhichItem(numbered(options)) }], {
    pending: ask('which-item', options, { entryId: meal.id, change }, context),
  });
}

const titleOf = (entry: Entry, context: TurnContext): string =>
  `${entry.kind === 'meal' ? context.say.meals[entry.meal] : context.say.activity(entry.activity)} #${entry.number}`;

/** Items that go on from a stored meal ("and bacon"): part of logging it when `fresh`, a change of it later. `whole`: they are all of it. */
export function addToEntry(meal: MealEntry, items: Item[], fresh: boolean, context: TurnContext, whole = false): Decision {
  const event = editEntry(meal, { type: 'items', items: whole ? items : [...meal.items, ...items] }, editContext(context));
  if (event?.type !== 'entry-corrected') return decision('none', []);
  if (fresh)
    return {
      ...decision('log_meal', [{ kind: 'confirm_log', text: '', entry: event.after }], { events: [event] }),
      intents: ['log_meal', 'edit'],
    };
  return decision('edit', [{ kind: 'confirm_edit', text: '', entry: event.after, lead: context.say.changedTo }], { events: [event] });
}

export function editContext(context: TurnContext): EditContext {
  const { nextNumber, user } = context.snapshot;
  return {
    zone: user.timezone,
    today: context.today,
    newId: `${context.heard.id}.${nextNumber}`,
    newNumber: nextNumber,
    rate: (meal) => rated(meal, context),
  };
}
