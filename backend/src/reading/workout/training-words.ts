import { workoutData } from './workout-data.js';

/** What a word can be in a text about training; `data/workout-words.tsv` lists the words of each. */
export type Role =
  | 'hour'
  | 'twelve'
  | 'minute'
  | 'second'
  | 'half'
  | 'quarter'
  | 'kilometre'
  | 'mile'
  | 'metre'
  | 'yard'
  | 'lap'
  | 'pool'
  | 'step'
  | 'mark'
  | 'flight'
  | 'hole'
  | 'set'
  | 'rep'
  | 'energy'
  | 'burn'
  | 'device'
  | 'say'
  | 'speed'
  | 'machine'
  | 'ride'
  | 'pace'
  | 'per'
  | 'load'
  | 'loaded'
  | 'elevation'
  | 'label'
  | 'for'
  | 'about'
  | 'both'
  | 'total'
  | 'full'
  | 'range'
  | 'and'
  | 'filler'
  | 'cue'
  | 'verb'
  | 'before'
  | 'goto'
  | 'no'
  | 'hard'
  | 'easy'
  | 'idiom'
  | 'correct'
  | 'part'
  | 'each'
  | 'body'
  | 'be'
  | 'spent'
  | 'failure'
  | 'whither'
  | 'hall'
  | 'bout';

const phrases = new Map<Role, string[][]>();
const words = new Map<string, Set<Role>>();
for (const [role, list] of workoutData('workout-words')) {
  const own = list!.split(';').map((phrase) => phrase.trim().split(' '));
  phrases.set(role as Role, own);
  for (const [word, ...more] of own) {
    if (more.length > 0) continue;
    const roles = words.get(word!);
    if (roles) roles.add(role as Role);
    else words.set(word!, new Set([role as Role]));
  }
}

/** Whether a word has a role. */
export const isRole = (word: string | undefined, role: Role): boolean => word !== undefined && (words.get(word)?.has(role) ?? false);

/** Whether the words from `at` on are a phrase of a role; how many words it has, or 0. */
export function phraseAt(texts: readonly string[], at: number, role: Role): number {
  const fits = (phrase: readonly string[]): boolean => phrase.every((word, k) => texts[at + k] === word);
  return Math.max(
    0,
    ...phrases
      .get(role)!
      .filter(fits)
      .map(({ length }) => length),
  );
}

/** Words of several letters that a unit may be misspelt as: looked up by a repair of one letter. */
export const UNIT_WORDS: readonly string[] = [...words]
  .filter(
    ([word, roles]) =>
      word.length >= 5 && (['hour', 'minute', 'kilometre', 'mile', 'energy', 'step'] as const).some((role) => roles.has(role)),
  )
  .map(([word]) => word);
