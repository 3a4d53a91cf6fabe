import { fold } from '../../language/fold.js';
import { wordsOf } from '../../language/chart.js';
import { readText } from '../../reading/index.js';
import { readingContext } from '../turn-context.js';
import { goalOf, type Ask, type Finder } from './ask.js';
import type { Said } from './said.js';

/** Questions about days beside each other, about what was last, and about training. */
export const OF_DAYS: readonly Finder[] = [
  last,
  compared,
  burnOf,
  done,
  ({ said }) => (said.has('streak-word') ? { about: 'streak' } : null),
  ({ said }) => (said.has('weights-word') && !said.has('nutrient', 'energy', 'kcal') ? { about: 'weight' } : null),
  ({ said }) => (said.has('use-word') && !said.has('figure', 'kcal', 'logged-word', 'sport-word') ? { about: 'use' } : null),
  ({ said }) => (said.has('slim-aim', 'gain-aim') && !said.has('figure', 'kcal', 'logged-word') ? aimIn(said) : null),
  // "Did i hit my goal yesterday"
  ({ said, day, meal }) => (said.has('reached') && day !== null && day < 0 && meal === null ? { about: 'summary', day } : null),
  // "How many calories should i eat"
  ({ said, nutrient, day, meal }) =>
    nutrient === 'calories' && day === null && meal === null && said.has('q-count') && said.has('advice', 'may-i') && !said.has('remaining')
      ? { about: 'enough', calories: null }
      : null,
  // "What is high in sodium today"
  ({ said, nutrient, day, meal }) =>
    nutrient !== null && said.has('kindly') && said.has('q-what') && (day !== null || meal !== null) && !said.has('advice', 'number')
      ? { about: 'most', nutrient, meal, day: day ?? 0 }
      : null,
];

/** What weight is wanted to do. */
export const aimIn = (said: Said): ReturnType<Finder> => ({ about: 'slimming', ...(said.has('gain-aim') ? { gain: true as const } : {}) });

/** "When did i last have pizza", "when was my last workout". */
function last({ said, rest, meal }: Ask): ReturnType<Finder> {
  if (said.has('last-meal') && rest === '') return { about: 'last', what: null, meal: true };
  if (!said.has('last-time') || meal !== null) return null;
  if (rest !== '') return { about: 'last', what: rest };
  return { about: 'last', what: said.has('sport-word') ? sportOf(said) : null };
}

/** "Did i eat more today than yesterday", "compare today with monday". */
function compared({ said, nutrient }: Ask): ReturnType<Finder> {
  const told = said.parts.flatMap(({ spans }) =>
    spans.flatMap(({ kind, value }) => (kind === 'day' ? [Number(value)] : kind === 'when' ? [(value as { day: number | null }).day] : [])),
  );
  const days = [...new Set(told)].filter((day) => day !== null && day <= 0) as number[];
  const compares = said.has('compare-word', 'better-word', 'extreme-most', 'extreme-least') || said.has('q-yes', 'q-be', 'q-how');
  return days.length === 2 && compares ? { about: 'days', days: [days[0]!, days[1]!], nutrient: goalOf(nutrient) } : null;
}

/** "How many calories does running 3 miles burn": of training that is named with how much of it. */
function burnOf({ said, context, day, days }: Ask): ReturnType<Finder> {
  const { chart } = said;
  if (!said.has('burn-word') || !said.has('q-count', 'q-what', 'q-yes') || day !== null || days !== null) return null;
  const words = wordsOf(chart, 0, chart.tokens.length);
  const workouts = readText(words, readingContext(context.snapshot, context.now), context.table, 'workout').workouts;
  return workouts.length === 1 && workouts[0]!.minutes !== null ? { about: 'burn-of', words } : null;
}

/** "How long did i run yesterday", "how many workouts this week". */
function done({ said, day, days, nutrient, rest }: Ask): ReturnType<Finder> {
  const asks = said.has('q-count', 'how-far') && (said.has('sport-word', 'minutes') || said.has('how-far'));
  if (!asks || nutrient !== null || rest !== '' || said.has('burn-word') || !said.has('sport-word')) return null;
  return { about: 'done', what: sportOf(said), day: day ?? 0, ...(days === null ? (day === null ? { days: 7 } : {}) : { days }) };
}

/** The activity that is asked about; null: any. */
export function sportOf(said: Said): string | null {
  const words = said.words('sport-word');
  return ANY.has(fold(words)) ? null : words;
}
const ANY: ReadonlySet<string> = new Set(
  'workout workouts exercise exercises exercised train trained training gym active activity activities cardio moved move entraine entraineme entrainements entrainement entrenar entrenamiento entrenamientos ejercicio ejercicios entrene gimnasio ejercite sport bouge exercising'
    .split(' ')
    .concat([
      'work out',
      'worked out',
      'working out',
      'je me suis entraine',
      'fait du sport',
      'hice ejercicio',
      'hago ejercicio',
      'go to the gym',
      'gone to the gym',
      'hit the gym',
    ]),
);
