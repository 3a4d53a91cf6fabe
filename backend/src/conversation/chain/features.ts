import { bucketOf } from '../classifier/features.js';
import { isFood, isInNames, maySpellFood } from '../../food/index.js';
import { ordinary } from '../../food/retrieval/ordinary.js';
import type { Chart } from '../../language/chart.js';
import type { Token } from '../../language/token.js';
import type { Language } from '../../reading/reading.js';

/** Buckets of the hashed features. */
export const BUCKETS = 1 << 18;
/** How far around a word its neighbours tell of it, one by one and as a set. */
const [NEAR, AROUND] = [3, 6];
/** A clause goes back no further. */
const CLAUSE = 16;
/** By a name of this module: a look at a global is slow where modules run in a context of their own, as in tests. */
const { min, max } = Math;

/** For each token of a text the buckets of what it is known by: itself, its neighbours, their concepts and whether they name foods. */
export function featuresOf(chart: Chart, lang: Language): number[][] {
  const { tokens } = chart;
  const words = tokens.map(wordClass);
  const kinds = kindsOf(chart);
  const senses = tokens.map(({ word, is }) => (is === 'word' ? senseOf(word) : is));
  const starts = clauseStarts(tokens);
  const telling = tokens.map(({ is, word }, at) =>
    is === 'mark'
      ? STOPS.has(word)
      : is === 'word' && word.length > 1 && !LISTED.has(senses[at]![0]!) && !kinds[at]!.some((kind) => LITTLE.has(kind)),
  );
  return tokens.map((token, at) => {
    const found: number[] = [];
    const add = (feature: string): void => void found.push(inBucket(`${lang}|${feature}`));
    const share = (feature: string): void => void found.push(inBucket(feature));
    add(`w ${words[at]}`);
    for (let off = -NEAR; off <= NEAR; off += 1) if (off !== 0) add(`w${off} ${words[at + off] ?? '_'}`);
    add(`b- ${words[at - 1] ?? '_'} ${words[at]}`);
    add(`b+ ${words[at]} ${words[at + 1] ?? '_'}`);
    add(`b< ${words[at - 2] ?? '_'} ${words[at - 1] ?? '_'}`);
    add(`b> ${words[at + 1] ?? '_'} ${words[at + 2] ?? '_'}`);
    if (token.is === 'word') {
      add(`pre ${token.word.slice(0, 3)}`);
      add(`suf ${token.word.slice(-3)}`);
      add(`stem ${token.word.slice(0, 5)}`);
    }
    for (let off = -2; off <= 2; off += 1) {
      for (const kind of kinds[at + off] ?? ['_']) share(`k${off} ${kind}`);
      share(`s${off} ${senses[at + off] ?? '_'}`);
    }
    share(`ss ${senses[at - 1] ?? '_'} ${senses[at]} ${senses[at + 1] ?? '_'}`);
    share(`s5 ${[-2, -1, 0, 1, 2].map((off) => senses[at + off] ?? '_').join(' ')}`);
    const [from, to] = [max(0, at - AROUND), min(tokens.length, at + AROUND + 1)];
    for (let near = from; near < at; near += 1) add(`before ${words[near]}`);
    for (let near = at + 1; near < to; near += 1) add(`behind ${words[near]}`);
    const start = starts[at]!;
    add(`c ${words[start]} ${words[start + 1] ?? '_'}`);
    add(`c0 ${words[start]}`);
    for (const kind of kinds[start] ?? []) share(`ck ${kind}`);
    for (let near = max(start, at - CLAUSE); near < at; near += 1) for (const kind of kinds[near]!) share(`kb ${kind}`);
    for (let near = at + 1; near < to && tokens[near]!.is !== 'mark'; near += 1) for (const kind of kinds[near]!) share(`ka ${kind}`);
    const said = [behind(telling, at, -1), behind(telling, at, 1)];
    for (const [side, [one, two]] of said.entries()) {
      const [first, second] = [words[one] ?? '_', words[two] ?? '_'];
      add(`t${side} ${first}`);
      add(`t${side}2 ${second}`);
      add(`t${side}t ${second} ${first}`);
      add(`t${side}s ${senses[two] ?? '_'} ${first}`);
      share(`t${side}k ${senses[two] ?? '_'} ${senses[one] ?? '_'}`);
      for (const kind of kinds[one] ?? []) {
        share(`tk${side} ${kind}`);
        share(`tks${side} ${kind} ${senses[two] ?? '_'}`);
      }
    }
    share(`place ${min(at, 3)} ${min(tokens.length - at, 3)}`);
    share(`length ${tokens.length < 5 ? 0 : tokens.length < 10 ? 1 : 2} ${senses[at]}`);
    return found;
  });
}

/** Where a feature is kept. */
export const inBucket = (feature: string): number => bucketOf(feature, BUCKETS);

/** The two nearest words to one side that tell of more than a food, an amount or a joint: who, what was done with it. */
function behind(telling: readonly boolean[], at: number, step: number): [number, number] {
  const found: number[] = [];
  for (let near = at + step; near >= 0 && near < telling.length && Math.abs(near - at) <= CLAUSE && found.length < 2; near += step)
    if (telling[near]) found.push(near);
  return [found[0] ?? -1, found[1] ?? -1];
}
/** Of a food's name by itself. */
const LISTED: ReadonlySet<string> = new Set(['F']);
const LITTLE: ReadonlySet<string> = new Set(['and', 'article', 'determiner', 'unit', 'number', 'size']);

/** The concepts and values that cover each token, each once. */
function kindsOf({ tokens, at }: Chart): string[][] {
  const kinds = tokens.map(() => new Set<string>());
  for (const spans of at)
    for (const { kind, from, to } of spans) for (let i = from; i < to; i += 1) kinds[i]!.add(i === from ? kind : `${kind}+`);
  return kinds.map((all) => [...all]);
}

/** Where the clause of each token begins. */
function clauseStarts(tokens: readonly Token[]): number[] {
  let start = 0;
  return tokens.map(({ is, word }, at) => {
    if (is === 'mark' && STOPS.has(word)) start = min(at + 1, tokens.length - 1);
    return min(start, at);
  });
}
const STOPS: ReadonlySet<string> = new Set([',', '.', ';', ':', '!', '?', '(', ')', '-', '/', '\n']);

/** Numbers by their size; words as they are. */
function wordClass({ word, is }: Token): string {
  if (is !== 'number') return word;
  const value = Number(word.replaceAll(/[#,%]/g, ''));
  if (word.includes(':')) return '#:';
  if (word.includes('/')) return '#/';
  if (!Number.isFinite(value)) return '#';
  return value < 5 ? '#1' : value < 13 ? '#5' : value < 60 ? '#13' : value < 200 ? '#60' : value < 1000 ? '#200' : '#1000';
}

/** Whether a word names a food, is ordinary, or neither. */
function senseOf(word: string): string {
  const common = ordinary(word);
  const told = common === null ? '-' : common.food === 0 ? 'n' : common.food === 1 ? 'f' : 'g';
  return `${isFood(word) ? 'F' : isInNames(word) ? 'i' : maySpellFood(word) ? 's' : 'x'}${told}${common !== null && common.count > COMMON ? 'c' : ''}`;
}
/** Times among 51 million words of a word that everybody uses. */
const COMMON = 5000;
