import { blankSnapshot } from '../conversation/blank-snapshot.js';
import { firstLanguage } from '../conversation/first-language.js';
import type { AskName } from '../conversation/questions/ask-name.js';
import type { OpenMeal } from '../conversation/questions/open-meal.js';
import type { Pending } from '../conversation/outcome.js';
import type { Change, Snapshot } from '../conversation/snapshot.js';
import { toItem } from '../conversation/to-item.js';
import type { Entry, Item } from '../domain/entry.js';
import { NO_GOALS, type Goals } from '../domain/goals.js';
import { addDays, instantOf, isZone, localDate, localTime } from '../domain/local-day.js';
import { mealAtTime, type MealType } from '../domain/meal-type.js';
import { NO_NUTRIENTS } from '../domain/nutrients.js';
import { CAPABILITIES, PLANS, type Plan } from '../domain/plan.js';
import { readItems, type ReadingContext } from '../reading/index.js';
import type { TextSource } from '../domain/text-source.js';

/** The `ctx` of one line of `converse`: the world in which its texts are heard. All fields may be missing. */
export interface ConverseContext {
  local?: string;
  tz?: string;
  country?: 'US' | 'CA';
  area?: string;
  plan?: Plan;
  texts_today?: number;
  meals_today?: number;
  workouts_today?: number;
  goals?: Partial<Goals>;
  totals?: Partial<Record<'calories' | 'protein' | 'carbs' | 'fat' | 'sugar' | 'burned', number>>;
  prev?: ContextEntry[];
  saved?: Record<string, string | string[]>;
  pending?: { ask: string; options?: string[]; draft?: { meal?: MealType; items: string[] } };
  undone?: Partial<ContextEntry> & { id: string };
  last_bot?: { kind: string; meal?: MealType; at?: string };
  code_sent_min_ago?: number;
  opted_out?: boolean;
  known_user?: boolean;
  deleted_account?: boolean;
  handoff?: string;
  media?: number;
  media_type?: string;
  llm?: 'down' | 'budget';
  source?: TextSource;
  same_sid?: boolean;
  gap_s?: number;
}

interface ContextEntry {
  id: string;
  type?: 'meal' | 'workout';
  day?: number;
  ago_min?: number;
  meal?: MealType;
  items?: { name: string; qty?: number; unit?: string; size?: string }[];
  activity?: string;
  min?: number;
  kcal?: number;
}

const USUAL_TIME: Record<MealType, string> = { breakfast: '08:00', lunch: '12:30', snack: '15:30', dinner: '19:00' };

export interface World {
  snapshot: Snapshot;
  now: Date;
}

