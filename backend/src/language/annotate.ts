import type { Chart } from './chart.js';
import { factsSpans } from './facts-spans.js';
import type { Lexicon } from './lexicon.js';
import { numbersAt } from './number-spans.js';
import type { Figure, Span } from './span.js';
import { clocksAt, daysAt, whenAt, type Moment } from './time-spans.js';
import { tokenise, type Token } from './token.js';

/** Values of the lexicon that are numbers. */
const NUMERIC = new Set(['past', 'past-hour', 'number', 'fraction', 'share', 'ordinal', 'weekday', 'month', 'day']);
/** What may stand between the parts of a point in time. */
const JOINS = new Set(['when-join', 'determiner', 'in', 'of-day', 'only', 'filler']);

/** Annotates a text once with the words of these languages. `mended` writes a misspelt word as a word of theirs; null leaves it. */
export function annotate(
  text: string,
  lexicons: readonly Lexicon[],
  moment: Moment,
  mended: (word: string) => string | null = () => null,
): Chart {
  const contractions = lexicons[0]?.contractions ?? new Map<string, readonly string[]>();
  const tokens = tokenise(text, contractions).map((token) =>
    token.is === 'word' ? { ...token, word: mended(token.word) ?? token.word } : token,
  );
  const at: Span[][] = tokens.map((_, i) => phrasesAt(tokens, i, lexicons));
  for (const i of tokens.keys()) at[i] = [...at[i]!.filter((span) => span.kind !== 'number'), ...numbersAt(tokens, i, at)];
  for (const i of tokens.keys()) at[i]!.push(...daysAt(tokens, i, at, moment));
  for (const i of tokens.keys()) at[i]!.push(...clocksAt(tokens, i, at, moment, behindAt(at, i)));
  for (const i of tokens.keys()) at[i]!.push(...fromTo(tokens, i, at));
  for (const i of tokens.keys()) at[i]!.push(...whenAt(i, at, JOINS), ...measuredAt(i, at), ...percentAt(tokens, i, at));
  if (tokens.filter(({ is }) => is === 'number').length > 1)
    for (const span of factsSpans(text, tokens, at, lexicons)) at[span.from]!.push(span);
  return { text, tokens, at };
}

function phrasesAt(tokens: readonly Token[], from: number, lexicons: readonly Lexicon[]): Span[] {
  const out: Span[] = [];
  for (const { phrases } of lexicons)
    for (const { words, kind, value } of phrases.get(tokens[from]!.word) ?? [])
      if (stands(words, tokens, from))
        out.push({ kind, from, to: from + words.length, value: value !== null && NUMERIC.has(kind) ? Number(value) : value });
  return out;
}

/** Whether the words of a phrase whose first stands at a place follow there. */
function stands(words: readonly string[], tokens: readonly Token[], from: number): boolean {
  for (let i = 1; i < words.length; i++) if (tokens[from + i]?.word !== words[i]) return false;
  return true;
}

/** A bare hour stands behind "at", "around" and the like. */
const behindAt = (at: readonly (readonly Span[])[], i: number): boolean =>
  at.slice(Math.max(0, i - 2), i).some((spans) => spans.some((span) => (span.kind === 'hour-lead' || span.kind === 'to') && span.to <= i));

