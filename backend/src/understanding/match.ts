import type { Chart } from '../language/chart.js';
import type { Span } from '../language/span.js';
import type { Part, Sentence } from './sentence.js';

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

interface State {
  at: number;
  bindings: Bindings;
  concepts: readonly string[];
}

/** All ways in which a template fits from a token on. */
export function matchesAt(sentence: Sentence, chart: Chart, from: number, slots: SlotSpans): Match[] {
  const start: State = { at: from, bindings: {}, concepts: [] };
  return through(sentence.parts, [start])
    .filter((state) => state.at > from)
    .map(({ at, bindings, concepts }) => ({ sentence, from, to: at, bindings, said: concepts.length, concepts }));

  function through(parts: readonly Part[], states: readonly State[]): State[] {
    let now = [...states];
    for (const part of parts) {
      now = unique(now.flatMap((state) => step(part, state))).slice(0, MOST);
      if (now.length === 0) return now;
    }
    return now;
  }

  function step(part: Part, state: State): State[] {
    if (part.is === 'maybe') return [...through(part.parts, [state]), state];
    if (part.is === 'one-of') return part.choices.flatMap((choice) => through(choice, [state]));
    const marks = part.is === 'concept' || state.concepts.length > 0;
    const places = state.at === from ? [state.at] : passed(chart, state.at, marks, 'item' in state.bindings);
    return places.flatMap((at) =>
      part.is === 'concept'
        ? (chart.at[at] ?? [])
            .filter((span) => span.kind === part.name)
            .map((span) => ({ ...state, at: span.to, concepts: [...state.concepts, part.name] }))
        : slots(part.kind, at).map((span) => ({ ...state, at: span.to, bindings: { ...state.bindings, [part.name]: span } })),
    );
  }
}

/** Where the next part may begin: here, or behind words that say nothing. */
function passed(chart: Chart, at: number, marks: boolean, named: boolean): number[] {
  const out = new Set([at]);
  for (const place of out) {
    const mark = chart.tokens[place]?.word ?? '';
    if ((marks ? MARKS.has(mark) : named && mark === ':') && out.size < 8) out.add(place + 1);
    for (const span of chart.at[place] ?? []) if (LIGHT.has(span.kind) && out.size < 8) out.add(span.to);
  }
  return [...out];
}

function unique(states: State[]): State[] {
  const seen = new Set<string>();
  return states.filter((state) => {
    const key = `${state.at}|${Object.entries(state.bindings)
      .map(([name, span]) => `${name}${span.from}-${span.to}-${JSON.stringify(span.value)}`)
      .join()}|${state.concepts.length}`;
    return !seen.has(key) && seen.add(key);
  });
}
