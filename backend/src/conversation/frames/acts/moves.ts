import type { Entry, MealEntry } from '../../../domain/entry.js';
import { daysBetween } from '../../../domain/local-day.js';
import { mealAtTime, type MealType } from '../../../domain/meal-type.js';
import { covered } from '../../../language/chart.js';
import { NO_AMOUNT } from '../../carry-amount.js';
import { digits } from '../../../language/number-spans.js';
import { spoken } from '../../../language/fold.js';
import type { When } from '../../../language/span.js';
import { mealIn } from '../../hearing/meal-words.js';
import { alone, edited, editIntent, entryIn, itemIn, together } from '../binding.js';
import { spanBefore } from '../kind-pointed-at.js';
import type { Proposal, Resolve } from '../proposal.js';
import type { Match } from '../../../understanding/match.js';
import { lastOf, type Talk } from '../talk.js';
import { isUntold } from './amounts.js';
import { settledTime } from './settled-time.js';

/** "That was yesterday", "move the almonds to lunch", "time of the sandwich: 12:45". */
export const when: Resolve = (match, talk) => {
  if (match.concepts.includes('earlier-day')) return dayEarlier(match, talk);
  const told = match.bindings['when']!.value as When;
  // "Both of those were monday": of the two that were told last, each.
  if (match.concepts.includes('those-two')) {
    const two = talk.entries.slice(0, 2);
    if (
      two.length === 2 &&
      two.every(({ localDate }) => localDate === two[0]!.localDate) &&
      (lastOf(talk) as MealEntry | null)?.items?.length !== 2
    )
      return together(two.map((entry) => moved(entry, { ...told, meal: told.meal }, null, talk)));
  }
  const named = itemIn(match, talk);
  if ((match.bindings['item'] || match.bindings['nth']) && !named) return null;
  const entry = named?.entry ?? entryIn(match) ?? entryIn(match, 'workout') ?? spokenOf(told, talk);
  const meant = named || entryIn(match) || match.concepts.includes('it') ? null : mealToldOf(told, match, talk);
  if (meant !== null && !(entry?.kind === 'meal' && entry.meal === meant)) return null;
  if (!entry || (entry.kind === 'meal' && isEnergy(match, talk))) return null;
  const whole = !named || named.entry.items.length === 1;
  // "No chips, that was on Friday" takes the chips away.
  if (!whole && ['lacking', 'remove'].some((kind) => spanBefore(talk.chart, match.from, kind) !== null)) return null;
  const meal = told.meal ?? mealThen(told, match, talk);
  // "Ate the banana yesterday", of what was told with it: the rest stays where it is.
  if (!whole && match.concepts.includes('eat') && told.day !== null && told.day < 0)
    return { intents: [{ type: 'ask-what', about: 'wrong' }] };
  return moved(entry, { ...told, meal }, whole ? null : named.item.name, talk);
};

/** "Breakfast was at 5", "breakfast at 5": the meal that an hour is told of, and not the lunch that was told last; where none stands, of what is told next. */
function mealToldOf({ time, day, meal }: When, { from }: Match, { chart }: Talk): MealType | null {
  if (time === null || day !== null) return null;
  const led = chart.at
    .slice(0, from + 1)
    .flatMap((spans) =>
      spans.filter(({ kind, to }) => kind === 'meal' && (to === from || chart.at[to]?.some((next) => next.kind === 'be'))),
    );
  return ((led[0]?.value ?? meal) as MealType | null) ?? null;
}

/** "Call it dinner" is of the last meal, whatever was done since, and of no dinner that stands. */
function spokenOf({ meal }: When, talk: Talk): Entry | null {
  const last = lastOf(talk);
  const other = meal !== null && last !== null && (last.kind !== 'meal' || last.meal === meal);
  return other ? (talk.entries.find((entry) => entry.kind === 'meal') ?? null) : last;
}

