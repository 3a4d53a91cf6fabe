import { readFileSync } from 'node:fs';

/** The activities and the words of training that come with the program. The one file of this room that reads from a disk, once. */
export function workoutData(name: 'activities' | 'workout-words'): string[][] {
  const text = readFileSync(new URL(`../../../data/${name}.tsv`, import.meta.url), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));
}
