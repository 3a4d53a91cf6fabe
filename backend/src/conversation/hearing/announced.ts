import type { MealType } from '../../domain/meal-type.js';
import type { Chart } from '../../language/chart.js';
import type { When } from '../../language/span.js';
import { lastOf } from '../frames/talk.js';
import { chartOf, understand } from '../frames/understand.js';
import type { Scene } from '../scene.js';
import { decided, type Rule } from './hearing.js';

const MOST_WORDS = 8;
/** What an announcement is made of. */
const OF_IT: ReadonlySet<string> = new Set(
  'eat subject day when meal be filler correct for in of-day when-join determiner article and because whose tell-late aside announces what-had it wish-to'.split(
    ' ',
  ),
);
/** Behind these the food is still to come. */
const UNFINISHED: ReadonlySet<string> = new Set(['eat', 'be', 'what-had']);

/**
 * "For lunch i had", "breakfast was", "forgot to log dinner yesterday": only when something was eaten; what it was comes in the next text. Nothing is said
 * where the sentence goes on, and else it is asked.
 */
export const hearAnnounced: Rule = (scene) => {
  if (scene.text.length > 60 || scene.text.includes('?') || scene.heard.media.count > 0) return null;
  const chart = chartOf(scene);
  const { tokens, at } = chart;
  const end = tokens.findLastIndex(({ is }) => is === 'word' || is === 'number') + 1;
  if (end === 0 || end > MOST_WORDS || !tokens.every((token, i) => token.is === 'mark' || isOf(chart, i, OF_IT))) return null;
  const spans = at.flat();
  const meals = new Set(spans.filter(({ kind }) => kind === 'meal').map(({ value }) => value as MealType));
  // "Mon dîner" is no Monday's.
  const owned = (at: number) => chart.at[at]!.some(({ kind }) => kind === 'determiner');
  const days = spans
    .filter(({ from }) => !owned(from))
    .flatMap(({ kind, value }) => (kind === 'day' ? [value as number] : kind === 'when' ? [(value as When).day ?? 0] : []));
  const open = spans.some(({ kind, to }) => UNFINISHED.has(kind) && to === end) || tokens.at(-1)!.word === ':';
  // "Here goes", "can i log something": whatever it will be.
  const says = (kind: string) => spans.some((span) => span.kind === kind && span.from !== span.to);
  const begins = says('announces') && !says('question');
  if (meals.size > 1 || days.some((day) => day > 0) || !(open || begins || says('tell-late') || meals.size + days.length > 0)) return null;
  if (spans.some(({ kind, value }) => kind === 'when' && (value as When).time !== null)) return null;
  const [meal = null] = meals;
  const day = Math.min(0, ...days);
  return decided({
    type: 'ask-what',
    about: 'meal',
    meal,
    ...(day < 0 ? { day } : {}),
    ...(open || (begins && !says('tell-late')) || (meals.size === 0 && goesOnFrom(scene)) ? { quiet: true } : {}),
  });
};

/** How long "forgot to mention" is of the meal just told, in seconds. */
const BESIDE = 600;
const goesOnFrom = (scene: Scene): boolean => {
  const { talk } = understand(scene);
  return lastOf(talk) !== null && talk.age <= BESIDE;
};

const isOf = ({ at }: Chart, place: number, kinds: ReadonlySet<string>): boolean =>
  at.some((spans) => spans.some(({ kind, from, to }) => from <= place && place < to && kinds.has(kind)));
