import { addBeginning, beginningsIn, noBeginnings, type Beginnings } from './beginnings.js';
import { isDigit, isDigits, isLetter } from './letters.js';
import { SHAPES } from './load-lexicons.js';
import { shapeParts, type ShapePart } from './shape-parts.js';

/** Where something was said, and what its slots held. */
export interface Found {
  from: number;
  to: number;
  held: Readonly<Record<string, string>>;
}

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
}

const PLAIN_SIGNS = 128;

/** What is to be done at a place: `go` tries places in order, `fill` takes signs until what follows fits. */
type Step =
  | { do: 'sign'; sign: string }
  | { do: 'gap' }
  | { do: 'some'; of: (sign: string | undefined) => boolean; least: number; most: number }
  | { do: 'fill'; of: (sign: string) => boolean; not: string }
  | { do: 'go'; to: readonly number[]; by: ReadonlyMap<string, readonly number[]>; else: readonly number[] }
  | { do: 'open'; slot: string }
  | { do: 'close'; slot: string }
  | { do: 'end' };

export const isWordSign = (sign: string | undefined): boolean =>
  isDigit(sign) || isLetter(sign) || sign === '_' || (sign !== undefined && sign >= 'A' && sign <= 'Z');
const atBorder = (text: string, at: number): boolean => !(isWordSign(text[at - 1]) && isWordSign(text[at]));
const isLetterOrDigit = (sign: string | undefined): boolean => isLetter(sign) || isDigit(sign);

/** The ways of a list of `data/language/shapes.yaml`, in all languages. */
export const shape = (name: string): Shape => shapeOf(waysNamed(name));

function waysNamed(name: string): string[] {
  const lists = SHAPES[name];
  if (!lists) throw new Error(`shapes.yaml has no list "${name}"`);
  return Object.values(lists).flatMap((list) => list.split('\n').filter((way) => way !== ''));
}

export function shapeOf(ways: readonly string[]): Shape {
  const { steps, begun: beginnings } = stepsOf(ways);
  const first = steps[0] as Extract<Step, { do: 'go' }>;
  // Most places are passed over by their first sign.
  const begun = Uint8Array.from({ length: PLAIN_SIGNS }, (_, code) => (first.by.get(String.fromCharCode(code)) ?? first.else).length);
  const hears = (text: string, at: number): boolean => (begun[text.charCodeAt(at)] ?? first.else.length) > 0;
  const at = (text: string, from: number, isEnd: (to: number) => boolean) =>
    hears(text, from) ? run(steps, text, from, isEnd, new Set()) : null;
  const mayStand = standsBy(beginnings);
  const search = (text: string, from: number, isEnd: (to: number) => boolean): Found | null => {
    if (!mayStand(text)) return null;
    const tried = new Set<number>();
    for (let i = from; i < text.length; i++) {
      const found = hears(text, i) && atBorder(text, i) ? run(steps, text, i, isEnd, tried) : null;
      if (found && found.to > found.from) return found;
    }
    return null;
  };
  return {
    whole: (text) => at(text, 0, (to) => to === text.length),
    leads: (text) => at(text, 0, (to) => atBorder(text, to)),
    ends: (text, from = 0) => search(text, from, (to) => to === text.length),
    find: (text, from = 0) => search(text, from, (to) => atBorder(text, to)),
  };
}

