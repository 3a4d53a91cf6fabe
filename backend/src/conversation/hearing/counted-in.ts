import { fold } from '../../language/fold.js';
import { said, wordsIn } from '../../language/said.js';
import { isAllFood, SURE_FOOD } from '../matching-items.js';
import { readingContext } from '../turn-context.js';
import type { Rule } from './hearing.js';

const MOST_LENGTH = 160;
const ASKS = said('does-it-count');
const PUTS = said('put-it-down');
const LEADS = said('talk-lead');
const ENDS = ['? ', '. ', '! ', ', '];

/** "A half a grapefruit. Does that count? Put it down.": what was asked about is to be counted, and is read as any meal. */
export const hearCountedIn: Rule = (context) => {
  if (context.text.length > MOST_LENGTH || context.text.startsWith('/') || !context.text.includes('?')) return null;
  const clauses = ENDS.reduce((parts, mark) => parts.flatMap((part) => part.split(mark)), [`${context.text} `]);
  const whole = (clause: string) => wordsIn(fold(clause)).join(' ');
  const food = clauses.filter((clause) => ![ASKS, PUTS, LEADS].some((list) => list.has(whole(clause))) && whole(clause) !== '');
  const puts = clauses.some((clause) => PUTS.has(whole(clause)));
  const asks = clauses.some((clause) => ASKS.has(whole(clause)));
  const text = food.join(', ');
  return puts && asks && food.length > 0 && isAllFood(text, context, SURE_FOOD)
    ? { type: 'needs-reading', text, context: readingContext(context.snapshot, context.now), as: null }
    : null;
};
