import { has, mayBegin, mayHave, placesIn, type Beginnings, type Places } from './beginnings.js';
import { Attempt, type Found } from './shape-attempt.js';
import { codeOf, type Code } from './shape-code.js';
import { atBorder, isOfWord } from './shape-signs.js';
import { stepsOf, waysNamed } from './shape-steps.js';

export type { Found } from './shape-attempt.js';

/** The ways of saying one thing. The first that fits counts, and of a choice what stands first. */
export interface Shape {
  /** The text is that and nothing else. */
  whole: (text: string) => Found | null;
  /** The text begins with it, up to the border of a word. */
  leads: (text: string) => Found | null;
  /** The text ends in it. */
  ends: (text: string, from?: number) => Found | null;
  /** It stands anywhere, from the border of a word to another. */
  find: (text: string, from?: number) => Found | null;
  /** The pairs of signs that its ways begin with (null: any), and the signs that stand in each of them. */
  beginnings: Beginnings | null;
  needs: number;
}

export const isWordSign = (sign: string | undefined): boolean => sign !== undefined && isOfWord(sign.charCodeAt(0));

/** The ways of a list of `data/language/shapes.yaml`, in all languages. */
export const shape = (name: string): Shape => shapeOf(waysNamed(name));

export function shapeOf(ways: readonly string[]): Shape {
  // There are many, and the first text wants an answer: each is made ready when it is first looked for.
  let [told, made]: [ReturnType<typeof stepsOf> | null, Code | null] = [null, null];
  const of = () => (told ??= stepsOf(ways));
  const attemptAt = (text: string, toEnd: boolean) => new Attempt((made ??= codeOf(of().steps())), text, toEnd);
  // Most places are passed over by their first two signs.
  const hears = (beginnings: Beginnings | null, text: string, at: number): boolean => beginnings === null || mayBegin(beginnings, text, at);
  const first = (text: string, toEnd: boolean) => (text === '' || hears(of().begun, text, 0) ? attemptAt(text, toEnd).at(0) : null);
  const search = (text: string, from: number, toEnd: boolean): Found | null => {
    const { begun, needs } = of();
    if (!mayHave(text, needs)) return null;
    const places = placesIn(text);
    if (places) return searchAt(places, begun, text, from, toEnd);
    let attempt: Attempt | null = null;
    for (let i = from; i < text.length; i++) {
      if (!hears(begun, text, i) || !atBorder(text, i)) continue;
      const found = (attempt ??= attemptAt(text, toEnd)).at(i);
      if (found && found.to > found.from) return found;
    }
    return null;
  };
  const searchAt = ({ at, pairs }: Places, begun: Beginnings | null, text: string, from: number, toEnd: boolean): Found | null => {
    let attempt: Attempt | null = null;
    for (let k = firstFrom(at, from); k < at.length; k++) {
      if (begun !== null && !has(begun, pairs[k]!)) continue;
      const found = (attempt ??= attemptAt(text, toEnd)).at(at[k]!);
      if (found && found.to > found.from) return found;
    }
    return null;
  };
  return {
    whole: (text) => first(text, true),
    leads: (text) => first(text, false),
    ends: (text, from = 0) => search(text, from, true),
    find: (text, from = 0) => search(text, from, false),
    get beginnings() {
      return of().begun;
    },
    get needs() {
      return of().needs;
    },
  };
}

/** Which of ascending places is the first from one on. */
function firstFrom(places: Int32Array, from: number): number {
  let [low, high] = [0, from === 0 ? 0 : places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (places[middle]! < from) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Without what it begins with, where more follows. */
export function withoutLead(text: string, of: Shape): string {
  const rest = text.slice(of.leads(text)?.to ?? 0).trimStart();
  return rest === '' ? text : rest;
}

/** Without what it ends in, where more stands before. */
export function withoutEnd(text: string, of: Shape): string {
  const rest = text.slice(0, of.ends(text)?.from ?? text.length).trimEnd();
  return rest === '' ? text : rest;
}

/** With each place where it is said replaced. */
export function replacedIn(text: string, of: Shape, by: (found: Found) => string): string {
  let [out, done] = ['', 0];
  for (let found = of.find(text); found; found = of.find(text, found.to)) {
    out += text.slice(done, found.from) + by(found);
    done = found.to;
  }
  return out + text.slice(done);
}