/** Numbers with what they measure: kilocalories, minutes, a distance, grams of a nutrient, a share in figures. */
function measuredAt(from: number, at: readonly (readonly Span[])[]): Span[] {
  const out: Span[] = [];
  const [spans, skip] = [at[from]!, (i: number) => lightEnd(at, i)];
  for (const span of spans.filter(({ kind }) => kind === 'number')) {
    const value = span.value as number;
    for (const unit of at[span.to] ?? []) {
      if (unit.kind === 'energy') out.push({ kind: 'kcal', from, to: unit.to, value: kcal(value, unit) });
      if (unit.kind === 'duration') out.push(...lasting(from, value, unit, at));
      if (unit.kind === 'distance') out.push({ kind: 'way', from, to: unit.to, value: `${value} ${unit.value as string}` });
      if (unit.kind === 'unit' && unit.value === 'g') out.push(...figures(from, value, skip(unit.to), at));
      if (unit.kind === 'nutrient') out.push(figure(from, unit.to, unit.value as string, value));
      if (unit.kind === 'fraction' && value < 8) out.push({ kind: 'share', from, to: unit.to, value: value * (unit.value as number) });
    }
    if (value > 0 && value < 1) out.push({ kind: 'share', from, to: span.to, value });
  }
  out.push(...hoursSaid(from, at), ...partsOfHour(from, at));
  for (const label of spans.filter(({ kind }) => kind === 'nutrient')) {
    for (const i of new Set([label.to, skip(label.to), ...copulas(at, label.to)]))
      for (const span of at[i] ?? [])
        // "The carbs one" tells none.
        if (span.kind === 'number' && !at[i]!.some(({ kind, to }) => kind === 'generic' && to === span.to)) {
          const unit = at[span.to]?.find((one) => one.kind === 'unit' && one.value === 'g');
          out.push(figure(from, unit?.to ?? span.to, label.value as string, span.value as number));
        }
  }
  for (const energy of spans.filter(({ kind }) => kind === 'energy'))
    for (const i of [energy.to, ...copulas(at, energy.to)])
      for (const span of at[i] ?? [])
        if (span.kind === 'number') out.push({ kind: 'kcal', from, to: span.to, value: kcal(span.value as number, energy) });
  return out;
}

const kcal = (value: number, unit: Span): number => (unit.value === 'kj' ? Math.round(value / 4.184) : value);

const copulas = (at: readonly (readonly Span[])[], i: number): number[] =>
  (at[i] ?? []).filter((span) => span.kind === 'be' || span.kind === 'says' || span.kind === 'to').map((span) => span.to);

/** The end of "of", "de" and the like. */
const lightEnd = (at: readonly (readonly Span[])[], i: number): number =>
  Math.max(i, ...(at[i] ?? []).filter((span) => span.kind === 'determiner' || span.kind === 'in').map((span) => span.to));

const figures = (from: number, grams: number, i: number, at: readonly (readonly Span[])[]): Span[] =>
  (at[i] ?? []).filter(({ kind }) => kind === 'nutrient').map((span) => figure(from, span.to, span.value as string, grams));

function figure(from: number, to: number, nutrient: string, grams: number): Span {
  const value: Figure = { nutrient, grams };
  return { kind: 'figure', from, to, value };
}

/** "1 h 20", "45 min", "an hour and a half". */
function lasting(from: number, value: number, unit: Span, at: readonly (readonly Span[])[]): Span[] {
  const minutes = unit.value === 'hour' ? value * 60 : value;
  const out: Span[] = [{ kind: 'minutes', from, to: unit.to, value: minutes }];
  if (unit.value !== 'hour') return out;
  for (const i of [unit.to, ...(at[unit.to] ?? []).filter((span) => span.kind === 'and').map((span) => span.to)])
    for (const more of at[i] ?? []) {
      if (more.kind !== 'number' || (more.value as number) >= 60) continue;
      const tail = at[more.to]?.find((span) => span.kind === 'duration' && span.value === 'minute');
      out.push({ kind: 'minutes', from, to: tail?.to ?? more.to, value: minutes + (more.value as number) });
    }
  return out;
}

/** "Three quarters of an hour", "quarter of an hour", "trois quarts d'heure". */
function partsOfHour(from: number, at: readonly (readonly Span[])[]): Span[] {
  const count = at[from]!.find(({ kind }) => kind === 'number' || kind === 'article');
  const times = count?.kind === 'number' ? (count.value as number) : 1;
  const part = at[count?.to ?? from]?.find(({ kind, value }) => kind === 'fraction' && (value as number) < 1);
  const of = part && lightEnd(at, part.to);
  const article = of === undefined ? undefined : at[of]?.find(({ kind }) => kind === 'article');
  const unit = of === undefined ? undefined : at[article?.to ?? of]?.find(({ kind, value }) => kind === 'duration' && value === 'hour');
  return unit && times < 8 ? [{ kind: 'minutes', from, to: unit.to, value: 60 * times * (part!.value as number) }] : [];
}

