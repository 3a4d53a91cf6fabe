import type { Item, MealEntry } from '../../domain/entry.js';
import { mealAtTime, type MealType } from '../../domain/meal-type.js';
import { fold } from '../../language/fold.js';
import { said } from '../../language/said.js';
import { wordsOf, type Chart } from '../../language/chart.js';
import type { Span } from '../../language/span.js';
import { readAmount, restAt, stanceOf } from '../../reading/index.js';
import { scaleItem } from '../edit.js';
import { withAmount } from '../carry-amount.js';
import { read, SURE_FOOD } from '../matching-items.js';
import type { Amount } from '../../reading/reading.js';
import type { Pending } from '../outcome.js';
import type { TurnContext } from '../turn-context.js';
import { stems } from '../targets.js';
import { toItem } from '../to-item.js';
import { MEASURED } from './acts/bare-number.js';
import { amountSpans } from './food-spans.js';
import { headOf } from './head-of.js';
import { tweaked } from './tweaked.js';
import { partsOf } from '../../understanding/parts.js';
import { chartOf } from './understand.js';

/** Words of these concepts tell that food was eaten, or not. */
const EATEN: ReadonlySet<string> = new Set(['eat-it', 'eat', 'eaten-share', 'not-eat', 'not-finish']);
const PASSED: ReadonlySet<string> = new Set(['filler', 'and', 'correct', 'yes']);

/**
 * What was eaten of food that was only spoken of ("planning on oatmeal", "how many calories in a banana?"), as a text tells it: "had it",
 * "ate it with berries", "ended up with 3". Null where the text is about something else.
 */
export function offeredHad({ draft }: Pick<Pending, 'draft'>, given: TurnContext): Item[] | null {
  const [first = '', ...rest] = given.text.split(' ');
  const nods = rest.length > 0 && NOD.has(fold(first.replace(',', '')));
  const context = nods ? { ...given, text: rest.join(' ') } : given;
  const { items: all, meal = null } = draft as { items: Item[]; meal?: MealType | null };
  if (context.text.length > MOST_LENGTH || context.text.includes('?')) return null;
  if (ME_TOO.has(fold(context.text))) return all;
  const other = all.length === 1 ? otherPart(all[0]!, context) : null;
  if (other) return [other];
  const behind = behindHad(context);
  const put = behind === '' ? null : tweaked(asMeal(all, meal, context), behind, context);
  if (put?.kind === 'meal') return put.items;
  const items = namedOf(all, context);
  if (toldAsEaten(context)) return items;
  const count = countToLog(context);
  if (count === 'all' || (count === 1 && items.length > 1)) return items;
  if (count !== null) return items.length === 1 ? [scaleItem(items[0]!, count / items[0]!.quantity)] : null;
  const pieces = items.length === 1 && MEASURED.has(items[0]!.unit) ? piecesHad(context) : null;
  if (pieces !== null) return [scaleItem(items[0]!, pieces)];
  const more = items.length === 1 ? hadWith(items[0]!, context) : null;
  if (more) return more;
  if (!(tellsEaten(context) || isAmount(context))) return null;
  const had = tweaked(asMeal(items, meal, context), context.text, context);
  return had?.kind === 'meal' ? had.items : null;
}

const asMeal = (items: readonly Item[], meal: MealType | null, { now, today, clock }: TurnContext): MealEntry => ({
  kind: 'meal',
  id: 'offered',
  number: 0,
  at: now.toISOString(),
  localDate: today,
  localTime: clock,
  meal: meal ?? mealAtTime(clock),
  items: [...items],
  copyOf: null,
  health: null,
});

const DONE = said('done-it');
const JOINED: ReadonlySet<string> = new Set(['and', 'filler', 'aside']);

/** "Ate it. Only got through 6 oz of the steak, dog got the rest": what is told of it behind that it was had, without what became of the rest; "" where nothing is. */
function behindHad(context: TurnContext): string {
  const left = restAt(context.text);
  const chart = chartOf(
    left && left.from > 0 ? { ...context, text: context.text.slice(0, left.from) + context.text.slice(left.to) } : context,
  );
  const { at, tokens } = chart;
  const longest = (from: number, fits: (span: Span) => boolean) => Math.max(from, ...(at[from] ?? []).filter(fits).map(({ to }) => to));
  // "Plus guac" adds to it.
  const adds = (from: number) => at[from]?.some(({ kind }) => kind === 'join' || kind === 'add') === true;
  const past = (from: number, kinds: ReadonlySet<string>): number => {
    const to = tokens[from]?.is === 'mark' ? from + 1 : adds(from) ? from : longest(from, ({ kind }) => kinds.has(kind));
    return to > from ? past(to, kinds) : from;
  };
  const from = past(0, PASSED);
  const done = [3, 2, 1].find((count) => from + count <= tokens.length && DONE.has(fold(wordsOf(chart, from, from + count))));
  const had = Math.max(
    longest(from, ({ kind }) => kind === 'eat-it'),
    done ? from + done : from,
  );
  const start = past(had, JOINED);
  return had > from && start < tokens.length ? wordsOf(chart, start, tokens.length) : '';
}

const ME_TOO = said('me-too');

/** "I finished 4 of their nuggets": of several only what is named, unless all of it was had. */
function namedOf(items: readonly Item[], context: TurnContext): Item[] {
  const said = stems(context.text);
  const all = chartOf(context).at.some((spans) => spans.some(({ kind }) => kind === 'eat-it'));
  const named = items.filter(({ name }) => said.includes(headOf(name)));
  return all || named.length === 0 ? [...items] : named;
}

