import { wordsIn } from '../../language/said.js';
import { isDigit, isLetters } from '../../language/letters.js';
import { builtInTable, foodOfItem } from '../../food/index.js';
import { FUNCTION_WORDS } from './function-words.js';
import { keepLast } from '../../domain/keep-last.js';
import type { MealEntry } from '../../domain/entry.js';
import { covered, wordsOf, type Chart } from '../../language/chart.js';
import type { Span } from '../../language/span.js';
import { namesFood, read, SURE_FOOD } from '../matching-items.js';
import { atEachPlace } from './at-each-place.js';
import { isOfWhen, whichOne } from './which-one.js';
import { readText, startsActivity } from '../../reading/index.js';
import { readingContext, type TurnContext } from '../turn-context.js';
import { activityMatches, sameStem, stem, stems } from '../targets.js';
import type { NamedItem, Talk } from './talk.js';

const LIGHT: ReadonlySet<string> = new Set(['determiner', 'filler']);
const COUNTS: ReadonlySet<string> = new Set(['number', 'article', 'more', 'another', 'share', ...FUNCTION_WORDS]);
/** A food is named by no more words than these. */
const MOST_WORDS = 5;
/** "Fromage à la crème" is another name of cream cheese. */
const MOST_CALLED = 4;
/** Talks of one text differ in the meal that is spoken of. */
const KEPT = 4;
/** As far back as a food is looked for. */
const MOST_ENTRIES = 12;

/** Foods of meals that stand, named from a token on; the value lists them, the likeliest first. */
export const itemSpans = atEachPlace((talk: Talk, from: number): Span[] => {
  const { chart } = talk;
  const start = firstWord(chart, from);
  const spans: Span[] = [];
  // A number is of the amount. "The sub" is what was eaten, and "sub" by itself a verb.
  const kinds = (chart.at[start] ?? []).map(({ kind }) => kind);
  const counts = kinds.some((kind) => COUNTS.has(kind)) && !kinds.includes('plain-kind');
  const isNoun = (named: readonly NamedItem[]) => start > from && calledSo(named, chart.tokens[start]!.word);
  if (counts && start === from) return spans;
  for (let to = start + 1; to <= Math.min(chart.tokens.length, start + MOST_WORDS); to += 1) {
    if (chart.tokens[to - 1]!.is === 'mark') break;
    // "2 pancakes 3 links" counts two foods.
    if (to - 1 > start && chart.tokens[to - 1]!.is === 'number') break;
    // "The potatoes half a cup" names potatoes, and "half and half" itself.
    if (to - 1 > start && isShare(chart, to - 1) && !isInName(chart.tokens[to - 1]!.word, talk)) break;
    // "The banana was small", "an egg more": what is said of it is no name of it.
    if (to - 1 > start && isSaidOf(chart, to - 1) && !isInName(chart.tokens[to - 1]!.word, talk)) break;
    // "No toast and black coffee" goes on with another; "rice and beans" is what it is called.
    if (to - 1 > start && isAnd(chart, to - 1) && to < chart.tokens.length && !isInName(chart.tokens[to]!.word, talk)) break;
    if (LIGHT.has(kindOf(chart, to - 1)) || leadsOn(chart, to - 1)) continue;
    const own = namedBy(wordsOf(chart, bareFrom(chart, start, to), to), talk);
    const called = own.length > 0 ? own : ofClass(talk, from, start, to);
    // "20 g protein" of a protein bar is no amount of it.
    const named = isNutrient(chart, start, to) ? called.filter(({ item }) => stems(item.name).length === 1) : called;
    // "The pork chop dinner" is a meal.
    if (named.length === 0 || (counts && !isNoun(named))) continue;
    if (to - start > 1 && isMeal(chart, to - 1) && !calledSo(named, chart.tokens[to - 1]!.word)) continue;
    spans.push({ kind: 'item', from, to, value: named });
    for (const which of whichOne(chart, to)) {
      const meant = which.when ? named.filter(({ entry }) => isOfWhen(entry, which.when!, talk.context.today)) : named;
      const called = wordsOf(chart, from, to);
      spans.push({ kind: 'item', from, to: which.to, value: (meant.length > 0 ? meant : named).map((one) => ({ ...one, called })) });
    }
  }
  return spans.toReversed();
});

/** "At", "in", "from", "and": what stands before a time, a place or another food ends no name. */
const leadsOn = ({ at }: Chart, place: number): boolean => at[place]!.some(({ kind, to }) => LEADS_ON.has(kind) && to === place + 1);
const LEADS_ON: ReadonlySet<string> = new Set(['hour-lead', 'and']);

const isSaidOf = ({ at }: Chart, place: number): boolean => at[place]!.some(({ kind }) => SAID_OF.has(kind));
const SAID_OF: ReadonlySet<string> = new Set(['be', 'held', 'more', 'item-less', 'not', 'lacking', 'in-all', 'sole', 'left']);

const isAnd = ({ at }: Chart, place: number): boolean => at[place]!.some(({ kind, to }) => kind === 'and' && to === place + 1);

