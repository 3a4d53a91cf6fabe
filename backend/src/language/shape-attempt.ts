import { branchAt, CLOSE, END, FILL, GAP, GO, JUMP, OPEN, SIGN, SOME, WIDTH, type Code } from './shape-code.js';
import { atBorder, isOfWord, signKind } from './shape-signs.js';

/** Where something was said, and what its slots held. */
export interface Found {
  from: number;
  to: number;
  held: Readonly<Record<string, string>>;
}

const SPACE = 32;

/** Tries the steps of a shape in one text, from one place or several. No step is tried twice at the same place, so that the work stays linear in the text. */
export class Attempt {
  private readonly steps: Int32Array;
  private tried: Set<number> | null = null;
  private from = 0;
  private to = -1;
  /** Where each slot was begun last. */
  private readonly opened: number[] = [];
  /** The slots that are filled, one after another: which, from and to. */
  private readonly closed: number[] = [];

  /** `toEnd`: what is found ends the text, and not only at the border of a word. */
  constructor(
    private readonly code: Code,
    private readonly text: string,
    private readonly toEnd: boolean,
  ) {
    this.steps = code.steps;
  }

  at(from: number): Found | null {
    this.from = from;
    this.closed.length = 0;
    if (!this.fits(0, from)) return null;
    const { to, text } = this;
    return { from, to: to > from && text.charCodeAt(to - 1) === SPACE ? to - 1 : to, held: this.held() };
  }

  private held(): Record<string, string> {
    const held: Record<string, string> = {};
    for (let i = 0; i < this.closed.length; i += 3)
      held[this.code.slots[this.closed[i]!]!] = this.text.slice(this.closed[i + 1], this.closed[i + 2]).trimEnd();
    return held;
  }

  private isTried(step: number, at: number): boolean {
    const key = step * (this.text.length + 1) + at;
    this.tried ??= new Set();
    if (this.tried.has(key)) return true;
    this.tried.add(key);
    return false;
  }

  private fits(first: number, start: number): boolean {
    const { steps, text } = this;
    let at = start;
    for (let step = first; ; step++) {
      const place = step * WIDTH;
      const does = steps[place]!;
      const by = steps[place + 1]!;
      if (does === SIGN) {
        if (text.charCodeAt(at) !== by) return false;
        at += 1;
      } else if (does === JUMP) step = by - 1;
      else if (does === GAP) {
        if (text.charCodeAt(at) === SPACE) at += 1;
        else if (at > this.from && text.charCodeAt(at - 1) !== SPACE && isOfWord(text.charCodeAt(at))) return false;
      } else if (does === GO) {
        const places = branchAt(this.code.branches[by]!, text.charCodeAt(at));
        if (places.length === 0) return false;
        if (places.length > 1) return !this.isTried(step, at) && this.fitsOne(places, at);
        step = places[0]! - 1;
      } else if (does === SOME) {
        const end = this.taken(by, at, steps[place + 3]!);
        if (end - at < steps[place + 2]!) return false;
        at = end;
      } else if (does === OPEN) this.opened[by] = at;
      else if (does === CLOSE) return this.fitsBehind(step, by, at);
      else if (does === FILL) return !this.isTried(step, at) && this.fills(step, at);
      else return does === END && this.ends(at);
    }
  }

  /** Where signs of some kinds end, so many at most. */
  private taken(kinds: number, from: number, most: number): number {
    let at = from;
    while (at - from < most && (signKind(this.text.charCodeAt(at)) & kinds) !== 0) at += 1;
    return at;
  }

  private fitsOne(places: readonly number[], at: number): boolean {
    for (const place of places) if (this.fits(place, at)) return true;
    return false;
  }

  private fitsBehind(step: number, slot: number, at: number): boolean {
    this.closed.push(slot, this.opened[slot]!, at);
    if (this.fits(step + 1, at)) return true;
    this.closed.length -= 3;
    return false;
  }

  private fills(step: number, from: number): boolean {
    const { text, steps } = this;
    if (from >= text.length || this.code.nots[steps[step * WIDTH + 2]!]!.includes(text[from]!)) return false;
    const kinds = steps[step * WIDTH + 1]!;
    for (let at = from; at < text.length && (signKind(text.charCodeAt(at)) & kinds) !== 0;) if (this.fits(step + 1, (at += 1))) return true;
    return false;
  }

  private ends(at: number): boolean {
    if (this.toEnd ? at !== this.text.length : !atBorder(this.text, at)) return false;
    this.to = at;
    return true;
  }
}
