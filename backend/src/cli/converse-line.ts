import { applyOutcome } from '../conversation/apply.js';
import { isSure } from '../conversation/is-sure.js';
import type { Event } from '../conversation/events.js';
import type { Outcome } from '../conversation/outcome.js';
import type { Snapshot } from '../conversation/snapshot.js';
import { turn } from '../conversation/turn.js';
import type { Entry } from '../domain/entry.js';
import { GOAL_NAMES } from '../domain/goals.js';
import { daysBetween, localDate } from '../domain/local-day.js';
import { addNutrients } from '../domain/nutrients.js';
import type { FoodTable } from '../food/index.js';
import type { TurnTape } from './turn-tape.js';
import { readText } from '../reading/index.js';
import { type ConverseContext, worldOf } from './converse-world.js';

export interface ConverseInput {
  id?: unknown;
  text?: string;
  texts?: string[];
  ctx?: ConverseContext;
}

/** Seconds between texts of a burst when the context names none. */
const GAP_SECONDS = 2;

/** How many texts needed a reading, and of how many the built-in reader was sure, so that a configured model need not be asked. */
export interface ReadingCount {
  texts: number;
  readings: number;
  sure: number;
}

/** Plays the texts of one line against the engine and tells what came of them; `count` grows by what it took, `tape` answers for a model. */
export function converseLine(input: ConverseInput, table?: FoodTable, count?: ReadingCount, tape?: TurnTape): Record<string, unknown> {
  const ctx = input.ctx ?? {};
  const { snapshot: start, now } = worldOf(ctx);
  let snapshot = start;
  const outcomes: { id: string; outcome: Outcome }[] = [];
  const seen = new Set<string>();
  (input.texts ?? [input.text ?? '']).forEach((text, i) => {
    const id = ctx.same_sid ? 't1' : `t${i + 1}`;
    if (seen.has(id)) return;
    seen.add(id);
    const at = new Date(now.getTime() + i * (ctx.gap_s ?? GAP_SECONDS) * 1000);
    const media = { count: ctx.media ?? 0, type: ctx.media_type ?? null };
    const heard = { id, text, source: ctx.source ?? ('sms' as const), receivedAt: at, media };
    if (count) count.texts += 1;
    const outcome =
      tape?.outcome(heard, snapshot, at, table) ??
      turn(
        heard,
        snapshot,
        at,
        (words, context) => {
          if (count) {
            count.readings += 1;
            count.sure += isSure(readText(words, context, table), words, table) ? 1 : 0;
          }
          return ctx.llm ? { reading: readText(words, context, table), modelMissed: true } : null;
        },
        table,
      );
    snapshot = JSON.parse(JSON.stringify(applyOutcome(snapshot, outcome, heard, at))) as Snapshot;
    outcomes.push({ id, outcome });
  });
  return { id: input.id ?? null, ...told(start, snapshot, outcomes, localDate(now, start.user.timezone)) };
}

