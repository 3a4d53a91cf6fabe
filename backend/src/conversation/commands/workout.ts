import { hasLetter, isDigit, splitAtBlanks, withoutSigns } from '../../language/letters.js';
import { burnedCalories } from '../../domain/burn.js';
import { fold } from '../../language/fold.js';
import { isRole, readText, UNKNOWN_MET } from '../../reading/index.js';
import type { ReadWorkout } from '../../reading/reading.js';
import { decided } from '../hearing/hearing.js';
import { readingContext, type TurnContext } from '../turn-context.js';
import type { Command } from './command.js';
import { type Figure, figuresIn, tellsTime } from './workout-figures.js';

const USAGE = decided({ type: 'usage', command: 'workout' });

/**
 * /workout [activity] [minutes] [calories]. A number with a unit is what its unit says, wherever it stands. Bare ones at the end go by place: two are minutes
 * and calories, one is minutes, or calories where the minutes are told; none is a usage line, unless the words tell a distance or duration of their own. A bare
 * number before the activity is its minutes ("/workout 30 running", "/workout 35 rowing 260"). What fits no such place gets the usage line. An activity that we
 * do not know is kept as it was named; its burn is estimated as moderate effort.
 */
export const workoutCommand: Command = (rest, context) => {
  const words = splitAtBlanks(rest.trim()).filter((word) => word !== '');
  // a negative number is a slip, never a figure
  if (words.some((word) => word.startsWith('-') && isDigit(word[1]))) return USAGE;
  const figures = figuresIn(words);
  const united = figures.filter(({ of }) => of === 'minutes' || of === 'energy');
  const bare = bareOf(words, figures);
  const activity = activityOf(words, [...united, ...bare]);
  if (!hasLetter(activity)) return USAGE;
  const own = readWorkout(activity, context);
  const figured = placed(united, bare, tellsTime(activity) ? (own?.minutes ?? null) : null);
  if (!figured) return USAGE;
  const { minutes, energy } = figured;
  if (minutes === null) {
    const told = readWorkout(rest, context);
    return told && (told.minutes ?? told.distance) !== null ? decided({ type: 'log-workout', ...told }) : USAGE;
  }
  const told = own?.minutes === minutes && tellsTime(activity) ? own : readWorkout(`${activity} ${minutes} minutes`, context);
  return decided({
    type: 'log-workout',
    activity: told?.activity ?? activity.toLowerCase(),
    minutes,
    calories: energy ?? told?.calories ?? burnedCalories(UNKNOWN_MET, minutes, context.snapshot.user.weightKg),
    distance: told?.distance ?? null,
    assumed: energy === null,
    sureness: 1,
    day: told?.day ?? 0,
    time: told?.time ?? null,
  });
};

/** What the figures tell; null where one is too many or stands where it could be either. `told`: minutes that the activity's own words tell. */
function placed(
  united: readonly Figure[],
  bare: readonly Figure[],
  told: number | null,
): { minutes: number | null; energy: number | null } | null {
  const [time, second] = united.filter(({ of }) => of === 'minutes');
  const [energy, more] = united.filter(({ of }) => of === 'energy');
  if (second || more || (time && told !== null)) return null;
  const left = [...bare];
  const minutes = time?.value ?? told ?? left.shift()?.value ?? null;
  const [burned, tooMany] = left;
  if (tooMany || (burned && (energy || (time && burned.from < time.from)))) return null;
  return { minutes, energy: energy?.value ?? burned?.value ?? null };
}

/** Bare numbers at the end; and one at the beginning, where the end leaves a place for it. */
function bareOf(words: readonly string[], figures: readonly Figure[]): Figure[] {
  const taken: Figure[] = [];
  let to = words.length;
  while (to > 0) {
    const figure = figures.find((one) => one.to === to);
    if (figure ? figure.of === 'other' : !joins(words[to - 1]!)) break;
    if (figure) taken.unshift(figure);
    to = figure ? figure.from : to - 1;
  }
  const [first] = figures;
  if (first?.from === 0 && first.of === null && to > 0 && taken.length < 2) taken.unshift(first);
  return taken.filter(({ of }) => of === null);
}

/** The words that no figure covers, without those that only join them to one. */
function activityOf(words: readonly string[], taken: readonly Figure[]): string {
  const left = words.filter((_, at) => !taken.some(({ from, to }) => from <= at && at < to));
  while (left.length > 0 && joins(left[0]!)) left.shift();
  while (left.length > 0 && joins(left.at(-1)!)) left.pop();
  return withoutSigns(left.join(' '), ',:');
}

/** "260 calories of rowing for 35 min", "burned 260" */
const joins = (word: string): boolean =>
  word === ',' ||
  (['and', 'for', 'about', 'burn', 'energy', 'minute'] as const).some((role) => isRole(fold(withoutSigns(word, ',:')), role));

function readWorkout(text: string, context: TurnContext): ReadWorkout | null {
  return readText(text, readingContext(context.snapshot, context.now), context.table, 'workout').workouts[0] ?? null;
}
