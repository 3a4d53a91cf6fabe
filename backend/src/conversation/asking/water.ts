import { wordsOf, type Chart } from '../../language/chart.js';
import { decided, type Hearing } from '../hearing/hearing.js';
import type { Event } from '../events.js';
import { BREATH } from '../frames/still-spoken-of.js';
import { understand } from '../frames/understand.js';
import { normaliseText, readText, tellsEaten, wasPlanned } from '../../reading/index.js';
import { readingContext, type TurnContext } from '../turn-context.js';
import { stems } from '../targets.js';
import { askingChart } from './asking-chart.js';
import { ownLanguages } from './languages-of.js';
import type { Said } from './said.js';
import { dayOf, saidOf, vocabulary, type Subject } from './said.js';

const WORDS = vocabulary(
  'water-word water-with drank refill bottle-own volume number more another ordinal sizeword share day when time day-part-morning in be only generic every-day add fraction water-sum again own twice water-each it and',
);
/** The most that anybody drinks at once. */
const MOST = 6000;
/** Millilitres and ounces are never said without a number. */
const LEAST_MEASURE = 100;
/** What is drunk where no amount is said. */
const GLASS = 240;
const OWN_BOTTLE = 500;

/** Plain water by itself, in any wording. "My second 500 ml bottle" is one more of what was water before, and so is "another 16". */
export const hearWater: Subject = (chart, context) =>
  isAdvice(context.text) ? null : (plainWater(chart, context) ?? beforeTail(chart, context));

/** "My doctor told me to drink 64 oz a day": nobody drank it yet. */
export const isAdvice = (text: string): boolean => {
  const plain = normaliseText(text);
  return !tellsEaten(plain) && wasPlanned(plain);
};

const plainWater: Subject = (chart, context) => {
  const said = saidOf(chart, WORDS);
  if (said.strange.length > 0 || context.text.includes('?') || isDrinkOf(chart)) return null;
  // Among other words it is called water, with how much.
  if (said.left.length > 0 && (!(said.has('water-word', 'bottle-own') && said.has('volume', 'number', 'drank')) || tellsWorkout(context)))
    return null;
  // "Water total" asks.
  if (said.has('water-sum') && !said.has('volume', 'number')) return null;
  // "With water" of the shake just told.
  if (chart.at[0]?.some(({ kind }) => kind === 'with') && understand(context).talk.age <= BREATH) return null;
  const before = waterBefore(context);
  const once = before && isMore(said, chart) ? more(said, before, context) : null;
  const day = Math.min(0, dayOf(said) ?? 0);
  const on = day < 0 ? { day } : {};
  if (once !== null && !said.has('water-word')) return decided({ type: 'log-water', ml: once, ...on });
  const plain = said.has('water-word', 'bottle-own') || ownContainer(said) || (said.has('volume') && said.has('drank') && before !== null);
  // "Drank a liter" of what?
  if (!plain)
    return said.has('volume') && said.has('drank') && measuresIn(said) > LEAST_MEASURE
      ? decided({ type: 'ask-what', about: 'drink' })
      : null;
  const ml = waterIn(said);
  if (ml === null) return null;
  const sum = ml - context.snapshot.waterMlToday;
  return decided({ type: 'log-water', ml: said.has('water-sum') && sum > 0 ? sum : ml, ...on });
};

/** "Hot vinyasa 75 min, then downed a liter of water". */
export const tellsWorkout = ({ text, snapshot, now, table }: TurnContext): boolean =>
  readText(text, readingContext(snapshot, now), table).workouts.length > 0;

/** "8 more with my vitamins", right behind water: what stands beside it tells when. */
function beforeTail(chart: Chart, context: TurnContext): Hearing | null {
  if (context.text.includes('?') || !waterBefore(context)) return null;
  const end = chart.at.findIndex((spans, i) => i > 1 && spans.some(({ kind }) => kind === 'with' || kind === 'in' || kind === 'followed'));
  if (end < 0) return null;
  const text = wordsOf(chart, 0, end);
  const before = askingChart({ ...context, text }, ownLanguages(context));
  return isMore(saidOf(before, WORDS), before) ? plainWater(before, { ...context, text }) : null;
}

/** "Another", "8 more", "plus a bottle". */
const isMore = (said: Said, { at }: Chart): boolean =>
  said.has('another', 'more', 'again') ||
  (said.has('refill') && said.has('drank')) ||
  said.all('ordinal').some(({ value }) => (value as number) > 1) ||
  (at[0]?.some(({ kind }) => kind === 'and' || kind === 'join' || kind === 'add') === true && said.has('number', 'volume'));

/** "Agua de jamaica" is made of water, and is none. */
export const isDrinkOf = ({ at, tokens }: Chart): boolean =>
  at.some((spans) =>
    spans.some(
      ({ kind, to }) =>
        kind === 'water-word' &&
        tokens[to]?.word === 'de' &&
        tokens[to + 1]?.is === 'word' &&
        !at[to]!.some((span) => span.kind === 'water-with'),
    ),
  );

