import { wordsIn } from '../../language/said.js';
import { shape } from '../../language/shape.js';
import type { TurnContext } from '../turn-context.js';

/** What stands before a name that is given. */
const LEADS: ReadonlySet<string> = new Set(
  'as called named name under call comme nomme appelle sous como llamalo nombre llamado'.split(' '),
);
/** What belongs to no name. */
const LIGHT: ReadonlySet<string> = new Set(
  'it that this my the a an to please pls plz thanks mon ma mes le la un une lo mi el por favor porfa'.split(' '),
);
const MOST_WORDS = 5;
const MARKS = [', ', '. ', '; ', '! '];
const MEAL_WORD = shape('meal-word');

/** "Save that last one as game day", "garde ça comme mon bol du midi": the words of the name, without what leads to it; null where none is told. */
export function nameGiven({ text }: Pick<TurnContext, 'text'>): string | null {
  const clauses = MARKS.reduce((parts, mark) => parts.flatMap((part) => part.split(mark)), [text.toLowerCase()]).map(wordsIn);
  const words = clauses.findLast((clause) => clause.some((word) => LEADS.has(word))) ?? [];
  const lead = words.findLastIndex((word) => LEADS.has(word));
  if (lead < 0) return null;
  const name = words.slice(lead + 1);
  while (name.length > 0 && LIGHT.has(name[0]!)) name.shift();
  while (name.length > 0 && LIGHT.has(name.at(-1)!)) name.pop();
  // "Call that my lunch, i ate late" says which meal it was.
  return name.length > 0 && name.length <= MOST_WORDS && !MEAL_WORD.whole(name.join(' ')) ? name.join(' ') : null;
}