const isNutrient = ({ at }: Chart, from: number, to: number): boolean =>
  at[from]!.some((span) => span.kind === 'nutrient' && span.to === to);

const isMeal = ({ at }: Chart, place: number): boolean => at[place]!.some(({ kind, to }) => kind === 'meal' && to === place + 1);

const isShare = ({ at }: Chart, place: number): boolean => at[place]!.some(({ kind, value }) => kind === 'share' && value !== 1);

const isInName = (word: string, talk: Talk): boolean => itemsOf(talk.entries, talk.scope).some(({ has }) => has.includes(stem(word)));

const calledSo = (named: readonly NamedItem[], word: string): boolean =>
  named.some(({ item }) => stems(`${item.name} ${item.words ?? ''}`).includes(stem(word)));

const kindOf = (chart: Chart, at: number): string =>
  covered(chart, at, LIGHT) && !wordsIn(chart.tokens[at]!.word).some((part) => part.length >= 4 && isLetters(part)) ? 'determiner' : '';

function firstWord(chart: Chart, from: number): number {
  let at = from;
  while (at < chart.tokens.length - 1 && (chart.at[at] ?? []).some((span) => span.kind === 'determiner' && span.to === at + 1)) at += 1;
  return at;
}

/** "Whole eggs" are eggs. */
function bareFrom({ at }: Chart, from: number, to: number): number {
  const kind = at[from]?.find((span) => span.kind === 'plain-kind' && span.to < to);
  return kind?.to ?? from;
}

/** "The sandwich", "2 sandwiches" of a pb&j: the only food of a class that is called so. */
function ofClass({ chart, context, entries, scope }: Talk, from: number, start: number, to: number): NamedItem[] {
  const several = from > 0 && (chart.at[from - 1] ?? []).some(({ kind, value }) => kind === 'number' && value !== 1);
  const [word, ...more] = stems(wordsOf(chart, start, to));
  if ((start === from && !several) || word === undefined || more.length > 0) return [];
  const table = context.table ?? builtInTable();
  const [latest] = itemsOf(entries, scope);
  const found = itemsOf(entries, scope).filter(
    ({ named }) => named.entry === latest?.named.entry && stems(foodOfItem(named.item, table)?.category ?? '').at(-1) === word,
  );
  return found.length === 1 ? [found[0]!.named] : [];
}

/** Every word that carries meaning names the food; else the table says that it is the same food. */
function namedBy(words: string, talk: Talk): NamedItem[] {
  const wanted = stems(words);
  if (wanted.length === 0 || wanted.every((word) => isDigit(word[0]))) return [];
  const all = itemsOf(talk.entries, talk.scope);
  const called = all.filter(({ has }) => wanted.every((word) => has.some((one) => sameStem(one, word)))).map(({ named }) => named);
  if (called.length > 0) return called.toSorted((a, b) => exactness(b, words) - exactness(a, words));
  const items = all.map(({ named }) => named);
  if (DRINK_WORDS.has(words)) return items.filter(({ item }) => isDrink(item));
  if (words.split(' ').length > MOST_CALLED) return [];
  const same = sameFood(words, items, talk.context);
  if (same.length > 0) return same;
  return items.filter(({ item }) =>
    wanted.every((word) => word.length > 2 && stems(item.name).some((one) => begins(one, word, talk.context))),
  );
}

/** "Oat" begins oatmeal; "cheese" of a cheeseburger is on it. */
function begins(name: string, word: string, context: TurnContext): boolean {
  const rest = name.slice(word.length);
  return name.startsWith(word) && !(rest.length > 2 && namesFood(rest, context, SURE_FOOD));
}

const DRINK_WORDS: ReadonlySet<string> = new Set(['drink', 'beverage', 'boisson', 'breuvage', 'bebida', 'trago']);
/** Codes of the food table by what they begin with: coffee, tea, soft drinks and water, and alcohol. */
const isDrink = ({ food, unit }: NamedItem['item']): boolean =>
  ['92', '93'].includes(food?.slice(0, 2) ?? '') || ['floz', 'glass', 'can', 'bottle'].includes(unit);

const exactness = ({ item }: NamedItem, words: string): number => (stems(item.name).join(' ') === stems(words).join(' ') ? 1 : 0);

/** So many signs of a code tell foods of one kind: all fried potatoes. */
const CLASS = 4;

function sameFood(words: string, all: readonly NamedItem[], context: TurnContext): NamedItem[] {
  if (stem(words).length < 2 || all.length === 0) return [];
  const [food, ...more] = read(words, context);
  if (!food || more.length > 0 || food.food === null || food.sureness < 0.5) return [];
  const [called, said] = [stems(food.name), stems(words)];
  return all.filter(({ item }) => {
    const own = stems(item.name);
    // "Frites" are french fries, and so are fast food fries.
    const alike =
      own.length > 0 &&
      own.at(-1) === called.at(-1) &&
      item.food?.slice(0, CLASS) === food.food!.slice(0, CLASS) &&
      // "Spicy tuna roll" is no California roll.
      !(said.includes(own.at(-1)!) && said.some((word) => !own.includes(word)));
    return item.food === food.food || alike || (called.every((word) => own.includes(word)) && called.includes(own.at(-1)!));
  });
}

