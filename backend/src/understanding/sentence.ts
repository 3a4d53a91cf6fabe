import { splitAtBlanks } from '../language/letters.js';

/** A part of a sentence template. */
export type Part =
  | { is: 'concept'; name: string }
  /** What a slot holds is looked for by its kind; `name` tells two of a kind apart ("{food:new}"). */
  | { is: 'slot'; kind: string; name: string }
  | { is: 'maybe'; parts: readonly Part[] }
  | { is: 'one-of'; choices: readonly (readonly Part[])[] };

export interface Sentence {
  act: string;
  text: string;
  parts: readonly Part[];
}

const TOKEN = /[[\]()|]|\{[a-z-]+(?::[a-z-]+)?\}|[a-z][a-z-]*/g;

/** Reads templates such as `"[it] be [only] {amount} [of {item}]"`: words are concepts of the lexicon, `[ ]` may be missing, `( | )` is a choice. */
export function sentenceOf(act: string, text: string): Sentence {
  const tokens = text.match(TOKEN) ?? [];
  if (tokens.join('') !== splitAtBlanks(text).join('')) throw new Error(`not a sentence template: "${text}"`);
  let at = 0;
  const parts = sequence();
  if (at < tokens.length) throw new Error(`"${tokens[at]}" is out of place in "${text}"`);
  return { act, text, parts };

  function sequence(): Part[] {
    const out: Part[] = [];
    while (at < tokens.length && !['|', ')', ']'].includes(tokens[at]!)) out.push(part(tokens[at++]!));
    return out;
  }

  function part(token: string): Part {
    if (token === '[') return { is: 'maybe', parts: closed(choices(), ']') };
    if (token === '(') return closed(choices(), ')')[0]!;
    if (!token.startsWith('{')) return { is: 'concept', name: token };
    const [kind = '', name = kind] = token.slice(1, -1).split(':');
    return { is: 'slot', kind, name };
  }

  function choices(): Part[] {
    const all = [sequence()];
    while (tokens[at] === '|') {
      at += 1;
      all.push(sequence());
    }
    return all.length === 1 ? all[0]! : [{ is: 'one-of', choices: all }];
  }

  function closed(inner: Part[], mark: string): Part[] {
    if (tokens[at] !== mark) throw new Error(`"${mark}" is missing in "${text}"`);
    at += 1;
    return inner.length === 1 || mark === ']' ? inner : [{ is: 'one-of', choices: [inner] }];
  }
}

/** Kinds of spans without which a template cannot fit; what a conversation knows by itself is left out. */
export const neededBy = ({ parts }: Sentence): string[] =>
  parts.flatMap((part) => (part.is === 'concept' ? [part.name] : part.is === 'slot' && CHARTED.has(part.kind) ? [part.kind] : []));

/** Slots that the chart alone fills. */
export const CHARTED: ReadonlySet<string> = new Set(['number', 'kcal', 'figure', 'facts', 'minutes', 'way', 'share', 'when']);

/** Slots that are dear to fill, with how many tokens they hold at most. */
export const DEAR: ReadonlyMap<string, number> = new Map([
  ['food', 8],
  ['amount', 5],
]);
