import type { Entry, Item } from '../../domain/entry.js';
import { GOAL_NAMES } from '../../domain/goals.js';
import { daysBetween, weekdayOf } from '../../domain/local-day.js';
import { bareText } from '../../reading/own-words.js';
import type { Outcome, Pending } from '../outcome.js';
import { openQuestion } from '../questions/ask.js';
import type { TurnContext } from '../turn-context.js';
import { lastEntries } from '../targets.js';
import { candidatesOf } from './candidates.js';
import { textsOf } from './numbered-words.js';
import type { ShownEntry, ShownItem, TurnQuestion } from './turn-question.js';

const MOST_ENTRIES = 8;
const MOST_ITEMS = 15;
const MOST_NOTES = 5;
const MOST_SAVED = 12;
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** What a model is to be shown of a turn: numbers for all that it may name. */
export function questionOf(outcome: Outcome, context: TurnContext): TurnQuestion {
  const { snapshot, today, clock } = context;
  const open = openQuestion(context);
  return {
    now: `${WEEKDAYS[weekdayOf(today)]} ${clock}`,
    texts: textsOf(context),
    ours: snapshot.lastSent?.text ?? null,
    open: open && open.ask !== 'topic' ? { ask: open.ask, about: aboutOf(open), options: open.options } : null,
    entries: shownEntries(context).map((entry) => shown(entry, context)),
    goals: GOAL_NAMES.flatMap((name) => {
      const goal = snapshot.goals?.[name] ?? null;
      return goal === null ? [] : [`${name} ${goal}`];
    }),
    reminders: remindersOf(context),
    saved: savedMeals(context).map(({ name }) => bareText(name)),
    candidates: candidatesOf(outcome, context).map(({ text, own }) => (own ? `${text} (what the rules would do)` : text)),
  };
}

/** The food that a question is about. */
function aboutOf({ draft }: Pending): string | null {
  const { words } = (draft ?? {}) as { words?: unknown };
  return typeof words === 'string' ? bareText(words) : null;
}

/** Entries that a model may name; others it has not seen. */
export const shownEntries = (context: TurnContext): Entry[] => lastEntries(context).slice(0, MOST_ENTRIES);

/** Saved meals that a model may name. */
export const savedMeals = ({ snapshot }: TurnContext): TurnContext['snapshot']['saved'] => snapshot.saved.slice(0, MOST_SAVED);

function shown(entry: Entry, { today }: TurnContext): ShownEntry {
  const back = daysBetween(today, entry.localDate);
  const day = back === 0 ? 'today' : back === -1 ? 'yesterday' : entry.localDate;
  const when = `${day} ${entry.localTime}`;
  if (entry.kind === 'meal')
    return { number: entry.number, text: `${entry.meal}, ${when}`, items: entry.items.slice(0, MOST_ITEMS).map(shownItem) };
  const parts = [
    entry.minutes === null ? null : `${Math.round(entry.minutes)} min`,
    entry.distance,
    `${Math.round(entry.calories)} kcal burned`,
  ];
  const told = parts.filter((part) => part !== null).join(', ');
  return { number: entry.number, text: `workout, ${when}: ${bareText(entry.activity)}, ${told}`, items: [] };
}

function shownItem({ quantity, unit, size, name, words, mods, nutrients }: Item): ShownItem {
  const amount = [rounded(quantity), size, unit === 'count' ? null : unit, bareText(name)].filter((part) => part !== null).join(' ');
  const said = words !== undefined && words.toLowerCase() !== name.toLowerCase() ? `, said "${bareText(words)}"` : '';
  const figure = (name_: 'calories' | 'protein' | 'carbs' | 'fat' | 'sugar') => (nutrients ? Math.round(nutrients[name_]) : null);
  return {
    text: `${amount}${said}`,
    notes: mods.slice(0, MOST_NOTES).map(bareText),
    calories: figure('calories'),
    protein: figure('protein'),
    carbs: figure('carbs'),
    fat: figure('fat'),
    sugar: figure('sugar'),
  };
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

function remindersOf({ snapshot: { user } }: TurnContext): string[] {
  const { settings } = user;
  const all = [
    ['breakfast', settings.remindBreakfast, settings.breakfastTime],
    ['lunch', settings.remindLunch, settings.lunchTime],
    ['dinner', settings.remindDinner, settings.dinnerTime],
    ['snack', settings.remindSnacks, settings.snackTime],
  ] as const;
  return settings.notifications ? all.flatMap(([meal, on, time]) => (on ? [`${meal} ${time}`] : [])) : [];
}