/** Millilitres; null for none, and for more than anybody drinks at once. */
export function waterIn(said: Said): number | null {
  const ml = Math.round(amountIn(said));
  return ml > 0 && ml <= MOST ? ml : null;
}

type Logged = Extract<Event, { type: 'water-logged' }>;

/** The water that was told last, where nothing else was since. */
const waterBefore = ({ snapshot }: TurnContext): Logged | null =>
  snapshot.changes.findLast((change) => !change.undone)?.events.find((event) => event.type === 'water-logged') ?? null;

/** "20, it was the bigger bottle": a number that is of no measure is of the one that was told before. */
export function waterAnew(said: Said, context: TurnContext, before: number): number | null {
  // "The last one was only half", of four bottles; "only drank half".
  const last = said.chart.at.flat().some(({ kind, value }) => kind === 'ordinal' && value === -1);
  const share = said.has('volume', 'number') && !last ? null : said.value<number>('share');
  if (share !== null) {
    const each = last ? before / (lastVolume(context)?.many ?? 1) : before;
    return Math.round(before - each * (1 - share));
  }
  const count = said.value<number>('number');
  // "Minus 5 oz", "quita una".
  const first = said.chart.at[0] ?? [];
  if (first.some(({ kind }) => kind === 'down-less')) {
    const vessel = lastVolume(context);
    const off = said.has('volume')
      ? waterIn(said)
      : count !== null && vessel && vessel.many > 0
        ? Math.round((before / vessel.many) * count)
        : null;
    return off !== null && off < before ? before - off : null;
  }
  // "Those were 20 oz ones", "de medio litro", of three bottles.
  const told = lastVolume(context);
  const apiece =
    said.has('volume') &&
    told !== null &&
    !isMeasure(told.unit) &&
    told.many > 1 &&
    (said.has('each', 'water-each') || said.words('generic').endsWith('s') || first.some(({ kind }) => EACH.has(kind)));
  if (apiece) return Math.round((waterIn(said) ?? 0) * told.many) || null;
  // "3 cups" are none of the litre before it.
  const counted = said.parts.findIndex(({ spans }) => spans.some(({ kind }) => kind === 'number'));
  // "Make that two bottles", of a bottle of 750 ml.
  const vessel = stems(said.words('volume')).at(-1);
  const same = vessel !== undefined && stems(context.snapshot.recent.at(-1)?.text ?? '').includes(vessel);
  if (same && count !== null && told?.many !== 1 && isMeasure(told?.unit ?? 0) && !isMeasure(volumeAt(said, counted + 1) ?? 1))
    return Math.round(before * count);
  const measured = said.parts.some((_, at) => isMeasure(volumeAt(said, at) ?? 0)) || volumeAt(said, counted + 1) !== null;
  const bare = count !== null && !measured && !said.has('share');
  const ml = bare ? ofTheSame(count, context) : null;
  return ml !== null && ml <= MOST ? ml : waterIn(said);
}

const EACH: ReadonlySet<string> = new Set(['each', 'those-two', 'out-of']);

/** So many of what was told last: "20" behind "24 oz" are ounces, "2" are two of it; null where nothing was told. */
function ofTheSame(count: number, context: TurnContext): number | null {
  const last = lastVolume(context);
  if (!last) return null;
  // "500", behind a litre.
  const ml = count * (last.unit === LITRE && count >= LEAST_IN_ML / 4 ? 1 : last.unit);
  return Math.round(isMeasure(last.unit) && ml < LEAST_GLASS && last.many > 0 ? count * last.many * last.unit : ml);
}
const LITRE = 1000;
/** Nobody tells of less by a number alone. */
const LEAST_GLASS = 110;

/** "Another 16", "and 2 more", "another bottle": in what the text before was told in; "another" alone is as much again. */
function more(said: Said, before: Logged, context: TurnContext): number | null {
  if (said.has('volume')) return waterIn(said);
  const count = said.value<number>('number') ?? said.value<number>('share');
  if (count === null || said.has('another')) {
    // "Another", of three bottles, is one more.
    const last = lastVolume(context);
    const one = last && !isMeasure(last.unit) && last.many > 0 ? Math.round(before.ml / last.many) : before.ml;
    if (count === null || count === 1) return said.parts.length <= MOST_ALONE ? one : null;
  }
  const ml = ofTheSame(count, context) ?? Math.round(count * GLASS);
  return ml > 0 && ml <= MOST ? ml : null;
}
/** "And another one". */
const MOST_ALONE = 3;

