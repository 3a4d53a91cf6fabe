import { scaleItem } from './loose-amounts.js';
import type { MealClause } from './meal-clause.js';
import { NUMBER_WORDS } from './number-words.js';

const N = '(\\d+|two|three|four|five|six|eight|ten|deux|trois|dos|tres)';
const PARTED = new RegExp(`\\b(?:split|divided|portioned|shared|separated|cut)\\b[^.;\\n]{0,30}?\\b(?:over|into|in|between|among|amongst|by|across|for)\\s+(?:the )?${N}\\b(?: (?:of us|people|meals|ways|portions|servings|days|friends|parts|containers))?|\\b${N} ways\\b|\\bsplit ${N} ways\\b`);
const OF = new RegExp(`\\b(\\d+|one|un|uno|two) (?:of|out of|sur|de) (?:the )?${N} (?:servings?|portions?|pieces?|slices)\\b`);
const WITH_SOMEBODY = /\b(?:split|shared|halved|went halves on)\b[^.;\n]*\bwith (?:my |a |the )?(?:wife|husband|friend|bf|gf|boyfriend|girlfriend|partner|mom|dad|brother|sister|son|daughter|roommate|coworker|kid|hubby|buddy|him|her)\b/;

const numberOf = (word: string): number => NUMBER_WORDS[word] ?? (word === 'un' || word === 'uno' ? 1 : Number(word));

/** What was shared out: "a pound of turkey split over 4 meals", "1 of 6 servings", "split a pizza with my wife". */
export function shareOut(text: string, clauses: readonly MealClause[]): void {
  const share = shareIn(text, clauses);
  if (share === null) return;
  for (const clause of clauses) clause.items = clause.items.map((item) => scaleItem(item, share));
}

function shareIn(text: string, clauses: readonly MealClause[]): number | null {
  const items = clauses.flatMap((clause) => clause.items);
  if (items.length === 0) return null;
  const of = OF.exec(text);
  if (of) {
    const [some, all] = [numberOf(of[1]!), numberOf(of[2]!)];
    return some > 0 && all > some ? some / all : null;
  }
  const parted = PARTED.exec(text);
  if (parted) {
    const ways = numberOf(parted[1] ?? parted[2] ?? parted[3]!);
    return ways > 1 && ways <= 20 ? 1 / ways : null;
  }
  return WITH_SOMEBODY.test(text) && items.every((item) => item.quantity >= 1) ? 0.5 : null;
}
