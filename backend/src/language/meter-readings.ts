import type { Lexicon } from './lexicon.js';
import { LEXICONS, METERS } from './load-lexicons.js';
import { digits } from './number-spans.js';
import type { Token } from './token.js';

const LANGUAGES = ['en', 'fr', 'es'] as const;
/** Blood glucose in mg/dl, and in mmol/l, which has a decimal; what is surely of a meter may be further out. */
const LEAST = 30;
const MOST = 600;
const FURTHEST = 1500;
const LEAST_MMOL = 2;
const MOST_MMOL = 34;
const MG_OF_MMOL = 18;
/** Words between the meter and its number: "fasting", "was at", "hit". */
const MOST_LINKS = 4;

/**
 * What a meter showed, as stretches of tokens: "bg 142", "my sugar was 68", "glucose 5.4 mmol", "sugar was low". Never food. "Sugar" alone is one only where
 * its sentence begins with it or links it to the number.
 */
export function meterReadings(tokens: readonly Token[]): MeterReading[] {
  const out: MeterReading[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const [first, ...others] = LANGUAGES.map((language) => readingAt(tokens, i, METERS[language], LEXICONS[language]));
    const longest = others.reduce((best, one) => (one.to > best.to ? one : best), first!);
    if (longest.to === 0) continue;
    out.push({ from: i, ...longest });
    i = longest.to - 1;
  }
  return out;
}

interface MeterReading {
  from: number;
  to: number;
  /** In mg/dl; null: in words, "low". */
  value: number | null;
}

const NONE = { to: 0, value: null };

/** Where a reading ends that begins here, and what it shows; 0: there is none. */
function readingAt(tokens: readonly Token[], from: number, lexicon: Lexicon, words: Lexicon): Omit<MeterReading, 'from'> {
  const sure = endOf(tokens, from, lexicon, 'meter');
  const maybe = sure === 0 ? endOf(tokens, from, lexicon, 'maybe') : 0;
  if (sure + maybe === 0) return NONE;
  let at = sure + maybe;
  for (let links = 0; links < MOST_LINKS; links++) {
    const next = endOf(tokens, at, lexicon, 'link');
    if (next === 0) break;
    at = next;
  }
  const begins = from === 0 || tokens[from - 1]!.is === 'mark';
  if (maybe > 0 && at === maybe && !begins) return NONE;
  // "sugar was low so i drank juice"
  const state = sure > 0 || at > maybe ? endOf(tokens, at, lexicon, 'state') : 0;
  if (state > 0) return { to: state, value: null };
  const unit = endOf(tokens, at + 1, lexicon, 'unit');
  const value = tokens[at]?.is === 'number' ? digits(tokens[at]!.word) : null;
  if (value === null || (unit === 0 && isMeasured(tokens, at + 1, words))) return NONE;
  // "Glycemie a 6": whole, and far too little for mg/dl
  const next = tokens[at + 1];
  const whole = sure > 0 && tokens[at - 1]!.is === 'word' && at > sure && (next === undefined || next.is === 'mark');
  const mmol = (sure > 0 || unit > 0) && value >= LEAST_MMOL && value <= MOST_MMOL && (unit > 0 || whole || !Number.isInteger(value));
  const fits = value >= LEAST && value <= (sure > 0 ? FURTHEST : MOST);
  return mmol || fits ? { to: Math.max(unit, at + 1), value: mmol ? value * MG_OF_MMOL : value } : NONE;
}

/** "Sugar 45 g" is of food. */
const isMeasured = (tokens: readonly Token[], at: number, { phrases }: Lexicon): boolean =>
  tokens[at]?.word === '%' ||
  (phrases.get(tokens[at]?.word ?? '') ?? []).some(({ kind, words }) => words.length === 1 && MEASURES.has(kind));
const MEASURES: ReadonlySet<string> = new Set(['unit', 'energy', 'nutrient', 'duration']);

function endOf(tokens: readonly Token[], at: number, { phrases }: Lexicon, kind: string): number {
  const fits = (phrases.get(tokens[at]?.word ?? '') ?? []).filter(
    (one) => one.kind === kind && one.words.every((word, i) => tokens[at + i]?.word === word),
  );
  return fits.length === 0 ? 0 : at + Math.max(...fits.map(({ words }) => words.length));
}
