import type { Chart } from '../language/chart.js';
import type { Span } from '../language/span.js';
import { DEAR, type Part, type Sentence } from './sentence.js';

export type Bindings = Readonly<Record<string, Span>>;

/** One way in which a template fits a stretch of the text. */
export interface Match {
  sentence: Sentence;
  from: number;
  to: number;
  bindings: Bindings;
  /** How many concepts of the template were said, the measure of how particular it is. */
  said: number;
  /** Concepts that were said, by name. */
  concepts: readonly string[];
}

/** Spans for a slot that begin at a token; what a conversation knows (its foods, its entries) is asked for here. */
export type SlotSpans = (kind: string, at: number) => readonly Span[];

/** Concepts that may stand between the parts of any sentence. */
const LIGHT = new Set(['filler', 'determiner', 'article']);
/** Marks that may stand inside a sentence. */
const MARKS = new Set([',', '.', ';', ':', '-']);
/** More ways than this to fit one template at one place are noise. */
const MOST = 24;
/** So many places at most are looked at behind words that say nothing. */
const MOST_PLACES = 8;

/** Behind a concept marks may stand. */
const ANY_MARKS: readonly string[] = [''];
/** Of the slots of a text, by the place where they would end: whether the rest of their sentence may be said there. */
const follows = new WeakMap<SlotSpans, Map<Part, boolean[]>>();

interface State {
  at: number;
  bindings: Bindings;
  concepts: readonly string[];
}

/** All ways in which a template fits from a token on. */
export function matchesAt(sentence: Sentence, chart: Chart, from: number, slots: SlotSpans): Match[] {
  const matches: Match[] = [];
  for (const { at, bindings, concepts } of through(sentence.parts, [{ at: from, bindings: {}, concepts: [] }]))
    if (at > from) matches.push({ sentence, from, to: at, bindings, said: concepts.length, concepts });
  return matches;

  function through(parts: readonly Part[], states: readonly State[]): readonly State[] {
    let now = states;
    for (const [i, part] of parts.entries()) {
      const next: State[] = [];
      const told = part.is === 'slot' && DEAR.has(part.kind) ? now.filter((state) => goesOn(part, parts, i, state.at)) : now;
      for (const state of told) step(part, state, next);
      now = unique(next);
      if (now.length === 0) return now;
    }
    return now;
  }

  /** Whether what stands behind a slot that is dear to fill may be said where it could end at all: mostly it is not, and nothing need be looked for. */
  function goesOn(slot: Extract<Part, { is: 'slot' }>, parts: readonly Part[], i: number, at: number): boolean {
    if (i + 1 === parts.length) return true;
    let known = follows.get(slots);
    if (!known) follows.set(slots, (known = new Map<Part, boolean[]>()));
    let places = known.get(slot);
    if (!places) known.set(slot, (places = []));
    const rest = parts.slice(i + 1);
    const last = Math.min(chart.tokens.length, Math.max(...passed(chart, at, true, true)) + DEAR.get(slot.kind)!);
    for (let to = at + 1; to <= last; to += 1)
      if ((places[to] ??= through(rest, [{ at: to, bindings: {}, concepts: ANY_MARKS }]).length > 0)) return true;
    return false;
  }

  function step(part: Part, state: State, out: State[]): void {
    if (part.is === 'maybe') out.push(...through(part.parts, [state]), state);
    else if (part.is === 'one-of') for (const choice of part.choices) out.push(...through(choice, [state]));
    else if (state.at === from) take(part, state, from, out);
    else {
      const marks = part.is === 'concept' || state.concepts.length > 0;
      for (const at of passed(chart, state.at, marks, 'item' in state.bindings)) take(part, state, at, out);
    }
  }

  /** The states behind a part that begins at a token. */
  function take(part: Extract<Part, { is: 'concept' | 'slot' }>, state: State, at: number, out: State[]): void {
    if (part.is === 'slot') {
      for (const span of slots(part.kind, at)) out.push({ ...state, at: span.to, bindings: { ...state.bindings, [part.name]: span } });
      return;
    }
    for (const span of chart.at[at] ?? [])
      if (span.kind === part.name) out.push({ ...state, at: span.to, concepts: [...state.concepts, part.name] });
  }
}

/** Where the next part may begin: here, or behind words that say nothing. */
function passed(chart: Chart, at: number, marks: boolean, named: boolean): readonly number[] {
  const out = [at];
  for (const place of out) {
    const mark = chart.tokens[place]?.word ?? '';
    if (marks ? MARKS.has(mark) : named && mark === ':') add(out, place + 1);
    for (const span of chart.at[place] ?? []) if (LIGHT.has(span.kind)) add(out, span.to);
  }
  return out;
}

function add(places: number[], place: number): void {
  if (places.length < MOST_PLACES && !places.includes(place)) places.push(place);
}

/** Of states that are alike in all, the first; no more than are of use. */
function unique(states: readonly State[]): readonly State[] {
  if (states.length < 2) return states;
  const out: State[] = [];
  for (const state of states) {
    if (out.length === MOST) break;
    if (!out.some((one) => isSame(one, state))) out.push(state);
  }
  return out;
}

function isSame(a: State, b: State): boolean {
  if (a.at !== b.at || a.concepts.length !== b.concepts.length) return false;
  const [own, other] = [Object.entries(a.bindings), Object.entries(b.bindings)];
  return own.length === other.length && own.every(([name, span], i) => name === other[i]![0] && isSameSpan(span, other[i]![1]));
}

const isSameSpan = (a: Span, b: Span): boolean =>
  a === b || (a.from === b.from && a.to === b.to && (a.value === b.value || JSON.stringify(a.value) === JSON.stringify(b.value)));