/** The measure or container that a text told last, in ml, and how many of it; null for none. */
function lastVolume(context: TurnContext): { unit: number; many: number } | null {
  for (const { text } of context.snapshot.recent.toReversed()) {
    const spans = askingChart({ ...context, text }, ['en', 'fr', 'es']).at.flat();
    const volume = spans.find(({ kind }) => kind === 'volume');
    if (!volume) continue;
    const many = spans.find(({ kind, to }) => kind === 'number' && to === volume.from)?.value;
    return { unit: Number(volume.value), many: Number(many ?? 1) };
  }
  return null;
}

/** "My 24 oz bottle", "my second jug": who has one of his own drinks water from it. */
const ownContainer = (said: Said): boolean =>
  said.has('drank') && said.has('own') && said.parts.some((_, at) => OWN_CONTAINERS.has(volumeAt(said, at) ?? 0));
const OWN_CONTAINERS: ReadonlySet<number> = new Set([OWN_BOTTLE, 1200]);

const [MOST_GLASSES, LEAST_IN_ML, OUNCE] = [15, 200, 29.5735];

/** Measures are what one holds, containers how many: "2 500 ml bottles", "half a bottle". */
function amountIn(said: Said): number {
  let [measured, count, container] = [0, 0, 0];
  // "3 of those 16.9 oz waters"
  let counted = false;
  said.parts.forEach(({ spans }, at) => {
    const half = halfOf(said, at);
    if (half !== null) {
      measured += half;
      return;
    }
    const ordinal = spans.some(({ kind }) => kind === 'ordinal');
    const number = ordinal
      ? null
      : ((spans.find(({ kind }) => kind === 'number' || kind === 'share')?.value as number | undefined) ?? null);
    const volume = volumeAt(said, at);
    const next = volumeAt(said, at + 1) ?? (isLight(said, at + 1) ? volumeAt(said, at + 2) : null);
    // What all of it comes to is told last: "32 oz twice, so that is 64 oz".
    const counts = measured === 0 || said.has('water-sum');
    if (number !== null && next !== null && isMeasure(next)) {
      counted ||= measured === 0 && count > 1 && Number.isInteger(count);
      // "a 16 oz and a 20 oz"
      if (measured > 0 && isJoined(said, at)) measured += number * next;
      else [measured, container] = counts ? [number * next, 0] : [measured, container];
    } else if (number !== null) count = count === 0 ? number : count;
    // "A liter".
    else if (volume !== null && isMeasure(volume) && measured === 0 && (volume > LEAST_MEASURE || isLight(said, at - 1))) measured = volume;
    if (volume !== null && !isMeasure(volume)) container = volume;
    else if (spans.some(({ kind }) => kind === 'bottle-own') && container === 0) container = OWN_BOTTLE;
  });
  // "Encore 500 ml" is once more.
  const often = said.has('twice') && !said.has('water-sum', 'more', 'again') ? 2 : 1;
  // "Water 32": nobody drinks so many glasses.
  if (measured === 0 && container === 0 && count > MOST_GLASSES) return often * count * (count < LEAST_IN_ML ? OUNCE : 1);
  const times = often * (count === 0 ? 1 : count);
  return measured > 0 ? measured * (container > 0 || counted || said.has('water-each') ? times : often) : times * (container || GLASS);
}

/** "A litre and a half": what the share is of the measure before it; null for no such share. */
function halfOf(said: Said, at: number): number | null {
  const kinds = (k: number) => said.parts[k]?.spans.map(({ kind }) => kind) ?? [];
  const share = said.parts[at]!.spans.find(({ kind }) => kind === 'share' || kind === 'fraction')?.value;
  const joint = kinds(at - 1).includes('and') ? at - 1 : kinds(at - 2).includes('and') && isLight(said, at - 1) ? at - 2 : -1;
  const measure = joint < 1 ? null : volumeAt(said, joint - 1);
  return share === undefined || measure === null || !isMeasure(measure) ? null : Number(share) * measure;
}

/** Told beside another. */
const isJoined = ({ parts }: Said, at: number): boolean =>
  [at - 1, isLight({ parts } as Said, at - 1) ? at - 2 : -1].some((k) => parts[k]?.spans.some(({ kind }) => kind === 'and') ?? false);

const measuresIn = (said: Said): number => (said.parts.some((_, at) => isMeasure(volumeAt(said, at) ?? 0)) ? amountIn(said) : 0);

const volumeAt = ({ parts }: Said, at: number): number | null => {
  const value = parts[at]?.spans.find(({ kind }) => kind === 'volume')?.value;
  return value === undefined ? null : Number(value);
};
const isLight = ({ parts }: Said, at: number): boolean =>
  parts[at]?.spans.some(({ kind }) => kind === 'article' || kind === 'determiner' || kind === 'sizeword') ?? false;
/** Millilitres, ounces, litres; the rest are containers. */
const isMeasure = (ml: number): boolean => [1, 10, 1000, 29.5735, 3785, 473, 946].includes(ml);