export function worldOf(ctx: ConverseContext): World {
  const zone = ctx.tz && isZone(ctx.tz) ? ctx.tz : 'America/New_York';
  const [date = '2025-06-10', time = '12:30'] = (ctx.local ?? '2025-06-10T12:30').split('T');
  const now = instantOf(date, time.slice(0, 5), zone);
  const plan = ctx.plan && PLANS.includes(ctx.plan) ? ctx.plan : 'pro';
  const country = ctx.country === 'CA' ? 'CA' : 'US';
  const blank = blankSnapshot({
    id: 'u1',
    timezone: zone,
    country,
    plan,
    language: firstLanguage(ctx.area ?? null),
    createdAt: new Date(now.getTime() - 30 * 86_400_000).toISOString(),
  });
  const reader: ReadingContext = { now, zone, country, meal: null, weightKg: null, memory: [] };
  const entries = (ctx.prev ?? []).map((entry, i) => entryOf(entry, i, now, zone, reader));
  const summed = totalsEntries(ctx.totals, now, zone);
  const todays = (kind: Entry['kind']) => entries.filter((entry) => entry.kind === kind && entry.localDate === date).length;
  const snapshot: Snapshot = {
    ...blank,
    user: { ...blank.user, optedOut: ctx.opted_out === true },
    goals: ctx.goals ? { ...NO_GOALS, ...ctx.goals } : null,
    entries: [...summed, ...entries].toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : a.number - b.number)),
    used: {
      texts: ctx.texts_today ?? 0,
      meals: Math.max(ctx.meals_today ?? 0, todays('meal')),
      workouts: Math.max(ctx.workouts_today ?? 0, todays('workout')),
      modelReads: 0,
    },
    saved: Object.entries(ctx.saved ?? {}).map(([name, words]) => ({
      name,
      items: [words].flat().flatMap((word) => itemsOf(word, reader)),
    })),
    pending: ctx.pending ? pendingOf(ctx.pending, entries, now, reader) : null,
    changes: changesOf(entries, ctx.undone ? entryOf({ type: 'meal', ...ctx.undone }, 0, now, zone, reader) : null, now),
    lastSent: ctx.last_bot
      ? { kind: ctx.last_bot.kind as 'reminder', meal: ctx.last_bot.meal ?? null, at: sentAt(ctx.last_bot.at, date, zone, now) }
      : null,
    staffHold: ctx.handoff === 'open',
    codeSentAt: ctx.code_sent_min_ago === undefined ? null : new Date(now.getTime() - ctx.code_sent_min_ago * 60_000).toISOString(),
    nextNumber: Math.max(0, ...entries.map((entry) => entry.number), numberOf(ctx.undone?.id ?? '')) + 1,
    capabilities: CAPABILITIES[plan],
    stranger: ctx.known_user === false || ctx.deleted_account ? { linkSentAt: null } : null,
  };
  return { snapshot, now };
}

const numberOf = (id: string): number => Number(/\d+$/.exec(id)?.[0] ?? 0);

function entryOf(given: ContextEntry, index: number, now: Date, zone: string, reader: ReadingContext): Entry {
  const meal = given.meal ?? mealAtTime(localTime(now, zone));
  const day = addDays(localDate(now, zone), given.day ?? 0);
  const usual = instantOf(day, USUAL_TIME[meal], zone);
  const earlier = new Date(Math.min(usual.getTime(), now.getTime() - 3_600_000));
  const at = given.ago_min !== undefined ? new Date(now.getTime() - given.ago_min * 60_000) : given.day ? usual : earlier;
  const base = {
    id: given.id,
    number: numberOf(given.id) || index + 1,
    at: at.toISOString(),
    localDate: given.day !== undefined ? day : localDate(at, zone),
    localTime: localTime(at, zone),
  };
  if (given.type === 'workout')
    return {
      ...base,
      kind: 'workout',
      activity: given.activity ?? 'workout',
      minutes: given.min ?? null,
      calories: given.kcal ?? 0,
      distance: null,
      assumed: false,
    };
  return { ...base, kind: 'meal', meal, items: (given.items ?? []).flatMap((item) => itemsOf(item, reader)), copyOf: null, health: null };
}

/** One item of the context with the table's figures, under the name the context gives it. */
function itemsOf(given: string | { name: string; qty?: number; unit?: string; size?: string }, reader: ReadingContext): Item[] {
  if (typeof given === 'string') return readItems(given, reader).map(toItem);
  const unit = given.unit && given.unit !== 'count' ? given.unit : '';
  const found = readItems([given.qty ?? 1, given.size ?? '', unit, given.name].filter((part) => part !== '').join(' '), reader)[0];
  const blank: Item = {
    name: given.name,
    quantity: 1,
    unit: 'count',
    size: null,
    grams: null,
    nutrients: null,
    source: 'builtin',
    food: null,
    assumed: false,
    assumption: null,
    mods: [],
  };
  return [
    {
      ...(found ? toItem(found) : blank),
      name: given.name,
      quantity: given.qty ?? 1,
      unit: given.unit ?? 'count',
      size: given.size ?? null,
      assumed: false,
      assumption: null,
    },
  ];
}