/** Whether one of its beginnings is one of a text's. */
function standsBy(beginnings: Beginnings | null): (text: string) => boolean {
  if (beginnings === null) return () => true;
  const own = [...beginnings.keys()].filter((at) => beginnings[at] !== 0);
  return (text) => {
    if (text === '') return false;
    const known = beginningsIn(text);
    if (known === null) return true;
    for (const at of own) if ((beginnings[at]! & known[at]!) !== 0) return true;
    return false;
  };
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

/** Tries the steps from a place on. No step is tried twice at the same place, so that the work stays linear in the text. */
function run(steps: readonly Step[], text: string, from: number, isEnd: (to: number) => boolean, tried: Set<number>): Found | null {
  const held: Record<string, string> = {};
  const opened: Record<string, number> = {};
  let to = -1;
  return fits(0, from) ? { from, to: to > from && text[to - 1] === ' ' ? to - 1 : to, held } : null;

  function isTried(step: number, at: number): boolean {
    const key = step * (text.length + 1) + at;
    if (tried.has(key)) return true;
    tried.add(key);
    return false;
  }

  function fits(step: number, at: number): boolean {
    for (; ; step++) {
      const one = steps[step]!;
      if (one.do === 'sign') {
        if (text[at] !== one.sign) return false;
        at += 1;
      } else if (one.do === 'gap') {
        if (text[at] === ' ') at += 1;
        else if (at > from && text[at - 1] !== ' ' && isWordSign(text[at])) return false;
      } else if (one.do === 'some') {
        let end = at;
        while (end - at < one.most && one.of(text[end])) end += 1;
        if (end - at < one.least) return false;
        at = end;
      } else if (one.do === 'end') {
        if (!isEnd(at)) return false;
        to = at;
        return true;
      } else if (one.do === 'open') opened[one.slot] = at;
      else if (one.do === 'close') {
        const [before, start] = [held[one.slot], opened[one.slot]!];
        held[one.slot] = text.slice(start, at).trimEnd();
        if (fits(step + 1, at)) return true;
        if (before === undefined) delete held[one.slot];
        else held[one.slot] = before;
        return false;
      } else {
        const places = one.do === 'go' ? (one.by.get(text[at] ?? '') ?? one.else) : null;
        if (places?.length === 1) {
          step = places[0]! - 1;
          continue;
        }
        if (places?.length === 0 || isTried(step, at)) return false;
        if (places) return places.some((next) => fits(next, at));
        if (one.do !== 'fill' || one.not.includes(text[at] ?? ' ')) return false;
        while (at < text.length && one.of(text[at]!)) if (fits(step + 1, (at += 1))) return true;
        return false;
      }
    }
  }
}

const SLOTS: Readonly<Record<string, readonly Step[]>> = {
  n: [{ do: 'some', of: isDigit, least: 1, most: Infinity }],
  word: [{ do: 'some', of: isLetterOrDigit, least: 1, most: Infinity }],
  letters: [{ do: 'some', of: isLetter, least: 1, most: Infinity }],
  plural: [
    { do: 'fill', of: isLetter, not: ' ' },
    { do: 'sign', sign: 's' },
  ],
  rest: [{ do: 'fill', of: (sign) => sign !== '\n', not: ' ,;:.!?-' }],
  tail: [{ do: 'fill', of: (sign) => sign !== '\n', not: '' }],
  phrase: [{ do: 'fill', of: (sign) => sign === ' ' || isLetter(sign), not: ' ' }],
};

/** `n3`: three digits; `n1-3`: one to three. */
function digitsOf(kind: string): Step[] | null {
  const [least = '', most = least] = kind.slice(1).split('-');
  return kind[0] === 'n' && isDigits(least) ? [{ do: 'some', of: isDigit, least: Number(least), most: Number(most) }] : null;
}

function stepsOf(ways: readonly string[]): { steps: readonly Step[]; begun: Beginnings | null } {
  const steps: Step[] = [];
  choice(ways.map(shapeParts));
  steps.push({ do: 'end' });
  for (const [at, step] of steps.entries()) if (step.do === 'go') steps[at] = withSigns(step.to);
  return { steps, begun: begunWith() };

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
    if (step.do === 'some') return new Set([...'0123456789abcdefghijklmnopqrstuvwxyz'].filter(step.of));
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
    if (step.do === 'some') return [...signsAt(place, seen)!].map((sign) => ({ sign, next: null }));
    if (step.do !== 'go') return null;
    if (seen.has(place)) return [];
    seen.add(place);
    const all = step.to.map((next) => firstsAt(next, seen));
    return all.some((one) => one === null) ? null : all.flatMap((one) => one!);
  }
}
