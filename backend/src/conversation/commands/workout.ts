import { readText } from '../../reading/index.js';
import type { ReadWorkout } from '../../reading/reading.js';
import { decided } from '../hearing/hearing.js';
import { plainNumber } from '../numbers.js';
import { readingContext, type Scene } from '../scene.js';
import type { Command } from './command.js';

/**
 * /workout [activity] [minutes] [calories]. Numbers are read from the right: two are minutes and calories, one is
 * minutes (the burn is estimated), none is a usage line, unless the words tell a distance or duration of their own.
 */
export const workoutCommand: Command = (rest, scene) => {
  const words = rest
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '');
  const numbers: number[] = [];
  while (words.length > 0 && numbers.length < 2) {
    const bare = words.at(-1)!.replace(/(?<=\d)(?:m|mins?|minutes?|k?cals?|calories|burned)$/i, '');
    const number = plainNumber(bare);
    if (number !== null) numbers.unshift(number);
    else if (!/^(?:m|mins?|minutes?|k?cals?|calories|burned|and|,)$/i.test(words.at(-1)!)) break;
    words.pop();
  }
  const activity = words.join(' ').replace(/[,:]+$/, '');
  if (activity === '' || !/\p{L}/u.test(activity)) return decided({ type: 'usage', command: 'workout' });
  const told = readWorkout(numbers.length > 0 ? `${activity} ${numbers[0]} minutes` : rest, scene);
  if (numbers.length === 0)
    return told && (told.minutes ?? told.distance) !== null
      ? decided({ type: 'log-workout', ...told })
      : decided({ type: 'usage', command: 'workout' });
  const minutes = numbers[0]!;
  const calories = numbers[1] ?? told?.calories ?? null;
  return decided({
    type: 'log-workout',
    activity: told?.activity ?? activity.toLowerCase(),
    minutes,
    calories,
    distance: told?.distance ?? null,
    assumed: numbers.length < 2,
    sureness: 1,
    day: 0,
    time: null,
  });
};

function readWorkout(text: string, scene: Scene): ReadWorkout | null {
  return readText(text, readingContext(scene.snapshot, scene.now), scene.table).workouts[0] ?? null;
}
