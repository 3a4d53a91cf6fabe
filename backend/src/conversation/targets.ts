import type { Entry } from '../domain/entry.js';
import { keepMany } from '../domain/keep-many.js';
import { addDays } from '../domain/local-day.js';
import type { Event } from './events.js';
import type { Target } from './intents/intent.js';
import { fold } from '../language/fold.js';
import { holds, said } from '../language/said.js';
import type { TurnContext } from './turn-context.js';

/** Entries that stand, the one spoken of last first: latest change, then latest time. Only the last two days. */
export function lastEntries(context: Pick<TurnContext, 'snapshot' | 'today'>): Entry[] {
  const { entries, changes } = context.snapshot;
  if (entries.length === 0) return [];
  const rank = new Map<string, number>();
  changes.forEach((change, i) => {
    if (!change.undone) for (const event of change.events) for (const id of touched(event)) rank.set(id, i);
  });
  const oldest = addDays(context.today, -1);
  const recent = entries.filter((entry) => entry.localDate >= oldest || rank.has(entry.id));
  return recent.toSorted(
    (a, b) => (rank.get(b.id) ?? -1) - (rank.get(a.id) ?? -1) || (a.at === b.at ? b.number - a.number : a.at < b.at ? 1 : -1),
  );
}

function touched(event: Event): string[] {
  if (event.type === 'meal-logged' || event.type === 'workout-logged' || event.type === 'entry-restored') return [event.entry.id];
  if (event.type === 'entry-corrected') return [event.after.id, ...event.moved.map((entry) => entry.id)];
  return [];
}

/** The entries a target points at; none when there is nothing of the kind. A foreign number is a missing one. */
export function resolveTarget(target: Target, context: TurnContext): Entry[] {
  const { entries } = context.snapshot;
  switch (target.by) {
    case 'last':
      return lastEntries(context).slice(0, target.count);
    case 'numbers':
      return target.numbers.flatMap((number) => entries.find((entry) => entry.number === number) ?? []);
    case 'meal':
      return entries
        .filter((entry) => entry.kind === 'meal' && entry.meal === target.meal && entry.localDate === addDays(context.today, target.day))
        .slice(-1);
    case 'day':
      return entries.filter((entry) => entry.localDate === addDays(context.today, target.day));
    case 'words': {
      const found = lastEntries(context).find((entry) => entryMatches(entry, target.words));
      return found ? [found] : [];
    }
  }
}

/** Whether words name a workout's activity or a food of a meal. */
export function entryMatches(entry: Entry, words: string): boolean {
  if (entry.kind === 'workout') return activityMatches(entry.activity, words);
  return entry.items.some((item) => wordsMatch(item.name, words) || (item.words !== undefined && wordsMatch(item.words, words)));
}

const ANY_WORKOUT = said('any-workout');

/** "run" is "running", "my jog" is "jogging"; "workout" is any. */
export function activityMatches(activity: string, words: string): boolean {
  if (holds(ANY_WORKOUT, fold(words))) return true;
  const names = stems(activity);
  return stems(words).some((word) => names.includes(word));
}

/** Whether any word that carries meaning is common to both. */
export function wordsMatch(name: string, words: string): boolean {
  const wanted = stems(words);
  const has = stems(name);
  return wanted.some((word) => has.some((one) => sameStem(one, word)));
}

const EMPTY = new Set(
  'the a an my of with and it that some for in on at to le la les un une des du de el los las con y mi me i was had just only other no not'.split(
    ' ',
  ),
);

/** Stems of so many letters are one where one ends in the other. */
export const LONG_STEM = 5;

/** The same word, or one that ends in the other: a hamburger is a burger. */
export const sameStem = (a: string, b: string): boolean =>
  a === b || (Math.min(a.length, b.length) >= LONG_STEM && (a.endsWith(b) || b.endsWith(a)));

/** Names and words of a log are compared again and again. */
const KEPT = 5_000;

/** Words without plural and -ing, folded; filler left out. */
export const stems = keepMany((text: string): readonly string[] => {
  const words = fold(text).match(/[a-z0-9%]+/g) ?? [];
  return words.filter((word) => !EMPTY.has(word)).map(stem);
}, KEPT);

/** Other words for the same thing. */
const ALIKE: Readonly<Record<string, string>> = {
  ran: 'run',
  swam: 'swim',
  toast: 'bread',
  pop: 'soda',
  cola: 'coke',
  coca: 'coke',
  java: 'coffee',
};

export function stem(word: string): string {
  if (Object.hasOwn(ALIKE, word)) return ALIKE[word]!;
  const bare = word.length > 5 ? withoutIng(word) : word;
  const single = bare.length > 3 ? singular(bare) : bare;
  return single.length > 4 && single.endsWith('e') ? single.slice(0, -1) : single;
}

/** "running" is "run", "walking" is "walk". */
function withoutIng(word: string): string {
  if (!word.endsWith('ing')) return word;
  const bare = word.slice(0, -3);
  return bare.at(-1) === bare.at(-2) ? bare.slice(0, -1) : bare;
}

const ES: readonly string[] = ['ches', 'shes', 'xes', 'oes'];

function singular(word: string): string {
  if (ES.some((end) => word.endsWith(end))) return word.slice(0, -2);
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}