function told(
  start: Snapshot,
  end: Snapshot,
  outcomes: readonly { id: string; outcome: Outcome }[],
  today: string,
): Record<string, unknown> {
  const events = outcomes.flatMap(({ outcome }) => outcome.events);
  const split = new Set(events.flatMap((event) => (event.type === 'entry-corrected' ? event.moved.map((entry) => entry.id) : [])));
  const old = new Map(start.entries.map((entry) => [entry.id, entry]));
  const undoneIds = idsOf(outcomes, 'change-undone', 'entry-removed');
  const restored = [...idsOf(outcomes, 'change-redone', 'entry-restored'), ...idsOf(outcomes, 'change-undone', 'entry-restored')].at(-1);
  const logged = new Set(
    events.flatMap((event) => (event.type === 'meal-logged' || event.type === 'workout-logged' ? [event.entry.id] : [])),
  );
  const fresh = end.entries.filter(({ id }) => !old.has(id) && !split.has(id) && (id !== restored || logged.has(id)));
  const edited = end.entries.filter((entry) => old.has(entry.id) && JSON.stringify(old.get(entry.id)) !== JSON.stringify(entry));
  const names = [...new Set(outcomes.flatMap(({ outcome }) => outcome.intents))];
  const meant = names.filter((name) => name !== 'none');
  const changes = events.filter((event) => event.type === 'goals-changed');
  const goals = changes.length > 0 ? { before: changes[0]!.before, after: changes.at(-1)!.after } : undefined;
  const settings = events.filter((event) => event.type === 'settings-changed').map((event) => event.after);
  const saved = events.findLast((event) => event.type === 'meal-saved');
  const water = events.flatMap((event) => (event.type === 'water-logged' ? [event.ml] : event.type === 'water-removed' ? [-event.ml] : []));
  return {
    intents: meant.length > 0 ? meant : ['none'],
    meals: fresh.filter((entry) => entry.kind === 'meal').map((entry) => present(entry, today)),
    workouts: fresh.filter((entry) => entry.kind === 'workout').map((entry) => present(entry, today)),
    edits: edited.map((entry) => ({
      target: entry.id,
      before: present(old.get(entry.id)!, today),
      after: present(entry, today),
      moved: end.entries
        .filter(
          (one) =>
            split.has(one.id) &&
            events.some(
              (event) =>
                event.type === 'entry-corrected' && event.after.id === entry.id && event.moved.some((moved) => moved.id === one.id),
            ),
        )
        .map((one) => present(one, today)),
    })),
    deletes: start.entries
      .filter((entry) => !end.entries.some((one) => one.id === entry.id) && !undoneIds.includes(entry.id))
      .map((entry) => entry.id),
    undone: undoneIds,
    restored: restored ?? null,
    ...(goals
      ? {
          goal: Object.fromEntries(
            GOAL_NAMES.filter((name) => goals.before?.[name] !== goals.after[name] && (goals.before ?? goals.after[name]) !== null).map(
              (name) => [name, goals.after[name]],
            ),
          ),
        }
      : {}),
    ...(settings.length > 0 ? { settings: Object.assign({}, ...settings) as object } : {}),
    saved: saved?.name ?? null,
    waterMl: water.length > 0 ? water.reduce((sum, ml) => sum + ml, 0) : null,
    replies: repliesOf(outcomes),
  };
}

/** Entries touched by an event that came with an undo or redo. */
function idsOf(outcomes: readonly { outcome: Outcome }[], with_: Event['type'], type: 'entry-removed' | 'entry-restored'): string[] {
  return outcomes
    .filter(({ outcome }) => outcome.events.some((event) => event.type === with_))
    .flatMap(({ outcome }) => outcome.events.flatMap((event) => (event.type === type ? [event.entry.id] : [])));
}

/** What was sent in the end: an amended text counts once. */
function repliesOf(outcomes: readonly { id: string; outcome: Outcome }[]): unknown[] {
  const sent: { id: string; replies: Outcome['replies'] }[] = [];
  for (const { id, outcome } of outcomes) {
    if (outcome.replies.length === 0) continue;
    const amended = sent.find((one) => one.id === outcome.amends);
    if (amended) amended.replies = outcome.replies;
    else sent.push({ id, replies: outcome.replies });
  }
  return sent.flatMap(({ replies }) => replies);
}

const round = (value: number): number => Math.round(value * 100) / 100;

function present(entry: Entry, today: string): Record<string, unknown> {
  const when = { day: daysBetween(today, entry.localDate), date: entry.localDate, time: entry.localTime };
  if (entry.kind === 'workout')
    return {
      id: entry.id,
      activity: entry.activity,
      minutes: entry.minutes,
      calories: round(entry.calories),
      distance: entry.distance,
      ...when,
    };
  const sum = addNutrients(entry.items.map((item) => item.nutrients));
  const sums = (n: typeof sum) => ({
    calories: round(n.calories),
    protein: round(n.protein),
    carbs: round(n.carbs),
    fat: round(n.fat),
    sugar: round(n.sugar),
  });
  const known = entry.items.some((item) => item.nutrients !== null);
  return {
    id: entry.id,
    meal: entry.meal,
    ...when,
    items: entry.items.map(({ nutrients, ...item }) => ({
      ...item,
      quantity: round(item.quantity),
      grams: item.grams === null ? null : round(item.grams),
      ...(nutrients ? sums(nutrients) : { calories: null, protein: null, carbs: null, fat: null, sugar: null }),
    })),
    ...(known ? sums(sum) : { calories: null, protein: null, carbs: null, fat: null, sugar: null }),
    totals: sums(sum),
    copyOf: entry.copyOf,
    description: entry.items
      .map((item) =>
        [
          round(item.quantity),
          item.size,
          item.unit === 'count' ? null : item.unit,
          item.name,
          item.mods.length > 0 ? `(${item.mods.join(', ')})` : null,
        ]
          .filter(Boolean)
          .join(' '),
      )
      .join(', '),
  };
}
