/** A part of a way of saying something. */
export type ShapePart =
  | { is: 'sign'; sign: string }
  /** A blank, or the border of a word where what would stand there is missing. */
  | { is: 'gap' }
  | { is: 'choice'; of: readonly (readonly ShapePart[])[] }
  /** Any number of these, one after another. */
  | { is: 'again'; of: readonly (readonly ShapePart[])[] }
  | { is: 'slot'; kind: string; name: string };

const CLOSES = { '(': ')', '[': ']', '<': '>' } as const;
const ENDS = '|)]>';

/** Reads `"<please|can you> log [it|that] as {rest:name}"`: `[ ]` may be missing, `( | )` is a choice, `< | >` any number of these; behind `\\` stands a sign as it is. */
export function shapeParts(text: string): readonly ShapePart[] {
  let at = 0;
  const parts = sequence();
  if (at < text.length) throw new Error(`"${text[at]}" is out of place in "${text}"`);
  return parts;

  function sequence(): ShapePart[] {
    const out: ShapePart[] = [];
    while (at < text.length && !ENDS.includes(text[at]!)) out.push(part(text[at++]!));
    return out;
  }

  function part(sign: string): ShapePart {
    if (sign === ' ') return { is: 'gap' };
    if (sign === '\\') return { is: 'sign', sign: text[at++]! };
    if (sign === '{') return slot();
    if (!(sign in CLOSES)) return { is: 'sign', sign };
    const of = [sequence()];
    while (text[at] === '|') {
      at += 1;
      of.push(sequence());
    }
    if (text[at++] !== CLOSES[sign as keyof typeof CLOSES]) throw new Error(`"${sign}" is not closed in "${text}"`);
    if (sign === '<') return { is: 'again', of };
    return { is: 'choice', of: sign === '[' ? [...of, []] : of };
  }

  function slot(): ShapePart {
    const end = text.indexOf('}', at);
    if (end < 0) throw new Error(`"{" is not closed in "${text}"`);
    const [kind = '', name = kind] = text.slice(at, end).split(':');
    at = end + 1;
    return { is: 'slot', kind, name };
  }
}
