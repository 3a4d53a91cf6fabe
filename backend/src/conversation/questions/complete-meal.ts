import type { Item } from '../../domain/entry.js';
import { decision, type Decision } from '../decision.js';
import { editEntry } from '../edit.js';
import { editContext } from '../intents/edit.js';
import { store } from '../intents/log-meal.js';
import { implausible } from '../intents/plausible.js';
import { itemText } from '../replies/amount-text.js';
import type { TurnContext } from '../turn-context.js';
import type { OpenMeal } from './open-meal.js';

/** Finishes a meal with the food that was asked about: into the stored meal, or stored whole now. */
export function completeMeal(draft: OpenMeal, item: Item, context: TurnContext): Decision {
  if (implausible(item) !== null)
    return decision('clarify', [{ kind: 'clarify', text: context.say.askTooMuch(itemText(item, context.lang)) }]);
  const entry = context.snapshot.entries.find((one) => one.id === draft.entryId);
  if (entry?.kind === 'meal') {
    const at = entry.items.findIndex((one) => one.name === draft.item.name);
    const items = at >= 0 ? entry.items.with(at, item) : [...entry.items, item];
    const event = editEntry(entry, { type: 'items', items }, editContext(context));
    if (event?.type === 'entry-corrected')
      return decision('answer_pending', [{ kind: 'confirm_log', text: '', entry: event.after }], { events: [event] });
    return decision('answer_pending', [{ kind: 'confirm_log', text: '', entry }]);
  }
  const logged = store(
    { type: 'log-meal', meal: draft.meal, day: draft.day, time: draft.time, items: [], continues: false },
    [...draft.rest, item],
    context,
  );
  return { ...logged, intents: ['answer_pending', ...logged.intents] };
}
