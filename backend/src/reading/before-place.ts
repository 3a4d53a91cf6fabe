import { isWordSign } from '../language/shape.js';

/** The word right before a place. */
export function wordBefore(text: string, at: number): string {
  let to = at;
  while (to > 0 && text[to - 1]!.trim() === '') to--;
  let from = to;
  while (from > 0 && isWordSign(text[from - 1])) from--;
  return text.slice(from, to);
}

/** The word that a text begins with, if any. */
export function headWord(text: string): string {
  let to = 0;
  while (to < text.length && isWordSign(text[to])) to++;
  return text.slice(0, to);
}

/** Whether a place is the start of the text or of a piece of it: "breakfast eggs, lunch wrap" tells two meals. */
export function startsPiece(text: string, at: number): boolean {
  let from = at;
  while (from > 0 && text[from - 1]!.trim() === '') if (text[--from] === '\n') return true;
  return from === 0 || ',;.'.includes(text[from - 1]!);
}

/** The words before a place that no mark parts from it. */
export function stretchBefore(text: string, at: number): string {
  let from = at;
  while (from > 0 && !',.;\n'.includes(text[from - 1]!)) from--;
  return text.slice(from, at);
}
