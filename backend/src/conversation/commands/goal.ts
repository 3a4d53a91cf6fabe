import { isDigit, isDigits, splitAtBlanks } from '../../language/letters.js';
import { GOAL_NAMES, type GoalName } from '../../domain/goals.js';
import { decided } from '../hearing/hearing.js';
import { fold } from '../../language/fold.js';
import { said } from '../../language/said.js';
import { plainNumber } from '../numbers.js';
import type { Command } from './command.js';

const NAMES = new Map(GOAL_NAMES.flatMap((name) => [...said(name), name].map((word) => [word, name] as const)));
const OURS: ReadonlySet<string> = new Set(['my', 'daily', 'set']);
const FILLER = said('goal-filler');
const UNITS = said('goal-unit');
const NONE = said('no-goal');

/** The goal that a word names, in any of the languages. */
export const goalName = (word: string): GoalName | null => NAMES.get(fold(word)) ?? null;

/** /goal calories|protein|carbs|fat|sugar [number]; also with the two swapped, with a unit, and "off". */
export const goalCommand: Command = (rest) => {
  const usage = decided({ type: 'usage', command: 'goal' });
  const words = splitAtBlanks(rest.trim().replaceAll(':', ' ').replaceAll('=', ' '))
    .reduce<string[]>((done, word) => (isThousands(done.at(-1), word) ? done.with(-1, done.at(-1)! + word) : [...done, word]), [])
    .filter((word, at) => !FILLER.has(fold(word)) && !(at === 0 && OURS.has(fold(word))));
  const at = words.findIndex((word) => goalName(word) !== null);
  // A figure alone: of calories where it can only be those, else asked.
  const alone = words.length === 1 ? plainNumber(words[0]!) : null;
  if (at < 0 && alone !== null && alone > 0)
    return decided(
      alone >= 1000
        ? { type: 'set-goal', goal: 'calories', to: alone, by: null }
        : { type: 'ask-goal', goal: null, value: alone, lacks: 'which', sign: 0 },
    );
  if (at < 0) return usage;
  const goal = goalName(words[at]!)!;
  const values = words.toSpliced(at, 1).filter((word) => !UNITS.has(fold(word)));
  if (values.length !== 1) return usage;
  const value = withoutUnit(values[0]!);
  if (NONE.has(fold(value))) return decided({ type: 'set-goal', goal, to: null, by: null });
  // "1e9" is a number that somebody meant, and far too large.
  const number =
    value.toLowerCase().split('e').length === 2 && value.toLowerCase().split('e').every(isDigits)
      ? Number.MAX_SAFE_INTEGER
      : plainNumber(value);
  return number === null ? usage : decided({ type: 'set-goal', goal, to: number, by: null });
};

/** "2 000" is one number. */
const isThousands = (before: string | undefined, word: string): boolean => isDigit(before?.at(-1)) && word.length === 3 && isDigits(word);

/** "120g" */
function withoutUnit(value: string): string {
  const unit = GLUED_UNITS.find((one) => value.toLowerCase().endsWith(one) && isDigit(value.at(-one.length - 1)));
  return unit ? value.slice(0, -unit.length) : value;
}
const GLUED_UNITS = 'g gram grams kcal kcals cal cals calories'.split(' ');
