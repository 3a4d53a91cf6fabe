/** What words of a text, or ways of saying something, begin with: each pair of signs is a bit, so that most shapes are told not to stand in a text at a glance. */
export type Beginnings = Int32Array;

const [KINDS, BITS] = [40, 32];
const SIZE = (KINDS * KINDS) / BITS;
const [DIGITS, REST] = [26, 36];

/** Letters and digits by themselves; other signs, and the end of a text, share a few places. */
const kindOf = (code: number): number =>
  code >= 97 && code <= 122 ? code - 97 : code >= 48 && code <= 57 ? DIGITS + code - 48 : REST + (code === 32 ? 0 : 1 + (code % 3));

export const noBeginnings = (): Beginnings => new Int32Array(SIZE);

/** With one that begins with two signs; with any second one where it is not told. */
export function addBeginning(to: Beginnings, first: string, second: string | null): void {
  const row = kindOf(first.charCodeAt(0)) * KINDS;
  if (second !== null) set(to, row + kindOf(second.charCodeAt(0)));
  else for (let kind = 0; kind < KINDS; kind++) set(to, row + kind);
}

function set(to: Beginnings, bit: number): void {
  to[bit >> 5]! |= 1 << (bit & 31);
}

let lastText = '';
let last: Beginnings | null = null;

/** The beginnings of a text's words and of what stands between them; null at the first look, for only many shapes in turn are worth it. */
export function beginningsIn(text: string): Beginnings | null {
  if (text !== lastText) {
    [lastText, last] = [text, null];
    return null;
  }
  return (last ??= beginningsOf(text));
}

function beginningsOf(text: string): Beginnings {
  const found = noBeginnings();
  let kind = kindOf(text.charCodeAt(0));
  let isWord = false;
  for (let at = 0; at < text.length; at++) {
    const next = at + 1 < text.length ? kindOf(text.charCodeAt(at + 1)) : REST;
    // a place inside a word is none; signs that only look like letters are taken for what may begin
    if (!isWord || kind >= REST) set(found, kind * KINDS + next);
    isWord = kind < REST;
    kind = next;
  }
  return found;
}
