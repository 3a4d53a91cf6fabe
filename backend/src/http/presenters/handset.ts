import type { HandsetEntry, HandsetText, HandsetThread, HandsetToday } from '../../contract/handset.js';
import type { Entry } from '../../domain/entry.js';
import type { DayLog } from '../../domain/day-log.js';
import { type Goals, NO_GOALS } from '../../domain/goals.js';
import { addNutrients } from '../../domain/nutrients.js';
import type { HandsetTextRow } from '../../ports/texts/handset.js';
import { describeEntry } from '../../usecases/describe-entry.js';
import type { HandsetView } from '../../usecases/handset-thread.js';
import { grams, kcal } from './round.js';

export function presentThread({ phone, texts, today }: HandsetView): HandsetThread {
  return { phone, texts: texts.map(presentText), today: today && presentToday(today.log, today.goals) };
}

/** A day as it fills up beside a conversation. */
export function presentToday(log: DayLog, goals: Goals | null): HandsetToday {
  const entries = [...log.meals, ...log.workouts].toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : a.number - b.number));
  const { calories, protein, carbs, fat, sugar } = log.eaten;
  return {
    localDate: log.localDate,
    entries: entries.map(presentEntry),
    totals: { calories: kcal(calories), protein: grams(protein), carbs: grams(carbs), fat: grams(fat), sugar: grams(sugar) },
    burned: kcal(log.burned),
    goals: goals ?? NO_GOALS,
  };
}

export function presentText({ id, from, body, hasPicture, at, segments, state, isCode }: HandsetTextRow): HandsetText {
  // What was never sent is not on a handset.
  const shown = state === 'suppressed' || state === 'expired' ? 'failed' : state;
  return {
    id,
    from,
    body,
    hasPicture,
    at: at.toISOString(),
    segments,
    state: shown,
    code: isCode ? (/\d{6}/.exec(body)?.[0] ?? null) : null,
  };
}

function presentEntry(entry: Entry): HandsetEntry {
  const calories = entry.kind === 'workout' ? entry.calories : addNutrients(entry.items.map((item) => item.nutrients)).calories;
  return {
    number: entry.number,
    kind: entry.kind === 'workout' ? 'workout' : entry.meal,
    description: describeEntry(entry),
    time: entry.localTime,
    calories: kcal(calories),
  };
}
