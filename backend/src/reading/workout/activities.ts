import { contains } from '../../language/letters.js';
import { ordinary } from '../../food/retrieval/ordinary.js';
import { oneSlip } from './one-slip.js';
import { wordsOf, type Token } from './tokens.js';
import { phraseAt } from './training-words.js';
import { workoutData } from './workout-data.js';

/** How distance and pace tell of an activity, or how it is counted; `work`: hours on one's feet for a living, which few call training; '': none of these. */
export type ActivityKind =
  | ''
  | 'run'
  | 'walk'
  | 'hike'
  | 'cycle'
  | 'swim'
  | 'row'
  | 'skate'
  | 'ski'
  | 'paddle'
  | 'golf'
  | 'strength'
  | 'stairs'
  | 'work';

/** An activity by its everyday name, with how hard it is. */
export interface Activity {
  name: string;
  /** Metabolic equivalents: kcal per kilogram and hour. */
  met: number;
  /** Code in the 2011 Compendium of Physical Activities (Ainsworth et al. 2011). */
  code: string;
  kind: ActivityKind;
  /** Kilometres that the name itself tells, as of a marathon; null: none. */
  km: number | null;
  /** Minutes that the name itself tells, as 12-3-30 does; left out: none. */
  minutes?: number | undefined;
}

/** An activity named in a text: tokens `from` to `to` (exclusive). */
export interface NamedActivity {
  activity: Activity;
  from: number;
  to: number;
  /** The name has these words: more of them tell more. */
  words: number;
  /** Its first word is one letter off, or its name has other meanings: it counts only beside figures of training. */
  unsure: boolean;
}

const list = (cell: string | undefined): string[] => (cell ? cell.split('; ') : []);

/** "jogging", "jogged" and "jogs" are one word; so are "cycle" and "cycling". */
export function activityStem(word: string): string {
  if (word.length < 5) return word.endsWith('s') && word.length === 4 && !word.endsWith('ss') ? word.slice(0, -1) : word;
  const bare = word.endsWith('ing')
    ? word.slice(0, -3)
    : word.endsWith('ed')
      ? word.slice(0, -2)
      : word.endsWith('s') && !word.endsWith('ss')
        ? word.slice(0, -1)
        : word;
  if (bare.length < 3) return word;
  if (bare !== word && bare.length > 3 && bare.at(-1) === bare.at(-2) && !contains(bare.at(-1)!, ['a', 'e', 'i', 'o', 'u', 'l', 's']))
    return bare.slice(0, -1);
  return bare.length > 4 && bare.endsWith('e') ? bare.slice(0, -1) : bare;
}

interface Name {
  /** As it is written: "curled" is rather curling than curls. */
  written: string;
  stems: string[];
  /** Whether each word stands bare in the name: "bowl" alone is no bowling. */
  bare: boolean[];
  /** It names other things as well, as a place or a part of the body does: marked by `~`. */
  unsure: boolean;
  /** Of a French or Spanish name: its words, which take no English endings: "bailed" is no "baile". */
  abroad: readonly string[] | null;
  activity: Activity;
}
/** Words that stand within a name without being of it: "walked the dog", "played my drums". */
const BETWEEN: ReadonlySet<string> = new Set([
  'the',
  'my',
  'a',
  'an',
  'our',
  'some',
  'le',
  'la',
  'les',
  "l'",
  'mon',
  'el',
  'mi',
  'los',
  '-',
  '/',
]);

