import type { Said } from './said.js';
import { decided } from '../hearing/hearing.js';
import { isWeighed } from '../frames/acts/item-amount.js';
import type { TurnContext } from '../turn-context.js';
import { lastEntries } from '../targets.js';
import { dayOf, mealOf, saidOf, vocabulary, type Subject } from './said.js';

const WORDS = vocabulary(
  'weigh-word weigh-at weigh-now weigh-was weigh-from weigh-beside lost-word gained-word since month period number weight-unit day when time day-part-morning be it in of-day to only every-day from-now share percent clock halfday place followed',
);
const UNTIMED: ReadonlySet<string> = new Set([...WORDS].filter((kind) => kind !== 'time' && kind !== 'when'));
const LB = 0.45359237;
/** Pounds of a stone. */
const STONE = 14;
/** What a grown person weighs, in kilograms. */
const LEAST = 30;
const MOST = 320;
/** More than this is a weight only where it is called one. */
const LIKELY = 160;
/** Below this a grown person's weight is rather told in kilograms. */
const LIGHT = 90;
/** A weight this near to the last one is one, though nothing says so. */
const NEAR = 0.07;

/** A weight in any wording: "scale said 171.6", "lost 3 lb since last week, at 168 now". A loss by itself is no weight. */
export const hearWeight: Subject = (chart, context) => {
  const timed = saidOf(chart, WORDS);
  // "210 this morning" is no time of what was weighed.
  const said = timed.has('weigh-word') && figuresIn(timed).every(({ step }) => step) ? saidOf(chart, UNTIMED) : timed;
  if (said.strange.length > 0 || context.text.includes('?')) return null;
  const named = said.has('weigh-word');
  const known = context.snapshot.user.weightKg;
  // "130 is fine" behind a goal, "c'était 30" behind a run.
  const apart = !named && !said.has('weight-unit') ? otherJustTold(context) : null;
  if (apart === 'goal' || (apart === 'entry' && known === null)) return null;
  // "Scale says 55", right behind what was weighed.
  if (!said.has('weight-unit') && known === null && weighedFood(context)) return null;
  // "Dinner was 600".
  if (!said.has('weigh-word', 'weight-unit') && mealOf(said) !== null) return null;
  // Among other words a weight is called one.
  if (said.left.length > 0 && !said.has('weigh-word')) return null;
  const figures = figuresIn(said);
  const whole = nowOf(figures.filter(({ step }) => !step));
  const steps = figures.length > whole.length;
  if (whole.length === 0 && steps && (named || said.has('weight-unit'))) return decided({ type: 'chat', what: 'weight-step' });
  if (whole.length !== 1) return null;
  const { value, unit } = whole[0]!;
  const found = weightIn(said, context);
  if (found === null) return null;
  const { kg } = found;
  const near = known !== null && Math.abs(kg - known) <= known * NEAR;
  // "Put 450" is no weight of anybody's.
  if (!named && unit === null && !near && kg > LIKELY) return null;
  const told = named || unit !== null || steps || near || known === null;
  // "I am 30" is an age, "178" with nothing beside it a number of anything.
  const placed = said.has('weigh-at') && said.parts.length > 1 && (near || (known === null && value > 110));
  // A number with a decimal and nothing else is what a scale shows.
  const decimal = (near || known === null) && !Number.isInteger(value) && value > 85;
  return (told && (named || unit !== null || steps || said.has('weigh-at', 'day') || decimal)) || placed
    ? decided({ type: 'log-weight', ...found, ...((dayOf(said) ?? 0) < 0 ? { day: dayOf(said)! } : {}) })
    : null;
};

/** A food was told by its weight just before. */
const weighedFood = (context: TurnContext): boolean => {
  const [last] = lastEntries(context);
  return otherJustTold(context) === 'entry' && last?.kind === 'meal' && isWeighed(last);
};