/** "I ate the other half" of what somebody had half of. */
function otherPart(item: Item, context: TurnContext): Item | null {
  const { parts, left } = partsOf(chartOf(context), OF_THE_REST);
  const spans = parts.flatMap((part) => part.spans);
  const share = spans.find(({ kind }) => kind === 'share')?.value as number | undefined;
  if (left.length > 0 || share === undefined || !spans.some(({ kind }) => kind === 'other')) return null;
  return scaleItem(item, item.quantity < 1 ? (1 - item.quantity) / item.quantity : share);
}
const OF_THE_REST: ReadonlySet<string> = new Set('eat subject filler other share determiner it in out-of and only'.split(' '));

/** "Just had 2 of them", of what was spoken of by its measure: so many times that; null where the text says anything else. */
function piecesHad(context: TurnContext): number | null {
  const { parts, left } = partsOf(chartOf(context), OF_PIECES);
  const counts = parts.flatMap(({ spans }) => spans.filter(({ kind }) => kind === 'number').map(({ value }) => value as number));
  const one = parts.some(({ spans }) => spans.some(({ kind, from, to }) => OF_IT.has(kind) || (kind === 'determiner' && to - from > 1)));
  return left.length === 0 && one && counts.length === 1 && counts[0]! >= 1 ? counts[0]! : null;
}
const OF_IT: ReadonlySet<string> = new Set(['it', 'generic']);
const OF_PIECES: ReadonlySet<string> = new Set('eat subject filler only number determiner it generic and in out-of'.split(' '));

const OF_EATING: ReadonlySet<string> = new Set(
  'it be when meal day filler correct determiner when-of eat-it eat after-all and undo undone-thing already what-had in for of-day'.split(
    ' ',
  ),
);

/** "That was tonight's dinner, eaten": that it was had, and when, and not a word beside. */
function toldAsEaten(context: TurnContext): boolean {
  const chart = chartOf(context);
  const { parts, left } = partsOf(chart, OF_EATING);
  const says = (kind: string) => parts.some(({ spans }) => spans.some((span) => span.kind === kind));
  return (
    left.length === 0 &&
    says('it') &&
    says('be') &&
    (says('when') || says('what-had') || says('meal') || says('eat-it')) &&
    stanceOf(context.text) === 'ate'
  );
}

const NOD = said('nod');

/** Longer texts tell of a meal of their own. */
const MOST_LENGTH = 80;

/** "Ok log one", "apuntame 2", "add it": how many of it are to be logged, or all; null where the text says anything else. */
function countToLog(context: TurnContext): number | 'all' | null {
  const { at, tokens } = chartOf(context);
  const places: { to: number; asked: boolean; count: number | null }[] = [{ to: 0, asked: false, count: null }];
  for (const place of places) {
    if (place.to === tokens.length && place.asked) return place.count ?? 'all';
    if (tokens[place.to]?.is === 'mark') places.push({ ...place, to: place.to + 1 });
    for (const { kind, to, value } of at[place.to] ?? []) {
      if (PASSED.has(kind) || ALSO_PASSED.has(kind)) places.push({ ...place, to });
      if (kind === 'log-word' && !place.asked) places.push({ ...place, to, asked: true });
      if (kind === 'number' && place.asked && place.count === null) places.push({ ...place, to, count: value as number });
    }
    if (places.length > MOST_PLACES) return null;
  }
  return null;
}
const ALSO_PASSED: ReadonlySet<string> = new Set(['it', 'article', 'generic', 'determiner']);
const MOST_PLACES = 200;

/** "I had 2 on buns with mustard", "log one grande with oat milk": how many of it, and what it was had with, each counted. */
function hadWith(item: Item, context: TurnContext): Item[] | null {
  const chart = chartOf(context);
  for (const from of eatenUpTo(chart))
    for (const { to, value } of amountSpans({ chart, context }, from)) {
      const next = chart.at[to] ?? [];
      // "Un bol de soupe" is of soup.
      const of = next.some(({ kind }) => OF.has(kind));
      if (of || !next.some(({ kind }) => kind === 'in' || kind === 'with')) continue;
      const beside = read(
        wordsOf(chart, Math.max(...next.filter(({ kind }) => JOINTS.has(kind)).map((span) => span.to)), chart.tokens.length),
        context,
      );
      const known = beside.length > 0 && beside.every(({ nutrients, sureness }) => nutrients !== null && sureness >= SURE_FOOD);
      if (known) return [withAmount(item, value as Amount, context), ...beside.map(toItem)];
    }
  return null;
}

const JOINTS: ReadonlySet<string> = new Set(['in', 'with', 'on']);
const OF: ReadonlySet<string> = new Set(['out-of', 'when', 'determiner']);

/** Where what was eaten, or is to be logged, may begin. */
function eatenUpTo({ at, tokens }: Chart): number[] {
  const [seen, told] = [new Set([0]), new Set<number>()];
  for (const place of seen)
    for (const { kind, to } of at[place] ?? []) {
      if (EATEN.has(kind) || kind === 'log-word') told.add(to);
      if (PASSED.has(kind) || kind === 'subject') seen.add(tokens[to]?.is === 'mark' ? to + 1 : to);
    }
  return [...told];
}

function tellsEaten(context: TurnContext): boolean {
  const { at, tokens } = chartOf(context);
  const seen = new Set([0]);
  for (const place of seen) {
    if (at[place]?.some(({ kind }) => EATEN.has(kind))) return true;
    if (tokens[place]?.is === 'mark') seen.add(place + 1);
    for (const span of at[place] ?? []) if (PASSED.has(span.kind)) seen.add(span.to);
  }
  return false;
}

/** "2 slices": an amount and no food of its own. */
function isAmount({ text, table }: TurnContext): boolean {
  const amount = readAmount(text, table);
  return amount !== null && (amount.quantity ?? 0) > 0;
}
