import type { Item, MealEntry } from '../../domain/entry.js';
import { mealAtTime } from '../../domain/meal-type.js';
import type { ReadItem } from '../../reading/reading.js';
import { decision, type Decision } from '../decision.js';
import { scaleItem } from '../edit.js';
import { entryBase } from '../new-entry.js';
import { ask, numbered } from '../questions/ask.js';
import type { OpenMeal } from '../questions/open-meal.js';
import { itemText } from '../replies/amount-text.js';
import { withoutToldAnew } from './told-anew.js';
import type { TurnContext } from '../turn-context.js';
import { toItem } from '../to-item.js';
import type { IntentOf } from './intent.js';
import { joinable } from './joinable.js';
import { addToEntry } from './edit.js';
import { entryLimit } from './limits.js';
import { implausible } from './plausible.js';
import { rated } from './rate-entry.js';

type LogMeal = IntentOf<'log-meal'>;

/** Stores a meal at once, its assumptions spelled out; asks about a food only where a guess could be far off. */
export function logMeal(intent: LogMeal, context: TurnContext): Decision {
  const { say } = context;
  const items = intent.items.map(toItem);
  if (intent.day > 0) return decision('log_meal', [{ kind: 'refuse', text: say.noFuture }]);
  const eaten = items.filter((item) => item.quantity !== 0);
  if (eaten.length === 0) return decision('none', [{ kind: 'ack', text: say.nothingLogged }]);
  const odd = intent.items.find((item) => item.quantity !== 0 && implausible(item) !== null);
  const rest = eaten.filter((item) => implausible(item) === null);
  if (odd && rest.length === 0) return askAmount(intent, odd, rest, context);
  const unsure = odd ?? intent.items.find((item) => item.choices.length > 1);
  if (unsure && eaten.length === 1) return askChoice(intent, unsure, [], null, context);
  // Nothing to look up at all: asked about before anything is stored.
  const strange = intent.items.find((item) => item.quantity !== 0);
  if (strange && eaten.every((item) => item.nutrients === null)) return askFigures(intent, strange, rest.slice(1), context);
  const stored = unsure ? rest.filter((item) => item.name !== unsure.name) : rest;
  const logged = asking(intent.unplaced, mentioning(intent.skipped, store(intent, stored, context), context), context);
  const entry = logged.replies[0]?.entry;
  if (!unsure || !entry) return logged;
  const question = odd ? askAmount(intent, odd, [], context, entry.id) : askChoice(intent, unsure, [], entry.id, context);
  return {
    ...logged,
    intents: [...logged.intents, ...question.intents],
    replies: [...logged.replies, ...question.replies],
    pending: question.pending,
  };
}

/** The words that were passed over stand in the reply about the meal. */
function mentioning(skipped: readonly string[] | undefined, logged: Decision, context: TurnContext): Decision {
  const [first, ...others] = logged.replies;
  if (!skipped?.length || !first?.entry) return logged;
  const words = skipped.slice(0, 2).map((one) => (one.length > MOST_SHOWN ? `${one.slice(0, MOST_SHOWN)}...` : one));
  return { ...logged, replies: [{ ...first, text: join(first.text, context.say.skippedWords(words)) }, ...others] };
}

/** What was told besides and has no place in what was stored is asked about. */
function asking(unplaced: readonly string[] | undefined, logged: Decision, { say }: TurnContext): Decision {
  const [first] = logged.replies;
  if (!unplaced?.length || !first?.entry) return logged;
  const words = unplaced.slice(0, 2).map((one) => (one.length > MOST_ASKED ? `${one.slice(0, MOST_ASKED)}...` : one));
  return {
    ...logged,
    intents: [...logged.intents, 'clarify'],
    replies: [...logged.replies, { kind: 'clarify', text: say.askUnplaced(words) }],
  };
}

const MOST_SHOWN = 20;
const MOST_ASKED = 40;
const join = (...parts: string[]): string => parts.filter((part) => part !== '').join(' ');

