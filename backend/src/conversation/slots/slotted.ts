import { isDigit } from '../../language/letters.js';
import { wordsOf, type Chart } from '../../language/chart.js';
import type { Span } from '../../language/span.js';
import type { Language } from '../../reading/reading.js';
import { marginalsOf, type Model } from '../chain/model.js';
import { isFood } from '../../food/index.js';
import { stem } from '../targets.js';
import { modelOf } from '../chain/weights.js';
import { slotFeaturesOf } from './features.js';
import { SIZE, type Slot, SLOTS } from './slots.js';
import type { Standing } from './standing.js';

/** Neighbouring words of a text that fill one slot. */
export interface Filler {
  slot: Exclude<Slot, 'else'>;
  /** First token, and the one behind the last. */
  from: number;
  to: number;
  words: string;
  /** How likely the least certain of its words fills it; 0 to 1. */
  chance: number;
}

/** What a text fills, in order, and how likely its least certain word is rightly taken or left. */
export interface Slotted {
  fillers: readonly Filler[];
  chance: number;
  /** How likely the likeliest word fills any slot. */
  most: number;
  /** A food is named that fills none and does not stand. */
  leaves: boolean;
  /** Nothing is said but what fills a slot. */
  bare: boolean;
}

const COUNT = SLOTS.length;
const model = modelOf('slots', SIZE);
const modelWithin = modelOf('slots-within', SIZE);
const LITTLE: ReadonlySet<string> = new Set(['article', 'determiner', 'and', 'of', 'with', 'filler']);

/** What each word of a text fills that may be said of what stands. `within`: it is the rest of a text that has just told it. */
export const slottedOf = (chart: Chart, lang: Language, standing: Standing, within = false): Slotted =>
  slottedBy((within ? modelWithin : model)(), chart, lang, standing);

export function slottedBy(by: Model, chart: Chart, lang: Language, standing: Standing): Slotted {
  const { tags } = marginalsOf(by, slotFeaturesOf(chart, lang, standing));
  const { tokens } = chart;
  const best = tokens.map((_, at) => {
    let top = 0;
    for (let slot = 1; slot < COUNT; slot += 1) if (tags[at * COUNT + slot]! > tags[at * COUNT + top]!) top = slot;
    return { slot: SLOTS[top]!, chance: tags[at * COUNT + top]!, none: tags[at * COUNT]! };
  });
  const fillers: Filler[] = [];
  best.forEach(({ slot, chance }, at) => {
    if (slot === 'else') return;
    const last = fillers.at(-1);
    if (last && last.slot === slot && last.to === at) {
      last.to = at + 1;
      last.chance = Math.min(last.chance, chance);
    } else fillers.push({ slot, from: at, to: at + 1, words: '', chance });
  });
  for (const filler of fillers) {
    if (WIDENS[filler.slot]) widen(filler, chart, WIDENS[filler.slot]!);
    filler.words = wordsOf(chart, filler.from, filler.to);
  }
  return {
    fillers: fillers.filter((filler) => hasWords(filler) && !isAside(filler, chart)),
    chance: best.reduce((least, { chance }, at) => (tokens[at]!.is === 'mark' ? least : Math.min(least, chance)), 1),
    leaves: best.some(
      ({ slot }, at) =>
        slot === 'else' && tokens[at]!.is === 'word' && isFood(tokens[at]!.word) && !standing.last.has(stem(tokens[at]!.word)),
    ),
    bare: best.every(({ slot }, at) => slot !== 'else' || tokens[at]!.is === 'mark' || chart.at[at]!.some(({ kind }) => LITTLE.has(kind))),
    most: best.reduce((most, { none }) => Math.max(most, 1 - none), 0),
  };
}

/** "The day before yesterday" is told by all its words, and an amount with its unit. */
const WIDENS: Readonly<Partial<Record<Slot, ReadonlySet<string>>>> = {
  when: new Set(['when', 'day', 'time']),
  amount: new Set(['number', 'share', 'minutes', 'way', 'unit']),
  off: new Set(['number', 'share', 'unit']),
};

function widen(filler: Filler, chart: Chart, kinds: ReadonlySet<string>): void {
  for (const { kind, from, to } of spansAround(filler, chart))
    if (kinds.has(kind) && from <= filler.to && to > filler.from) {
      if (kind !== 'unit' && from === filler.to) continue;
      filler.from = Math.min(filler.from, from);
      filler.to = Math.max(filler.to, to);
    }
}

const hasWords = ({ words }: Filler): boolean => [...words].some((sign) => isDigit(sign) || sign.toLowerCase() !== sign.toUpperCase());

/** "One more thing" leads to what is said. */
const isAside = (filler: Filler, chart: Chart): boolean =>
  spansAround(filler, chart).some(
    ({ kind, from, to }) => LEADS.has(kind) && from <= filler.from && to >= filler.to && to - from > filler.to - filler.from,
  );
const LEADS: ReadonlySet<string> = new Set(['filler', 'aside', 'correct', 'tell-late']);

/** Spans that begin in a filler, right behind it, or a little before it. */
const spansAround = ({ from, to }: Filler, { at }: Chart): Span[] => at.slice(Math.max(0, from - BACK), to + 1).flat();
/** No span that is looked for has more words. */
const BACK = 6;
