import type { FoodTable } from '../food/food-table.js';

/** What a misspelt word was meant to be. */
export interface Correction {
  stem: string;
  /** True when hardly anything else can be meant. */
  sure: boolean;
}

interface Vocabulary {
  /** Words by length and first letter. */
  buckets: Map<string, string[]>;
  /** Words by how they sound. */
  sounds: Map<string, string[]>;
  known: Map<string, Correction | null>;
}

const vocabularies = new WeakMap<FoodTable, Vocabulary>();

function vocabularyOf(table: FoodTable): Vocabulary {
  let vocabulary = vocabularies.get(table);
  if (vocabulary) return vocabulary;
  vocabulary = { buckets: new Map(), sounds: new Map(), known: new Map() };
  for (const stem of table.forms.postings.keys()) {
    if (stem.length < 4 || !/^[a-z]+$/.test(stem)) continue;
    push(vocabulary.buckets, `${stem[0]}${stem.length}`, stem);
    push(vocabulary.sounds, soundOf(stem), stem);
  }
  vocabularies.set(table, vocabulary);
  return vocabulary;
}

function push(map: Map<string, string[]>, key: string, value: string): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** Consonants in order, alike ones written alike: "brocoli" and "broccoli" are both "brkl". */
export function soundOf(word: string): string {
  const plain = word
    .replace(/ph/g, 'f')
    .replace(/sch|sh|ch|tch/g, 'C')
    .replace(/ck|[ckq]/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/[zs]/g, 's')
    .replace(/[jg]/g, 'g')
    .replace(/w?r/g, 'r')
    .replace(/gh/g, '');
  return (/^[aeiou]/.test(plain) ? 'a' : '') + plain.replace(/[aeiouyhw]/g, '').replace(/(.)\1+/g, '$1');
}

/** The word of the table that a misspelt word stands for; null when none is near. Only for words the table lacks. */
export function correctWord(word: string, table: FoodTable): Correction | null {
  if (word.length < 4 || word.length > 20) return null;
  const vocabulary = vocabularyOf(table);
  const known = vocabulary.known.get(word);
  if (known !== undefined) return known;
  const found = search(word, vocabulary, table);
  if (vocabulary.known.size < 5000) vocabulary.known.set(word, found);
  return found;
}

function search(word: string, { buckets, sounds }: Vocabulary, table: FoodTable): Correction | null {
  let best: string | null = null;
  let bestCost = Number.POSITIVE_INFINITY;
  let sure = false;
  const limit = word.length >= 8 ? 2 : 1;
  const consider = (candidate: string, most: number, sounded: boolean): void => {
    const distance = editDistance(word, candidate, most);
    if (distance > most) return;
    const often = table.forms.postings.get(candidate)!;
    const cost = distance - (sounded ? 0.6 : 0) - Math.min(0.3, often.forms.length / 300);
    if (cost < bestCost) {
      bestCost = cost;
      best = candidate;
      sure =
        (distance === 1 && word.length >= 5 && (word.length >= 6 || sounded)) ||
        (word.length >= 5 && single(word) === single(candidate)) ||
        (sounded && word.length >= 5) ||
        (distance <= 2 && word.length >= 9);
    }
  };
  const sound = soundOf(word);
  if (sound.length >= 3)
    for (const candidate of sounds.get(sound) ?? []) if (candidate[0] === word[0]) consider(candidate, word.length >= 9 ? 3 : 2, true);
  for (let length = word.length - limit; length <= word.length + limit; length++) {
    for (const first of word[0] === word[1] ? [word[0]!] : [word[0]!, word[1]!]) {
      for (const candidate of buckets.get(`${first}${length}`) ?? []) consider(candidate, limit, false);
    }
  }
  return best === null ? null : { stem: best, sure };
}

/** Doubled letters written once: "coffe" and "cofee" are both "cofe". */
const single = (word: string): string => word.replace(/(.)\1+/g, '$1');

/** Edit distance with neighbouring letters swapped as one; more than `most` is answered with `most + 1`. */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let low = i;
    for (let j = 1; j <= b.length; j++) {
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, before[j - 2]! + 1);
      row.push(cost);
      if (cost < low) low = cost;
    }
    if (low > most) return most + 1;
    before = last;
    last = row;
  }
  return last[b.length]!;
}