/** "Should be around 500": nobody writes an hour so. */
function isEnergy({ bindings, from }: Match, { chart }: Talk): boolean {
  const { to } = bindings['when']!;
  const { word } = chart.tokens[to - 1]!;
  const at = chart.at
    .slice(from, to)
    .some((spans) => spans.some((span) => span.kind === 'hour-lead' && AT.has(chart.tokens[span.from]!.word)));
  return digits(word) !== null && word.length === 3 && (word.endsWith('00') || word.endsWith('50')) && !at;
}
const AT: ReadonlySet<string> = new Set(['at', '@', 'a']);

/** "Last night", "yesterday morning", "this morning": what is eaten then, where no hour is told. */
function mealThen({ day, time }: When, match: Match, { chart }: Talk): MealType | null {
  const { from, to } = match.bindings['when']!;
  const says = (half: string): boolean =>
    chart.at.slice(from, to).some((spans) => spans.some((one) => PARTS.has(one.kind) && one.value === half && one.to <= to));
  if (day === null || (day < 0 && says('pm'))) return day === null ? null : 'dinner';
  return time === null && says('am') ? 'breakfast' : null;
}
const PARTS: ReadonlySet<string> = new Set(['halfday', 'day-part']);

/** "No, the day before": counted from the day on which it stands, where that was just put right. */
function dayEarlier(match: Match, talk: Talk): Proposal | null {
  const entry = itemIn(match, talk)?.entry ?? entryIn(match) ?? entryIn(match, 'workout') ?? lastOf(talk);
  if (!entry) return null;
  const day = Math.min(0, daysBetween(talk.context.today, entry.localDate)) - 1;
  return edited(entry, { is: 'day', day, meal: null }, talk);
}

/** "Forgot to say 4" of cookies: a bare number with nothing of an hour before it is how many. */
function isCount(match: Match, talk: Talk): boolean {
  const { chart } = talk;
  const { from, to } = match.bindings['when']!;
  // "Like 8", "around 8" of wings may be either, and is how many where it can be.
  const either = chart.at.slice(0, to).some((spans) => spans.some((span) => span.kind === 'only' && span.to === to - 1));
  const led =
    !(either && isUntold(talk)) &&
    chart.at.slice(0, to).some((spans) => spans.some((span) => span.kind === 'hour-lead' && span.to === to - 1));
  const bare = digits(chart.tokens[to - 1]!.word) !== null && chart.tokens[to - 1]!.word.length <= 2 && !led;
  const before = chart.tokens.slice(from, to - 1).every((_, i) => covered(chart, from + i, SAYS_NOTHING));
  return bare && before && match.bindings['old'] === undefined;
}
const SAYS_NOTHING: ReadonlySet<string> = new Set(['filler', 'correct', 'determiner']);

/** How long a time by itself is of what was told last, in seconds: later it begins another meal. */
const FRESH = 900;

export const whenHinted: Resolve = (match, talk) => {
  const told = match.bindings['when']!.value as When;
  // "No lunch" denies one, unless the meal was put right just now.
  if (match.concepts.includes('remove') && !(alone(match, talk) && wasMoved(talk))) return null;
  // "And the soda at noon", right behind "the cookies were at 10".
  if (['item', 'entry', 'workout'].some((name) => match.bindings[name]))
    return alone(match, talk) && wasMoved(talk) ? when(match, talk) : null;
  if (isCount(match, talk)) return null;
  // "Ate at 7" tells an hour of what was told; "had lunch", "ate yesterday" begin another meal.
  if (match.concepts.includes('eat') && (told.time === null || told.meal !== null || told.day !== null)) return null;
  // "Edit my breakfast" says what is to be changed, and not how.
  if (told.meal !== null && alone(match, talk) && isToChange(match, talk)) return { intents: [{ type: 'ask-what', about: 'wrong' }] };
  if (talk.corrects || match.bindings['old']) return when(match, talk);
  // A meal's name alone may announce what was had then.
  const said = told.meal === null || match.concepts.length > 0 || wasMoved(talk);
  if (!alone(match, talk) || talk.age >= FRESH || !said) return null;
  // "8:15", behind rowing, may be when it was, till when, or how long.
  const bare = told.time !== null && !told.time.sure && told.day === null && match.concepts.length === 0;
  return bare && lastOf(talk)?.kind === 'workout' ? { intents: [{ type: 'ask-what', about: 'wrong' }] } : when(match, talk);
};