/** "An hour", "half an hour", "hour and a half", "an hour and 15". */
function hoursSaid(from: number, at: readonly (readonly Span[])[]): Span[] {
  const half = at[from]!.find((span) => span.kind === 'share' && span.value === 0.5);
  const start = half?.to ?? from;
  const article = at[start]?.find((span) => span.kind === 'article');
  const unit = at[article?.to ?? start]?.find((span) => span.kind === 'duration' && span.value === 'hour');
  if (!unit) return [];
  const whole: Span = { kind: 'minutes', from, to: unit.to, value: half ? 30 : 60 };
  const joint = at[unit.to]?.find((span) => span.kind === 'and');
  const more = joint && at[at[joint.to]?.find((span) => span.kind === 'article')?.to ?? joint.to]?.find((span) => span.kind === 'fraction');
  if (half) return [whole];
  const parted = more ? [whole, { ...whole, to: more.to, value: 60 + 60 * (more.value as number) }] : [];
  return article ? [...lasting(from, 1, unit, at), ...parted] : parted;
}

/** "6:15 to 7:15", "from 6 am till 7:30": how long it took. */
function fromTo(tokens: readonly Token[], from: number, at: readonly (readonly Span[])[]): Span[] {
  const watched = stopwatch(tokens[from]!.word);
  if (watched !== null) return [{ kind: 'minutes', from, to: from + 1, value: watched }];
  const timeAt = (i: number) => at[i]?.find(({ kind }) => kind === 'time');
  const first = timeAt(LEADS.has(tokens[from]!.word) ? from + 1 : from);
  const last = first && TILL.has(tokens[first.to]?.word ?? '') ? timeAt(first.to + 1) : undefined;
  if (!first || !last) return [];
  const lasted = (clockOf(last) - clockOf(first) + HALF_DAY) % HALF_DAY;
  return lasted > 0 && lasted <= LONGEST ? [{ kind: 'minutes', from, to: last.to, value: lasted }] : [];
}
/** "27:40", "1:05:30": what a stopwatch shows and no clock; null for anything else. */
function stopwatch(word: string): number | null {
  const parts = word.split(':').map(Number);
  if (parts.length < 2 || parts.length > 3 || parts.some((part) => !Number.isInteger(part)) || parts.slice(1).some((part) => part > 59))
    return null;
  const [hours, minutes, seconds] = parts.length === 3 ? parts : [0, ...parts];
  return parts.length === 3 || minutes! >= HOURS ? hours! * 60 + minutes! + seconds! / 60 : null;
}
/** From here on it is no hour of the day. */
const HOURS = 24;

const LEADS: ReadonlySet<string> = new Set(['from', 'between', 'de', 'entre']);
const TILL: ReadonlySet<string> = new Set(['to', 'till', 'til', 'until', '-', 'and', 'a', 'et', 'y']);
const [HALF_DAY, LONGEST] = [720, 300];
const clockOf = ({ value }: Span): number => {
  const [hour = 0, minute = 0] = (value as { time: { time: string } | null }).time?.time.split(':').map(Number) ?? [];
  return hour * 60 + minute;
};

/** "60% of it": a share; "2% milk" is only so many percent. "40/30/30" splits a whole. */
function percentAt(tokens: readonly Token[], from: number, at: readonly (readonly Span[])[]): Span[] {
  const word = tokens[from]!.word;
  const parts = word.split('/').map(Number);
  if (parts.length === 3 && parts.reduce((sum, part) => sum + part, 0) === 100)
    return [{ kind: 'split', from, to: from + 1, value: parts }];
  const value = word.endsWith('%') ? Number(word.slice(0, -1)) : NaN;
  const next = tokens[from + 1];
  const points = !next || next.is === 'mark' || at[from + 1]!.some(({ kind }) => kind === 'determiner' || kind === 'it');
  if (!(value >= 5 && value < 100)) return [];
  const percent: Span = { kind: 'percent', from, to: from + 1, value: value / 100 };
  return points ? [percent, { ...percent, kind: 'share' }] : [percent];
}
