import { begins } from '../language/letters.js';
import { stanceOf } from './stance.js';

const MARKS = [',', '.', ';', '!', '?'];

/** "Half a sandwich (my son finished it)": what a bracket tells of others, or of what was not eaten, is a clause of its own. */
export function withBracketsTold(text: string): string {
  const from = text.indexOf('(');
  const to = text.indexOf(')', from);
  if (from < 0 || to < 0) return text;
  const inside = text.slice(from + 1, to);
  const stance = stanceOf(inside);
  const told = from > 0 && (stance === 'others' || stance === 'not');
  const behind = withBracketsTold(text.slice(to + 1));
  if (!told) return text.slice(0, to + 1) + behind;
  return `${text.slice(0, from).trimEnd()}, ${inside}${begins(behind.trimStart(), MARKS) || behind.trim() === '' ? '' : ','}${behind}`;
}
