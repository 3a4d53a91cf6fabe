import { begins, hasDigit } from '../../language/letters.js';
import { shape } from '../../language/shape.js';
import { BagOfFeatures, type Features } from '../classifier/features.js';
import type { Recognised } from '../recogniser/recognise.js';
import { NEVER_ALONE } from '../frames/accompanies.js';
import type { Annotated } from '../safety/annotate.js';
import { addWords } from '../safety/features.js';
import { stems } from '../targets.js';
import type { Filled, Host, HostFood, Pair, ToldFood } from './pair.js';

/** Buckets of the hashed features. */
export const BUCKETS = 1 << 14;
/** How it came that a text puts something right. */
const STORIES = ['swap', 'nothing', 'amount'].map((of) => ({ of, told: shape(`story-of-${of}`) }));
const STORY_WEIGHT = 2.5;
/** More of anything tells nothing more. */
const MANY = 3;
/** Bounds between a text in the same breath, soon after, later, and much later, in minutes. */
const GAPS = [2, 12, 45, 180];
/** Bounds between texts of few and of many words. */
const LENGTHS = [1, 2, 4, 8];
/** How likely an act must be to be sure, and to be likely. */
const [SURE, LIKELY] = [0.9, 0.6];

/** What a relation is known by: the words of the text, what it asks for by its wording alone, and how its foods stand to those before it. */
export function featuresOf(pair: Pair, annotated: Annotated, { act, chance, tells }: Recognised, filled: Filled): Features {
  const bag = new BagOfFeatures(BUCKETS);
  const { words, marks, lang } = annotated;
  addWords(bag, annotated);
  bag.add('from', 1.5, [`${lang} ${words[0]}`]);
  bag.add('two', 1.2, [`${lang} ${words.slice(0, 2).join(' ')}`]);
  bag.add('to', 1, [`${lang} ${words.at(-1)}`]);
  bag.add(
    'm',
    2,
    marks.flatMap(({ concepts }) => concepts),
  );
  bag.add('figures', 1.2, [upTo(words.filter((word) => hasDigit(word)).length)]);
  bag.add('first figure', 1, [String(hasDigit(words[0] ?? ''))]);
  bag.add('asks', 1.2, [String(words.includes('?'))]);
  bag.add('length', 1.2, [step(words.length, LENGTHS)]);
  bag.add('gap', 1.2, [step(pair.minutes, GAPS)]);
  bag.add('act', 2.5, [
    act,
    `${act} ${chance > SURE ? 'sure' : chance > LIKELY ? 'likely' : 'open'}`,
    `tells ${tells > SURE ? 2 : tells > 0.5 ? 1 : 0}`,
  ]);
  bag.add(
    'story',
    STORY_WEIGHT,
    STORIES.flatMap(({ of, told }) => (told.find(pair.text.toLowerCase()) ? [of] : [])),
  );
  addSlots(bag, filled);
  addHost(bag, pair);
  addTold(bag, pair);
  return bag.features();
}

const upTo = (count: number): string => String(Math.min(MANY, count));
const step = (value: number, bounds: readonly number[]): string => String(bounds.filter((bound) => value > bound).length);

/** Which slots the text fills, and how surely. */
function addSlots(bag: BagOfFeatures, { fillers, most }: Filled): void {
  bag.add(
    'slot',
    SLOT_WEIGHT,
    fillers.flatMap(({ slot, chance }) => [slot, `${slot} ${chance > LIKELY ? 'likely' : 'open'}`]),
  );
  bag.add('slots', SLOT_WEIGHT, [[...new Set(fillers.map(({ slot }) => slot))].toSorted().join(' '), `most ${Math.floor(most * 4)}`]);
}
const SLOT_WEIGHT = 2.5;

/** What stood before, and how much of it the text says again. */
function addHost(bag: BagOfFeatures, { text, host }: Pair): void {
  const before = new Set(host.foods.flatMap(({ name, words }) => [...stems(name), ...stems(words)]));
  const said = stems(text);
  const again = said.filter((word) => before.has(word)).length;
  const head = host.foods.some(({ name }) => said.includes(stems(name).at(-1) ?? ''));
  bag.add('host', 1.2, [`${host.kind} ${upTo(host.foods.length)}`]);
  bag.add('over', 2, [
    again === 0 ? 'none' : again === said.length ? 'all' : again * 2 >= said.length ? 'most' : 'some',
    `head ${head}`,
    `${upTo(again)} of ${host.foods.length}`,
  ]);
  if (startsAlike(host, text)) bag.add('anew', 2, ['starts']);
  bag.add('known', 1.5, [`${host.foods.every(({ assumed }) => assumed)}`, `${upTo(stems(host.foods[0]?.name ?? '').length)} words`]);
}

/** So many last signs may be cut off of what is sent once more. */
const CUT = 3;
const LEAST = 6;
function startsAlike({ foods }: Host, text: string): boolean {
  const [before, now] = [plain(foods.map(({ words }) => words).join(' ')), plain(text)];
  return now.startsWith(before.slice(0, Math.max(LEAST, before.length - CUT))) || now.includes(before);
}
const plain = (text: string): string => [...text.toLowerCase()].filter((sign) => /[a-z0-9 ]/.test(sign)).join('');

/** What the text alone would be read as, beside what stood before. */
function addTold(bag: BagOfFeatures, { host, told: { foods, activities } }: Pair): void {
  const known = foods.every((food) => food.known);
  bag.add('told', 1.5, [`${upTo(foods.length)} ${known} ${upTo(activities.length)} ${host.kind}`]);
  bag.add(
    'kin',
    2.5,
    foods.flatMap((food) => kinOf(food, host)),
  );
  bag.add(
    'sport',
    1.5,
    activities.map((activity) => `${activity === host.foods[0]?.name}`),
  );
}

/** The food before that a told one is most like, by how much of their codes is the same. */
function kinOf(food: ToldFood, host: Host): string[] {
  const own = food.code ?? '';
  let [best, shared]: [HostFood | null, number] = [null, 0];
  for (const one of host.foods) {
    const common = sharedOf(own, one.code ?? '');
    if (one.code !== null && food.code !== null && common >= shared) [best, shared] = [one, common];
  }
  const other = best?.code ?? '';
  return [
    `same ${shared >= 8 ? 8 : Math.min(5, shared)}`,
    `never alone ${begins(own, NEVER_ALONE)}`,
    `${other.slice(0, 2)}>${own.slice(0, 2)}`,
    `${other.slice(0, 1)}>${own.slice(0, 1)}`,
    `to ${own.slice(0, 2)}`,
    `amount ${!food.assumed} ${best?.assumed}`,
  ];
}

/** So many signs two codes begin with alike: the more, the nearer the foods. */
export function sharedOf(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
