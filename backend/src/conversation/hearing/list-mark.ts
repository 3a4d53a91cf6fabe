import { namesFood } from '../matching-items.js';
import type { TurnContext } from '../turn-context.js';

const DIGITS = '123456789';
/** So sure the rest must be food: "5. scale lied" puts right. */
const SURE = 0.8;

/** "2. quinoa", "3) broccoli" without its mark: one line of a list that comes in several texts, and no two of anything. */
export function withoutListMark(context: TurnContext): string {
  const { text } = context;
  const [number, mark, space] = text;
  const isMark = number !== undefined && DIGITS.includes(number) && (mark === '.' || mark === ')') && space === ' ';
  const open = context.snapshot.pending?.options.length;
  const rest = text.slice(3);
  return isMark && !open && !text.includes('\n') && namesFood(rest, context, SURE) ? rest : text;
}
