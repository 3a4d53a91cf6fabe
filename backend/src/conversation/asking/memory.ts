import { isFood as isEaten } from '../../food/index.js';
import { ordinary } from '../../food/retrieval/ordinary.js';
import { wordsOf, type Chart } from '../../language/chart.js';
import type { Span } from '../../language/span.js';
import { decided } from '../hearing/hearing.js';
import { read } from '../matching-items.js';
import type { TurnContext } from '../turn-context.js';
import type { Subject } from './said.js';

/** How well words must fit a food to be its name. */
const KNOWN = 0.6;
const LONGEST_NAME = 4;
const LIGHT: ReadonlySet<string> = new Set(['filler', 'mem-note', 'determiner', 'article']);

/** What a food of this user is from now on: "my latte is oat, 12 oz", "when i say milk i mean almond milk", "i take my coffee black". */
export const hearMemory: Subject = (chart, context) => {
  if (context.text.includes('?') || context.text.includes('\n')) return null;
  const from = behindLight(chart, 0);
  return saidAndMeant(chart, from, context) ?? own(chart, from, context) ?? taken(chart, from, context);
};

/** "When i say X i mean Y", "i mean Y when i say X", "X means Y". */
function saidAndMeant(chart: Chart, from: number, context: TurnContext) {
  const end = chart.tokens.length;
  const [say, mean] = [spanAt(chart, from, 'mem-say'), spanAt(chart, from, 'mem-mean')];
  if (say) {
    const meant = next(chart, say.to, 'mem-mean') ?? next(chart, say.to, 'mem-is');
    return meant ? kept(chart, [say.to, meant.from], [meant.to, end], context, true) : null;
  }
  if (mean) {
    const told = next(chart, mean.to, 'mem-say');
    return told ? kept(chart, [told.to, end], [mean.to, told.from], context, true) : null;
  }
  const stands = next(chart, from, 'mem-stands');
  return stands ? kept(chart, [from, stands.from], [stands.to, end], context, false) : null;
}

/** "My latte is oat". */
function own(chart: Chart, from: number, context: TurnContext) {
  const mine = spanAt(chart, from, 'mem-my');
  const is = mine && next(chart, mine.to, 'mem-is');
  // "My brain is fried" tells of no food that anybody has every day
  const eaten = is && chart.tokens.slice(mine.to, is.from).some(({ word }) => isEaten(word) && (ordinary(word)?.food ?? 1) <= OFTEN_FOOD);
  return eaten ? kept(chart, [mine.to, is.from], [is.to, chart.tokens.length], context, false) : null;
}

/** Of the senses of a word, food is among the first. */
const OFTEN_FOOD = 3;

/** "I take my coffee black": the food is the shortest beginning that names one. */
function taken(chart: Chart, from: number, context: TurnContext) {
  const take = spanAt(chart, from, 'mem-take');
  const end = chart.tokens.length;
  // "I take my snack now: 3 oranges" tells a meal.
  if (!take || next(chart, take.to, 'meal')?.from === take.to) return null;
  for (let to = take.to + 1; to < end && to - take.to <= 2; to += 1) {
    const found = kept(chart, [take.to, to], [to, end], context, false);
    if (found) return found;
  }
  return null;
}

type Place = readonly [from: number, to: number];

/** What is kept elsewhere: "my goal is 1800". */
const OURS: ReadonlySet<string> = new Set(['goal-word', 'aim', 'nudge', 'weigh-word']);

/** `outright`: said to be a name, also where no food is known by it. */
function kept(chart: Chart, name: Place, meaning: Place, context: TurnContext, outright: boolean) {
  if (name[1] <= name[0] || meaning[1] <= meaning[0] || name[1] - name[0] > LONGEST_NAME) return null;
  if (chart.tokens.slice(...name).some(({ is }) => is !== 'word')) return null;
  if (chart.at.some((spans, at) => at >= name[0] && at < name[1] && spans.some(({ kind }) => OURS.has(kind)))) return null;
  const [words, as] = [wordsOf(chart, ...bare(chart, name)).toLowerCase(), wordsOf(chart, ...bare(chart, meaning))];
  if (words === '' || as === '') return null;
  if (!outright && !isFood(words, context)) return null;
  // What is no food by itself tells what kind it is: "with oat milk", "black".
  const whole = isFood(as, context) && !opensWith(chart, meaning[0]) ? as : `${words} ${as}`;
  return isFood(whole, context) || !outright ? decided({ type: 'remember', words, as: whole }) : null;
}

const opensWith = (chart: Chart, at: number): boolean => (chart.at[at] ?? []).some(({ kind }) => kind === 'with' || kind === 'in');

const isFood = (words: string, context: TurnContext): boolean => {
  const [item, ...more] = read(words, context);
  return item !== undefined && more.length === 0 && item.nutrients !== null && item.sureness >= KNOWN;
};

/** Without marks and articles around it. */
function bare({ tokens, at }: Chart, [from, to]: Place): Place {
  let [start, end] = [from, to];
  const light = (i: number) => tokens[i]!.is === 'mark' || (at[i] ?? []).some((span) => span.kind === 'article' && span.to === i + 1);
  while (start < end && light(start)) start += 1;
  while (end > start && tokens[end - 1]!.is === 'mark') end -= 1;
  return [start, end];
}

function behindLight(chart: Chart, at: number): number {
  const light = (chart.at[at] ?? []).filter(({ kind }) => LIGHT.has(kind)).toSorted((a, b) => b.to - a.to)[0];
  if (chart.tokens[at]?.is === 'mark') return behindLight(chart, at + 1);
  const own = (chart.at[at] ?? []).some(({ kind }) => kind.startsWith('mem-') && kind !== 'mem-note');
  return light && !own ? behindLight(chart, light.to) : at;
}

const spanAt = (chart: Chart, at: number, kind: string): Span | undefined =>
  (chart.at[at] ?? []).filter((span) => span.kind === kind).toSorted((a, b) => b.to - a.to)[0];

function next(chart: Chart, from: number, kind: string): Span | undefined {
  for (let at = from; at < chart.tokens.length; at += 1) {
    const found = spanAt(chart, at, kind);
    if (found) return found;
  }
  return undefined;
}
