import { addBeginning, noBeginnings, type Beginnings } from './beginnings.js';
import { isDigits } from './letters.js';
import { SHAPES } from './load-lexicons.js';
import { shapeParts, type ShapePart } from './shape-parts.js';
import { BLANK, DIGIT, LETTER, OTHER, signKind, signsIn } from './shape-signs.js';

/** What is to be done at a place: `go` tries places in order, `fill` takes signs until what follows fits. `of` are kinds of signs. */
export type Step =
  | { do: 'sign'; sign: string }
  | { do: 'gap' }
  | { do: 'some'; of: number; least: number; most: number }
  | { do: 'fill'; of: number; not: string }
  | { do: 'go'; to: readonly number[]; by: ReadonlyMap<string, readonly number[]>; else: readonly number[] }
  | { do: 'open'; slot: string }
  | { do: 'close'; slot: string }
  | { do: 'end' };

const SLOTS: Readonly<Record<string, readonly Step[]>> = {
  n: [{ do: 'some', of: DIGIT, least: 1, most: Infinity }],
  word: [{ do: 'some', of: LETTER | DIGIT, least: 1, most: Infinity }],
  letters: [{ do: 'some', of: LETTER, least: 1, most: Infinity }],
  plural: [
    { do: 'fill', of: LETTER, not: ' ' },
    { do: 'sign', sign: 's' },
  ],
  rest: [{ do: 'fill', of: LETTER | DIGIT | BLANK | OTHER, not: ' ,;:.!?-' }],
  tail: [{ do: 'fill', of: LETTER | DIGIT | BLANK | OTHER, not: '' }],
  phrase: [{ do: 'fill', of: LETTER | BLANK, not: ' ' }],
};
/** The signs that a slot of digits or letters can begin with. */
const LETTERS_AND_DIGITS = [...'0123456789abcdefghijklmnopqrstuvwxyz'];

/** The ways of a list of `data/language/shapes.yaml`, in all languages. */
export function waysNamed(name: string): string[] {
  const lists = SHAPES[name];
  if (!lists) throw new Error(`shapes.yaml has no list "${name}"`);
  return Object.values(lists).flatMap((list) => list.split('\n').filter((way) => way !== ''));
}

/** `n3`: three digits; `n1-3`: one to three. */
function digitsOf(kind: string): Step[] | null {
  const [least = '', most = least] = kind.slice(1).split('-');
  return kind[0] === 'n' && isDigits(least) ? [{ do: 'some', of: DIGIT, least: Number(least), most: Number(most) }] : null;
}