/** What was told just before, where it was no weight. */
function otherJustTold({ snapshot: { changes }, now }: TurnContext): 'goal' | 'entry' | null {
  const last = changes.findLast(({ undone }) => !undone);
  if (!last || now.getTime() - Date.parse(last.at) > JUST_MINUTES * 60_000) return null;
  const types = last.events.map(({ type }) => type);
  return types.includes('goals-changed') ? 'goal' : types.some((type) => ENTRIES.has(type)) ? 'entry' : null;
}
const JUST_MINUTES = 10;
const ENTRIES: ReadonlySet<string> = new Set(['meal-logged', 'workout-logged', 'entry-corrected']);

/** The weight told, in kilograms and as it was said; without a unit in the one that is nearer to the weight known, else pounds, a small number kilograms. */
export function weightIn(said: Said, { snapshot }: TurnContext): { kg: number; said: string } | null {
  const [told] = nowOf(figuresIn(said).filter(({ step }) => !step));
  if (!told) return null;
  const { value, unit } = inPounds(told);
  const kilos = unit === 'kg' || (unit === null && isKilos(value, snapshot.user));
  const kg = kilos ? value : value * LB;
  return kg < LEAST || kg > MOST ? null : { kg, said: `${value} ${kilos ? 'kg' : 'lb'}` };
}

const isKilos = (value: number, { weightKg, country }: TurnContext['snapshot']['user']): boolean =>
  weightKg === null ? value < (country === 'CA' ? 110 : LIGHT) : Math.abs(value - weightKg) < Math.abs(value * LB - weightKg);

/** "14 stone 2". */
const inPounds = (told: Told): Told => (told.unit === 'st' ? { ...told, value: told.value * STONE + told.over, unit: 'lb' } : told);

/** Of several the one that is told to be of now: "was 190 on jan 1, now 176", "148.2, was 150 last week". */
function nowOf(figures: readonly Told[]): readonly Told[] {
  if (figures.length < 2) return figures;
  const now = figures.filter((one) => one.now);
  return now.length === 1 ? now : figures.filter((one) => !one.past);
}

/** "My goal weight is 150". */
const isOfGoal = (parts: Said['parts'], at: number): boolean =>
  parts[at - 1]?.spans.some(({ kind }) => kind === 'weigh-at' || kind === 'be') === true &&
  parts[at - 2]?.spans.some(({ kind }) => kind === 'weigh-from') === true;

interface Told {
  value: number;
  unit: string | null;
  /** Pounds behind stones. */
  over: number;
  /** So much more or less than before. */
  step: boolean;
  /** It is said to be of now, or of before. */
  now: boolean;
  past: boolean;
}

function figuresIn({ parts }: Said): Told[] {
  const out: Told[] = [];
  parts.forEach(({ spans }, at) => {
    if (out.at(-1)?.unit === 'st' && parts[at - 1]?.spans.some(({ kind }) => kind === 'weight-unit')) {
      out.at(-1)!.over = (spans.find(({ kind }) => kind === 'number')?.value as number | undefined) ?? 0;
      return;
    }
    const number = spans.find(({ kind }) => kind === 'number');
    const article = spans.some(({ kind }) => kind === 'article');
    const unit = parts[at + 1]?.spans.find(({ kind }) => kind === 'weight-unit');
    if (!number && !(article && unit)) return;
    const before =
      parts.slice(0, at).findLast((part) => !part.spans.every(({ kind }) => kind === 'determiner' || kind === 'filler'))?.spans ?? [];
    if (before.some(({ kind }) => kind === 'weigh-from' || kind === 'month') || isOfGoal(parts, at)) return;
    const after = parts.slice(at + (unit ? 2 : 1), at + (unit ? 4 : 3)).flatMap(({ spans: told }) => told);
    out.push({
      value: number ? (number.value as number) : 1,
      unit: (unit?.value as string | undefined) ?? null,
      over: 0,
      step: before.some(({ kind }) => kind === 'lost-word' || kind === 'gained-word') && !before.some(({ kind }) => kind === 'weigh-at'),
      now: [...before, ...after].some(({ kind }) => kind === 'weigh-now'),
      past: before.some(({ kind }) => kind === 'weigh-was') || after.some(({ kind }) => kind === 'since' || kind === 'month'),
    });
  });
  return out;
}
