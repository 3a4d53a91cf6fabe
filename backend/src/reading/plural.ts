import { ends, firstOf } from '../language/letters.js';

/** What is not counted by the piece. */
const UNCOUNTED =
  's rice milk juice coffee tea water bread toast bacon beef pork chicken fish salmon tuna butter cheese fruit soda coke corn pasta salad'.split(
    ' ',
  );

const JOINTS = 'with in and on of made over sunny & ('.split(' ').map((word) => ` ${word}`);

/** English plural of a food's name: of its last word, or of the word before "with", "in" or "and"; what is plural already or cannot be counted stays. */
export function plural(name: string): string {
  const to = firstOf(name, JOINTS);
  const [head, rest] = [name.slice(0, to), name.slice(to)];
  if ((ends(head, UNCOUNTED) || head.endsWith('less')) && (head.endsWith('less') || !ends(head, ['ss', 'us']))) return name;
  if (ends(head, ['s', 'x', 'z', 'ch', 'sh'])) return `${head}es${rest}`;
  if (head.endsWith('y') && !'aeiou'.includes(head.at(-2) ?? 'a')) return `${head.slice(0, -1)}ies${rest}`;
  if (ends(head, ['potato', 'tomato', 'mango'])) return `${head}es${rest}`;
  if (ends(head, ['loaf', 'leaf', 'half'])) return `${head.slice(0, -1)}ves${rest}`;
  return `${head}s${rest}`;
}