const byFirst = new Map<string, Name[]>();
const work = new Set<string>();
/** First words of five letters and more, as written, for putting slips right. */
const longWords = new Map<string, string>();
for (const [name, en, fr, es, met, code, kind, km, minutes] of workoutData('activities')) {
  const activity: Activity = {
    name: name!,
    met: Number(met),
    code: code!,
    kind: (kind ?? '') as ActivityKind,
    km: km ? Number(km) : null,
    minutes: minutes ? Number(minutes) : undefined,
  };
  if (activity.kind === 'work') work.add(activity.name);
  const english = [name!, ...list(en)];
  for (const words of [...english, ...list(fr), ...list(es)]) {
    const own = wordsOf(words).filter((word, k) => k === 0 || !BETWEEN.has(word));
    const abroad = english.includes(words) ? null : own;
    const unsure = words.startsWith('~');
    const stems = own.map(activityStem);
    const bare = own.map((word, k) => word === stems[k]);
    const names = byFirst.get(stems[0]!);
    const named: Name = { written: own.join(' '), stems, bare, unsure, abroad, activity };
    if (!names) byFirst.set(stems[0]!, [named]);
    else if (!names.some(({ written }) => written === named.written)) names.push(named);
    const first = own[0]!;
    if (first.length >= 5) longWords.set(first, stems[0]!);
  }
}
for (const names of byFirst.values()) names.sort((a, b) => b.stems.length - a.stems.length);

const repaired = new Map<string, string>();
const MOST_KEPT = 5000;

function stemOf(word: string): string {
  const stem = activityStem(word);
  if (byFirst.has(stem) || word.length < 6 || ordinary(word) !== null) return stem;
  let meant = repaired.get(word);
  if (meant === undefined) {
    meant = stem;
    for (const [long, own] of longWords) if (long[0] === word[0] && oneSlip(long, word)) meant = own;
    if (repaired.size < MOST_KEPT) repaired.set(word, meant);
  }
  return meant;
}

/** Whether an activity is hours of work that few call training. */
export const isWork = (activity: string): boolean => work.has(activity);

/** Whether a word begins an activity's name: most texts are about food. */
export const startsActivity = (word: string): boolean => byFirst.has(stemOf(word));

/** The activities that tokens name, from left to right, the longest name at each place; figures of speech are none. */
export function findActivities(tokens: readonly Token[]): NamedActivity[] {
  const texts = tokens.map((token) => token.text);
  const idiomEnds = new Int32Array(texts.length);
  for (let i = 0; i < texts.length; i++) {
    const length = phraseAt(texts, i, 'idiom');
    for (let k = i; k < i + length; k++) idiomEnds[k] = 1;
  }
  const found: NamedActivity[] = [];
  for (let i = 0; i < tokens.length; i++) {
    if (idiomEnds[i] === 1 || (tokens[i]!.number !== null && !byFirst.has(texts[i]!))) continue;
    const names = byFirst.get(stemOf(texts[i]!));
    const hits = names?.map((name) => ({ name, to: matchEnd(name, texts, i, tokens) })).filter(({ to }) => to > 0) ?? [];
    const hit = hits.find(({ name, to }) => name.stems.length === hits[0]!.name.stems.length && isWritten(name, texts, i, to)) ?? hits[0];
    if (!hit) continue;
    found.push({
      activity: hit.name.activity,
      from: i,
      to: hit.to,
      words: hit.name.stems.length,
      unsure: hit.name.unsure || activityStem(texts[i]!) !== hit.name.stems[0],
    });
    i = hit.to - 1;
  }
  return found;
}

const isWritten = ({ written }: Name, texts: readonly string[], from: number, to: number): boolean =>
  texts.slice(from, to).join(' ') === written;

const isFew = (token: Token | undefined): boolean => token?.number != null && isSeveral(token.number);
/** So often in a day something is done. */
export const isSeveral = (count: number): boolean => Number.isInteger(count) && count > 1 && count < 8;

function matchEnd({ stems, bare, abroad }: Name, texts: readonly string[], from: number, tokens: readonly Token[]): number {
  let at = from;
  for (let k = 0; k < stems.length; k++) {
    // "Taught the class", "taught two yoga classes".
    while (k > 0 && (BETWEEN.has(texts[at] ?? '') || (k === 1 && isFew(tokens[at]))) && stems[k] !== texts[at]) at++;
    const word = texts[at] ?? '';
    const stem = k === 0 ? stemOf(word) : activityStem(word);
    if (stem !== stems[k] || (stem === word && !bare[k])) return 0;
    if (abroad && word !== abroad[k] && (word.endsWith('ed') || word.endsWith('ing'))) return 0;
    at++;
  }
  return at;
}