/** Stores items that are settled: joins the meal this text goes on from, or makes a new one. */
export function store(intent: LogMeal, items: Item[], context: TurnContext): Decision {
  const before = joinable(intent, context);
  if (before) {
    const fresh = intent.joins?.whole ? items : withoutToldAnew(before.meal.items, items, context);
    const joined = addToEntry(before.meal, fresh, before.fresh, context, intent.joins?.whole);
    const entry = joined.replies[0]?.entry;
    return entry?.kind === 'meal' && fresh.some((item) => item.nutrients === null) ? { ...joined, ...askCalories(entry, context) } : joined;
  }
  const base = entryBase(context, intent);
  const meal = intent.meal ?? mealAtTime(base.localTime);
  const limit = entryLimit('meals', `${context.say.meals[meal]} (${items.map((item) => item.name).join(', ')})`, context);
  if (limit) return decision('log_meal', [limit.said], { events: limit.events });
  const entry = rated({ ...base, kind: 'meal', meal, items, copyOf: intent.copyOf ?? null, health: null }, context);
  const event = { type: 'meal-logged' as const, entry, ...(intent.continues ? { dangling: true as const } : {}) };
  return { ...decision('log_meal', [{ kind: 'confirm_log', text: '', entry }], { events: [event] }), ...askCalories(entry, context) };
}

/** A food without figures is kept as it is; one question asks for its calories. */
function askCalories(entry: MealEntry, context: TurnContext): Partial<Decision> {
  const unknown = entry.items.find((item) => item.nutrients === null);
  if (!unknown) return {};
  const draft: OpenMeal = {
    entryId: entry.id,
    meal: entry.meal,
    day: 0,
    time: null,
    rest: [],
    item: unknown,
    words: unknown.name,
    choices: [],
  };
  return {
    pending: ask('calories', [], draft, context),
    replies: [{ kind: 'confirm_log', text: context.say.askCalories(unknown.name), entry }],
  };
}

function askFigures(intent: LogMeal, item: ReadItem, rest: Item[], context: TurnContext): Decision {
  return decision('clarify', [{ kind: 'clarify', text: context.say.askCalories(item.name) }], {
    pending: ask('calories', [], open(intent, item, rest, null), context),
  });
}

function askChoice(intent: LogMeal, item: ReadItem, rest: Item[], entryId: string | null, context: TurnContext): Decision {
  const choices = item.choices.slice(0, 3).map((choice) => ({ label: choice.label, item: toItem(choice.item) }));
  if (choices.length === 0) return askAmount(intent, item, rest, context, entryId);
  const labels = choices.map((choice) => choice.label);
  const draft: OpenMeal = { ...open(intent, item, rest, entryId), choices };
  return decision('clarify', [{ kind: 'clarify', text: context.say.askChoice(item.words || item.name, numbered(labels)) }], {
    pending: ask('choice', labels, draft, context),
  });
}

function askAmount(intent: LogMeal, item: ReadItem, rest: Item[], context: TurnContext, entryId: string | null = null): Decision {
  // The question is about one of it, so that the answer can multiply.
  const one: Item =
    item.quantity > 0
      ? { ...scaleItem(toItem(item), 1 / item.quantity), quantity: 1 }
      : { ...toItem(item), quantity: 1, nutrients: null, grams: null };
  const text = item.quantity < 0 ? context.say.amountAboveZero(item.name) : context.say.askTooMuch(itemText(toItem(item), context.lang));
  return decision('clarify', [{ kind: 'clarify', text }], {
    pending: ask('amount', [], { ...open(intent, item, rest, entryId), item: one }, context),
  });
}

const open = (intent: LogMeal, item: ReadItem, rest: Item[], entryId: string | null): OpenMeal => ({
  entryId,
  meal: intent.meal,
  day: intent.day,
  time: intent.time,
  rest,
  item: toItem(item),
  words: item.name,
  choices: [],
});
