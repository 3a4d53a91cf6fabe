import { wordsOf } from '../../language/chart.js';
import type { Span } from '../../language/span.js';
import { readText, startsActivity } from '../../reading/index.js';
import { readingContext } from '../turn-context.js';
import { isOfWorkout } from './binding.js';
import type { Talk } from './talk.js';

const MOST_WORDS = 3;
const SURE = 0.5;
/** "That workout" is no other sport. */
const GENERAL = 'workout';

/** An activity named from a token on, where the talk is of a workout; the value is the user's words. */
export function sportSpans(talk: Talk, from: number): Span[] {
  const { chart, context } = talk;
  if (!isOfWorkout(talk) || !startsActivity(chart.tokens[from]?.word ?? '')) return [];
  const ends = Array.from({ length: MOST_WORDS }, (_, i) => from + i + 1).filter((to) => to <= chart.tokens.length);
  return ends.flatMap((to): Span[] => {
    const words = wordsOf(chart, from, to);
    const [sport, ...more] = readText(`${words} 30 minutes`, readingContext(context.snapshot, context.now), context.table).workouts;
    const is = sport && more.length === 0 && sport.sureness > SURE && sport.activity !== GENERAL && chart.tokens[to - 1]!.is === 'word';
    return is ? [{ kind: 'sport', from, to, value: words }] : [];
  });
}
