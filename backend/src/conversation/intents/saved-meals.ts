import type { ReadItem } from '../../reading/reading.js';
import type { Item } from '../../domain/entry.js';
import { decision, type Decision } from '../decision.js';
import type { Event } from '../events.js';
import { ask } from '../questions/ask.js';
import { itemText } from '../replies/amount-text.js';
import { read } from '../matching-items.js';
import type { TurnContext } from '../turn-context.js';
import { fold } from '../../language/fold.js';
import { lastEntries, resolveTarget, wordsMatch } from '../targets.js';
import { toItem } from '../to-item.js';
import type { IntentOf, Target } from './intent.js';
import { editEntry } from '../edit.js';
import { editContext } from './edit.js';

/** How many meals one user may save. */
const MOST_SAVED = 100;

export function saveMeal(intent: IntentOf<'save-meal'>, context: TurnContext): Decision {
  const { say, snapshot } = context;
  const old = intent.was === undefined ? undefined : snapshot.saved.find((one) => fold(one.name) === intent.was);
  if (intent.was !== undefined && !old) return decision('save_meal', [{ kind: 'not_found', text: say.noSuchSaved(intent.was) }]);
  const told: Target | null = intent.of ? { by: 'meal', ...intent.of } : intent.number ? { by: 'numbers', numbers: [intent.number] } : null;
  const [named] = told ? resolveTarget(told, context) : lastEntries(context).filter((entry) => entry.kind === 'meal');
  const last = named?.kind === 'meal' ? named : undefined;
  const items: Item[] = old ? old.items : intent.words ? read(intent.words, context).map(toItem) : (last?.items ?? []);
  if (items.length === 0) return decision('clarify', [{ kind: 'clarify', text: say.nothingToSave }]);
  if (snapshot.saved.length >= MOST_SAVED) return decision('save_meal', [{ kind: 'refuse', text: say.tooManySaved(MOST_SAVED) }]);
  const before = snapshot.saved.find((one) => one.name === intent.name);
  const events: Event[] = [before, old].flatMap((one) => (one ? [{ type: 'saved-meal-deleted' as const, ...one }] : []));
  events.push({ type: 'meal-saved', name: intent.name, items });
  return decision('save_meal', [{ kind: 'confirm_saved', text: say.mealSaved(intent.name, items.map((item) => item.name).join(', ')) }], {
    events,
  });
}

export function deleteSaved(intent: IntentOf<'delete-saved'>, context: TurnContext): Decision {
  const saved = context.snapshot.saved.find((one) => one.name === intent.name);
  if (!saved) return decision('delete_saved', [{ kind: 'not_found', text: context.say.noSuchSaved(intent.name) }]);
  return decision('delete_saved', [{ kind: 'confirm_delete', text: context.say.savedDeleted(saved.name) }], {
    events: [{ type: 'saved-meal-deleted', ...saved }],
  });
}

/** "my latte is oat, 12 oz": kept for next time, and put right in the meal just logged. */
export function remember(intent: IntentOf<'remember'>, context: TurnContext): Decision {
  const { say } = context;
  const said = intent.as.replaceAll(',', ' ');
  const tries = [said, `${said} ${intent.words}`]
    .map((words) => read(words, context))
    .filter((items) => items.length === 1 && items[0]!.nutrients !== null && items[0]!.sureness >= 0.3);
  // "oat, 12 oz" needs the latte; "an oat milk latte, 12 oz" has it. What keeps the amount that was said is meant.
  const known =
    tries.find((items) => !items[0]!.assumed && wordsMatch(items[0]!.name, intent.words)) ??
    tries.find((items) => wordsMatch(items[0]!.name, intent.words)) ??
    tries[0];
  // The same food in the same amount as ever: what was said of it is not known.
  const [plain] = read(intent.words, context);
  if (!known || (plain && sameAs(known[0]!, plain)))
    return decision('clarify', [{ kind: 'clarify', text: say.cannotRemember(intent.words) }], { pending: ask('wrong', [], {}, context) });
  const item: Item = { ...toItem(known[0]!), words: intent.words };
  const events: Event[] = [{ type: 'memory-kept', words: intent.words, item }];
  const last = lastEntries(context)[0];
  const at =
    last?.kind === 'meal' && last.localDate === context.today ? last.items.findIndex((one) => wordsMatch(one.name, intent.words)) : -1;
  const event =
    last?.kind === 'meal' && at >= 0 ? editEntry(last, { type: 'items', items: last.items.with(at, item) }, editContext(context)) : null;
  if (event) events.push(event);
  return {
    ...decision(
      'save_meal',
      [{ kind: 'confirm_saved', text: say.remembered(intent.words, itemText({ ...item, words: known[0]!.name }, 'en')) }],
      { events },
    ),
    intents: event ? ['save_meal', 'edit'] : ['save_meal'],
  };
}

const sameAs = (one: ReadItem, other: ReadItem): boolean =>
  one.food === other.food && one.grams === other.grams && one.mods.join() === other.mods.join();

export function forgetMemory(intent: IntentOf<'forget-memory'>, context: TurnContext): Decision {
  const kept = context.snapshot.memory.find((one) => one.words === intent.words);
  if (!kept) return decision('delete_saved', [{ kind: 'not_found', text: context.say.noSuchSaved(intent.words) }]);
  return decision('delete_saved', [{ kind: 'confirm_delete', text: context.say.memoryForgotten(intent.words) }], {
    events: [{ type: 'memory-forgotten', ...kept }],
  });
}
