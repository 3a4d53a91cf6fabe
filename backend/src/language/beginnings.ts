import { atBorder, signsIn } from './shape-signs.js';

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

/** Of several, which may stand in a text: those of a pair of signs are bits in one row. */
export class ByBeginnings {
  private readonly row: number;
  private readonly rows: Int32Array;

  constructor(of: readonly (Beginnings | null)[]) {
    this.row = Math.ceil(of.length / BITS);
    this.rows = new Int32Array(KINDS * KINDS * this.row);
    for (const [index, one] of of.entries())
      for (let pair = 0; pair < KINDS * KINDS; pair++) if (one === null || has(one, pair)) set(this.rows, pair * this.row * BITS + index);
  }

  /** A bit of each that may stand there; all of those that begin with anything, unless there is no text. */
  in(text: string): Int32Array {
    const found = new Int32Array(this.row);
    for (let at = 0; at < text.length; at++) {
      if (!atBorder(text, at)) continue;
      const from = pairAt(text, at) * this.row;
      for (let i = 0; i < this.row; i++) found[i]! |= this.rows[from + i]!;
    }
    return found;
  }
}

export const has = (set: Int32Array, bit: number): boolean => (set[bit >> 5]! & (1 << (bit & 31))) !== 0;

/** Whether what begins so may begin at a place of a text. */
export function mayBegin(beginnings: Beginnings, text: string, at: number): boolean {
  return has(beginnings, pairAt(text, at));
}

const PLAIN_SIGNS = 128;
const PLAIN = Uint8Array.from({ length: PLAIN_SIGNS }, (_, code) => kindOf(code));

function pairAt(text: string, at: number): number {
  const [first, second] = [text.charCodeAt(at), text.charCodeAt(at + 1)];
  const next = second < PLAIN_SIGNS ? PLAIN[second]! : at + 1 < text.length ? kindOf(second) : REST;
  return (first < PLAIN_SIGNS ? PLAIN[first]! : kindOf(first)) * KINDS + next;
}

/** What is known of the text that was looked at last: its signs, and where words may begin, with the pair of signs of each. */
let last: { text: string; signs: number; places: Places | null } = { text: '', signs: 0, places: null };
let lookedAgain = false;

/** Whether a text may have all of these signs (`signsIn`): not looked for at the first look, for only many shapes in turn are worth it. */
export function mayHave(text: string, signs: number): boolean {
  if (text !== last.text) {
    last = { text, signs: 0, places: null };
    lookedAgain = false;
    return true;
  }
  if (!lookedAgain) last.signs = signsIn(text);
  lookedAgain = true;
  return (signs & ~last.signs) === 0;
}

/** Where something may begin, ascending, and the pair of signs there. */
export interface Places {
  at: Int32Array;
  pairs: Int32Array;
}

/** The places of a text that is looked at by many shapes in turn; null where it was not looked at before. */
export function placesIn(text: string): Places | null {
  return lookedAgain && text === last.text ? (last.places ??= placesOf(text)) : null;
}

function placesOf(text: string): Places {
  const at: number[] = [];
  for (let i = 0; i < text.length; i++) if (atBorder(text, i)) at.push(i);
  return { at: Int32Array.from(at), pairs: Int32Array.from(at, (i) => pairAt(text, i)) };
}