/** Sums of entries that the context does not show, as one meal and one workout of an earlier hour. */
function totalsEntries(totals: ConverseContext['totals'], now: Date, zone: string): Entry[] {
  if (!totals) return [];
  const at = new Date(now.getTime() - 6 * 3_600_000);
  const base = { at: at.toISOString(), localDate: localDate(now, zone), localTime: localTime(at, zone) };
  const { burned = 0, ...eaten } = totals;
  const item: Item = {
    name: 'earlier today',
    quantity: 1,
    unit: 'count',
    size: null,
    grams: null,
    nutrients: { ...NO_NUTRIENTS, ...eaten },
    source: 'builtin',
    food: null,
    assumed: false,
    assumption: null,
    mods: [],
  };
  const workout: Entry = {
    ...base,
    id: 'earlier-workout',
    number: 0,
    kind: 'workout',
    activity: 'earlier workout',
    minutes: null,
    calories: burned,
    distance: null,
    assumed: false,
  };
  return [
    { ...base, id: 'earlier-meal', number: 0, kind: 'meal', meal: 'snack', items: [item], copyOf: null, health: null },
    ...(burned > 0 ? [workout] : []),
  ];
}

function changesOf(entries: readonly Entry[], undone: Entry | null, now: Date): Change[] {
  const logged = (entry: Entry): Change => ({
    id: `change-${entry.id}`,
    at: entry.at,
    events: [entry.kind === 'meal' ? { type: 'meal-logged', entry } : { type: 'workout-logged', entry }],
    undone: false,
    undoneAt: null,
  });
  const fresh = entries.filter((entry) => now.getTime() - Date.parse(entry.at) < 24 * 3_600_000).map(logged);
  const back = undone ? [{ ...logged(undone), undone: true, undoneAt: new Date(now.getTime() - 60_000).toISOString() }] : [];
  return [...fresh, ...back].toSorted((a, b) => (a.at < b.at ? -1 : 1));
}

function pendingOf(given: NonNullable<ConverseContext['pending']>, entries: readonly Entry[], now: Date, reader: ReadingContext): Pending {
  const options = given.options ?? [];
  // "Delete 2 entries today?"
  if (given.ask.startsWith('delete ')) {
    const numbers = entries.slice(-(Number.parseInt(given.ask.slice('delete '.length), 10) || entries.length)).map(({ number }) => number);
    return { ask: 'confirm-delete' satisfies AskName, options, draft: { numbers }, askedAt: now.toISOString() };
  }
  const items = (given.draft?.items ?? []).flatMap((words) => itemsOf(words, reader).map((item) => ({ words, item })));
  if (items.length === 0) return { ask: 'yes-no' satisfies AskName, options, draft: null, askedAt: now.toISOString() };
  // The food in question is the one that the question names, else the last.
  const named = items.findLastIndex(({ item }) => item.name.split(' ').some((word) => given.ask.includes(word)));
  const at = named >= 0 ? named : items.length - 1;
  const open = items[at]!;
  const draft: OpenMeal = {
    entryId: null,
    meal: given.draft?.meal ?? null,
    day: 0,
    time: null,
    rest: items.filter((_, i) => i !== at).map(({ item }) => item),
    item: open.item,
    words: open.words,
    choices: given.ask.startsWith('which') ? choicesOf(options, reader) : [],
  };
  const ask: AskName = draft.choices.length > 0 ? 'choice' : 'amount';
  return { ask, options, draft, askedAt: now.toISOString() };
}

/** What is chosen from, where each option is a food. */
function choicesOf(options: readonly string[], reader: ReadingContext): OpenMeal['choices'] {
  const choices = options.flatMap((label) => itemsOf(label, reader).map((item) => ({ label, item })));
  return choices.length === options.length ? choices : [];
}

function sentAt(at: string | undefined, date: string, zone: string, now: Date): string {
  return (at && /^\d\d:\d\d$/.test(at) ? instantOf(date, at, zone) : now).toISOString();
}
