import { GOAL_NAMES, type GoalName } from '../../domain/goals.js';
import { decided } from '../hearing/hearing.js';
import { fold } from '../language.js';
import { plainNumber } from '../numbers.js';
import type { Command } from './command.js';

const NAMES: readonly (readonly [RegExp, GoalName])[] = [
  [/^(?:k?cals?|calories?|calores|kcals?|calorias?|energy)$/, 'calories'],
  [/^(?:proteins?|protiens?|protine|prot|proteines?|proteinas?)$/, 'protein'],
  [/^(?:carbs?|carbohydrates?|glucides?|carbohidratos?|carbos?)$/, 'carbs'],
  [/^(?:fats?|lipides?|gras|matieres? grasses?|grasas?)$/, 'fat'],
  [/^(?:sugars?|sucres?|azucar(?:es)?)$/, 'sugar'],
];

/** The goal that a word names, in any of the languages. */
export function goalName(word: string): GoalName | null {
  const folded = fold(word);
  return NAMES.find(([pattern]) => pattern.test(folded))?.[1] ?? GOAL_NAMES.find((name) => name === folded) ?? null;
}

/** /goal calories|protein|carbs|fat|sugar [number]; also with the two swapped, with a unit, and "off". */
export const goalCommand: Command = (rest) => {
  const usage = decided({ type: 'usage', command: 'goal' });
  const words = rest
    .trim()
    .replace(/(\d) (?=\d{3}\b)/g, '$1')
    .replace(/^(?:my|daily|set) /i, '')
    .split(/[\s:=]+/)
    .filter((word) => !/^(?:to|a|at|of|is|goal)$/i.test(word));
  const at = words.findIndex((word) => goalName(word) !== null);
  if (at < 0) return usage;
  const goal = goalName(words[at]!)!;
  const values = words.toSpliced(at, 1).filter((word) => !/^(?:g|grams?|grammes?|gramos|kcal|cal|calories|per|day|a|\/day)$/i.test(word));
  if (values.length !== 1) return usage;
  const value = values[0]!.replace(/(?<=\d)(?:g|grams?|kcals?|cals?|calories)$/i, '');
  if (/^(?:off|none|no|clear|remove|aucun|ninguno)$/i.test(value)) return decided({ type: 'set-goal', goal, to: null, by: null });
  // "1e9" is a number that somebody meant, and far too large.
  const number = /^\d+e\d+$/i.test(value) ? Number.MAX_SAFE_INTEGER : plainNumber(value);
  return number === null ? usage : decided({ type: 'set-goal', goal, to: number, by: null });
};