/** What is to be done to find one of the ways, told when asked; the pairs of signs that they begin with (null: any), and the signs that stand in each (`signsIn`). */
export function stepsOf(ways: readonly string[]): { steps: () => readonly Step[]; begun: Beginnings | null; needs: number } {
  const steps: Step[] = [];
  choice(ways.map(shapeParts));
  steps.push({ do: 'end' });
  return {
    steps: () => steps.map((step) => (step.do === 'go' ? withSigns(step.to) : step)),
    begun: begunWith(),
    needs: needsFrom(0, new Map()),
  };

  function go(to: number[]): number {
    steps.push({ do: 'go', to, by: new Map(), else: [] });
    return steps.length - 1;
  }

  function choice(of: readonly (readonly ShapePart[])[]): void {
    const to: number[] = [];
    go(to);
    const ends: number[][] = [];
    for (const parts of of) {
      to.push(steps.length);
      parts.forEach(add);
      const end: number[] = [];
      go(end);
      ends.push(end);
    }
    for (const end of ends) end.push(steps.length);
  }

  function add(part: ShapePart): void {
    if (part.is === 'sign') steps.push({ do: 'sign', sign: part.sign });
    else if (part.is === 'gap') steps.push({ do: 'gap' });
    else if (part.is === 'choice') choice(part.of);
    else if (part.is === 'again') {
      const to: number[] = [];
      const start = go(to);
      to.push(steps.length);
      choice(part.of);
      go([start]);
      to.push(steps.length);
    } else {
      steps.push({ do: 'open', slot: part.name });
      const own = SLOTS[part.kind] ?? digitsOf(part.kind);
      if (own) steps.push(...own);
      else choice(waysNamed(part.kind).map(shapeParts));
      steps.push({ do: 'close', slot: part.name });
    }
  }

  /** The places by the sign that each can begin with, so that most are never tried. */
  function withSigns(to: readonly number[]): Step {
    const begun = to.map((place) => ({ place, signs: signsAt(place, new Set()) }));
    const otherwise = begun.filter(({ signs }) => signs === null).map(({ place }) => place);
    const by = new Map<string, number[]>();
    for (const { signs } of begun)
      for (const sign of signs ?? [])
        by.set(
          sign,
          begun.filter((one) => one.signs === null || one.signs.has(sign)).map(({ place }) => place),
        );
    return { do: 'go', to, by, else: otherwise };
  }

  /** The signs that a place can begin with; null: any, or none. */
  function signsAt(place: number, seen: Set<number>): ReadonlySet<string> | null {
    const step = steps[place]!;
    if (step.do === 'sign') return new Set(step.sign);
    if (step.do === 'open' || step.do === 'close') return signsAt(place + 1, seen);
    if (step.do === 'gap') {
      const behind = signsAt(place + 1, seen);
      return behind && new Set([' ', ...behind]);
    }
    if (step.do === 'some') return new Set(LETTERS_AND_DIGITS.filter((sign) => (signKind(sign.charCodeAt(0)) & step.of) !== 0));
    if (step.do !== 'go') return null;
    if (seen.has(place)) return new Set();
    seen.add(place);
    const signs = new Set<string>();
    for (const next of step.to) {
      const more = signsAt(next, seen);
      if (more === null) return null;
      for (const sign of more) signs.add(sign);
    }
    return signs;
  }

  /** The pairs of signs that the ways begin with; null: any. */
  function begunWith(): Beginnings | null {
    const found = noBeginnings();
    const firsts = firstsAt(0, new Set());
    for (const { sign, next } of firsts ?? []) {
      const seconds = next === null ? null : signsAt(next, new Set());
      if (seconds === null) addBeginning(found, sign, null);
      else for (const second of seconds) addBeginning(found, sign, second);
    }
    return firsts === null ? null : found;
  }

  /** The signs that a place can begin with, and where each goes on; null: any, or none. */
  function firstsAt(place: number, seen: Set<number>): { sign: string; next: number | null }[] | null {
    const step = steps[place]!;
    if (step.do === 'sign') return [{ sign: step.sign, next: place + 1 }];
    if (step.do === 'open' || step.do === 'close') return firstsAt(place + 1, seen);
    if (step.do === 'gap') {
      const behind = firstsAt(place + 1, seen);
      return behind && [{ sign: ' ', next: place + 1 }, ...behind];
    }
    if (step.do === 'some') return [...signsAt(place, seen)!].map((sign) => ({ sign, next: null }));
    if (step.do !== 'go') return null;
    if (seen.has(place)) return [];
    seen.add(place);
    const all = step.to.map((next) => firstsAt(next, seen));
    return all.some((one) => one === null) ? null : all.flatMap((one) => one!);
  }

  /** The signs that stand on every way from a place on. */
  function needsFrom(place: number, known: Map<number, number>): number {
    const before = known.get(place);
    if (before !== undefined) return before;
    // What leads back leads on from there, too.
    known.set(place, ANY_SIGNS);
    const step = steps[place]!;
    let needs = 0;
    if (step.do === 'go') needs = step.to.reduce((all, next) => all & needsFrom(next, known), ANY_SIGNS);
    else if (step.do !== 'end') needs = signsOf(step) | needsFrom(place + 1, known);
    known.set(place, needs);
    return needs;
  }
}

const ANY_SIGNS = -1;

function signsOf(step: Step): number {
  if (step.do === 'sign') return signsIn(step.sign);
  return step.do === 'some' && step.of === DIGIT ? signsIn('0') : 0;
}