/** Foods of the latest meals, those of the meal spoken of first, with the stems of all that each is called. */
const itemsOf = keepLast((entries: Talk['entries'], scope: Talk['scope']): readonly { named: NamedItem; has: readonly string[] }[] => {
  const near = entries.slice(0, MOST_ENTRIES);
  const ordered = scope ? [scope, ...near.filter((entry) => entry !== scope)] : near;
  return ordered.flatMap((entry) =>
    entry.kind !== 'meal'
      ? []
      : entry.items.map((item, index) => ({
          named: { entry, index, item },
          has: stems(`${item.name} ${item.words ?? ''} ${item.mods.join(' ')}`),
        })),
  );
}, KEPT);

/** Workouts named from a token on: "the run", "stairs", "that morning walk". */
export const workoutSpans = atEachPlace((talk: Talk, from: number): Span[] => {
  const { chart } = talk;
  const start = firstWord(chart, from);
  const workouts = talk.entries.slice(0, MOST_ENTRIES).filter((entry) => entry.kind === 'workout');
  // "Ran out of time" is no run.
  if (workouts.length === 0 || chart.at[start]?.some(({ kind, to }) => kind === 'aside' && to > start + 1)) return [];
  const spans: Span[] = [];
  for (let to = start + 1; to <= Math.min(chart.tokens.length, start + 3); to += 1) {
    // "Oublie la muscu" says what is to be done with it.
    if (chart.tokens[to - 1]!.is !== 'word' || chart.at[to - 1]!.some(({ kind }) => TO_BE_DONE.has(kind))) break;
    const words = wordsOf(chart, to - 1, to);
    const general = (chart.at[to - 1] ?? []).some(({ kind }) => kind === 'workout-word');
    const meant = general ? null : activityCalled(words, talk.context);
    const isMeant = ({ activity }: (typeof workouts)[number]) =>
      activity === meant || activityMatches(activity, words) || (meant !== null && activityCalled(activity, talk.context) === meant);
    const found = workouts.filter((entry) => general || isMeant(entry));
    if (found.length === 0) continue;
    spans.push({ kind: 'workout', from, to, value: found[0] });
    for (const { to: end, when } of whichOne(chart, to))
      spans.push({
        kind: 'workout',
        from,
        to: end,
        value: found.find((entry) => !when || isOfWhen(entry, when, talk.context.today)) ?? found[0],
      });
  }
  return spans.toReversed();
});

const TO_BE_DONE: ReadonlySet<string> = new Set(['delete', 'remove', 'forget', 'never-mind', 'undo', 'move']);

/** The activity that a word is another name of: "ride" of cycling. */
const activityCalled = (word: string, { snapshot, now, table }: TurnContext): string | null =>
  startsActivity(word) ? activityRead(word, snapshot, now, table) : null;

/** A text may name so many at least without one being read twice. */
const KEPT_ACTIVITIES = 16;
const activityRead = keepLast((word: string, snapshot: TurnContext['snapshot'], now: Date, table: TurnContext['table']): string | null => {
  const [sport, ...more] = readText(`${word} 30 minutes`, readingContext(snapshot, now), table).workouts;
  return sport && more.length === 0 ? sport.activity : null;
}, KEPT_ACTIVITIES);

/** Foods that a correction of the last hours took out of a meal that stands, or that went with their meal. */
export function goneSpans(talk: Talk, from: number): Span[] {
  const { chart, context } = talk;
  const gone = context.snapshot.changes.flatMap((change) =>
    change.undone
      ? []
      : change.events.flatMap((event) => {
          if (event.type === 'entry-removed' && event.entry.kind === 'meal')
            return event.entry.items.map((item) => ({ entry: event.entry as MealEntry, name: item.name, item }));
          if (event.type !== 'entry-corrected' || event.before.kind !== 'meal') return [];
          const now = context.snapshot.entries.find((entry) => entry.id === event.after.id);
          if (now?.kind !== 'meal') return [];
          return event.before.items
            .filter((item) => !now.items.some((one) => one.name === item.name))
            .map((item) => ({ entry: now, name: item.name, item }));
        }),
  );
  if (gone.length === 0) return [];
  const start = firstWord(chart, from);
  const spans: Span[] = [];
  for (let to = start + 1; to <= Math.min(chart.tokens.length, start + MOST_WORDS); to += 1) {
    if (chart.tokens[to - 1]!.is === 'mark') break;
    const words = wordsOf(chart, start, to);
    const wanted = stems(words);
    const found =
      gone.findLast(({ name }) => wanted.length > 0 && wanted.every((word) => stems(name).includes(word))) ??
      gone.findLast(({ entry, item }) => sameFood(words, [{ entry, index: 0, item }], context).length > 0);
    if (found) spans.push({ kind: 'gone', from, to, value: found });
  }
  return spans.toReversed();
}
