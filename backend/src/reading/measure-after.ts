import type { ReadNumber } from './number-words.js';
import type { Token } from './tokens.js';

const HEAPED = new Set(['full', 'level', 'heaping', 'heaped', 'small', 'big']);

/** The measure of a number and where the amount ends: "cup", "a level cup", "cuillere a soupe", "and a half" behind it. */
export function measureAfter(
  tokens: readonly Token[],
  read: Pick<ReadNumber, 'next' | 'article' | 'share' | 'value'>,
): { measure: string | null; half: boolean; next: number } {
  const found = measureAt(tokens, unitAt(tokens, read.next), read);
  if (!found) return { measure: null, half: false, next: read.next };
  const half = !read.share && halfMore(tokens, found.next);
  return { measure: found.measure, half, next: half ? found.next + 3 : found.next };
}

/** Where the unit stands: behind a hyphen, behind "heaping". */
function unitAt(tokens: readonly Token[], next: number): number {
  const at = tokens[next]?.text === '-' && tokens[next + 1]?.measure ? next + 1 : next;
  const unit = HEAPED.has(tokens[at]?.text ?? '') ? tokens[at + 1] : undefined;
  return unit?.measure && unit.measure !== 'g' ? at + 1 : at;
}

function measureAt(
  tokens: readonly Token[],
  at: number,
  { article, value }: Pick<ReadNumber, 'article' | 'value'>,
): { measure: string; next: number } | null {
  const unit = tokens[at];
  if (!unit) return null;
  if (unit.measure && !measureIsWord(tokens, at, article)) return { measure: unit.measure, next: at + 1 };
  const spoon = spoonAt(tokens, at);
  if (spoon) return spoon;
  return unit.text === 'c' && (!unit.glued || value <= 4) && tokens[at + 1]?.kind === 'word' ? { measure: 'cup', next: at + 1 } : null;
}

/** "a g" or "2 once" style words that are no measures where they stand. */
function measureIsWord(tokens: readonly Token[], at: number, article: boolean): boolean {
  const { text } = tokens[at]!;
  if (text === 'pound' && tokens[at + 1]?.text === 'cake') return true;
  if (article && (text === 'g' || text === 'l' || text === 'once')) return true;
  return text === 'cup' && tokens[at + 1]?.stem === 'noodle';
}

/** French spoons: "cuillere a soupe", "c. a the", "cas". */
function spoonAt(tokens: readonly Token[], at: number): { measure: string; next: number } | null {
  const { text } = tokens[at]!;
  if (!/^(?:cuilleres?|cuilleree|c|cs|cas|cac)$/.test(text)) return null;
  if (text === 'cs' || text === 'cas') return { measure: 'tbsp', next: at + 1 };
  const rest = tokens
    .slice(at + 1, at + 5)
    .map((token) => token.text)
    .join(' ');
  const soup = /^(?:a |\. ?a )?(?:soupe|table)/.exec(rest);
  const tea = /^(?:a |\. ?a )?(?:the|cafe)/.exec(rest);
  const kind = soup ?? tea;
  return kind && { measure: soup ? 'tbsp' : 'tsp', next: at + 1 + kind[0].split(' ').length };
}

/** "A cup and a half of rice", "rice, a cup and a half". */
function halfMore(tokens: readonly Token[], at: number): boolean {
  const after = tokens[at + 3];
  return (
    tokens[at]?.text === 'and' &&
    tokens[at + 1]?.text === 'a' &&
    tokens[at + 2]?.text === 'half' &&
    (after === undefined || after.kind === 'empty' || after.kind === 'comma')
  );
}