const isToChange = ({ from }: Match, { chart }: Talk): boolean => ['make', 'amend'].every((kind) => spanBefore(chart, from, kind) !== null);

/** How long "no, lunch" puts right where something was moved to, in seconds. */
const MOVED = 300;

export function wasMoved(talk: Talk): boolean {
  const last = talk.context.snapshot.changes.findLast((change) => !change.undone);
  return (
    talk.age <= MOVED &&
    last?.events.some(
      (event) =>
        event.type === 'entry-corrected' &&
        (event.before.localDate !== event.after.localDate ||
          event.before.localTime !== event.after.localTime ||
          (event.before.kind === 'meal' && event.after.kind === 'meal' && event.before.meal !== event.after.meal)),
    ) === true
  );
}

/** "Ate it at 6:15", told at noon: a meal that only the hour of its text called lunch is the one of the hour that is told. */
function mealOfHour(entry: Entry, time: string, { context }: Talk): MealType | null {
  const meal = mealAtTime(time);
  if (entry.kind !== 'meal' || entry.meal !== mealAtTime(entry.localTime) || entry.meal === meal) return null;
  const { changes, recent } = context.snapshot;
  const logged = changes.find(({ events }) => events.some((event) => event.type === 'meal-logged' && event.entry.id === entry.id));
  const text = recent.find(({ id }) => id === logged?.id)?.text;
  return text === undefined || mealIn(spoken(text)) !== null ? null : meal;
}

function moved(entry: Entry, { day, meal, time }: When, of: string | null, talk: Talk): Proposal | null {
  const parts: (Proposal | null)[] = [];
  if (day !== null && day > 0) return null;
  if (day !== null && (day < 0 || entry.localDate !== talk.context.today))
    parts.push(edited(entry, { is: 'day', day, meal: meal as MealType | null }, talk));
  else if (meal !== null && entry.kind === 'meal') parts.push(edited(entry, { is: 'meal', meal: meal as MealType, of }, talk));
  if (time !== null) {
    const settled = settledTime(time, entry, day, talk);
    const then = settled && parts.length === 0 ? mealOfHour(entry, settled, talk) : null;
    if (then) parts.push(edited(entry, { is: 'meal', meal: then, of: null }, talk));
    if (settled) parts.push({ intents: [editIntent(entry, { is: 'time', time: settled })] });
  }
  // "This morning" of what already is today's.
  if (parts.length === 0 && day === 0)
    return entry.kind === 'workout' ? { intents: [{ type: 'chat', what: 'noted' }], weak: true } : { intents: [], nothing: true };
  return together(parts);
}

/** "The wrong way round": two meals change places, or the numbers of the only two foods that were counted. */
export const swapped: Resolve = (match, talk) => {
  const last = lastOf(talk);
  const counted = last?.kind === 'meal' && !match.bindings['entry'] ? last.items.filter(({ assumed }) => !assumed) : [];
  const [a, b] = counted;
  if (a && b && counted.length === 2 && a.quantity !== b.quantity && talk.age <= FRESH && alone(match, talk))
    return together(
      [a, b].map(({ name }, i) => edited(last, { is: 'amount', amount: { ...NO_AMOUNT, quantity: [b, a][i]!.quantity }, of: name }, talk)),
    );
  if (!match.concepts.some((name) => name === 'it' || name === 'those-two' || name === 'swap') && !match.bindings['entry']) return null;
  const named = [entryIn(match), entryIn(match, 'second')];
  const meals = talk.entries.filter((entry) => entry.kind === 'meal' && entry.localDate === talk.context.today);
  const [one, other] = named.some((entry) => entry !== null) ? named : meals;
  if (one?.kind !== 'meal' || other?.kind !== 'meal' || one.id === other.id) return null;
  return together([
    edited(one, { is: 'meal', meal: other.meal, of: null }, talk),
    edited(other, { is: 'meal', meal: one.meal, of: null }, talk),
  ]);
};
