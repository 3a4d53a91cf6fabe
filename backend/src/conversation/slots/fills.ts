import type { Entry, Item, MealEntry } from '../../domain/entry.js';
import { editIntent } from '../frames/binding.js';
import type { Talk } from '../frames/talk.js';
import type { Change } from '../intents/edit-words.js';
import type { Intent } from '../intents/intent.js';
import { readAmount } from '../../reading/index.js';
import { namesFood, read } from '../matching-items.js';
import { stems } from '../targets.js';
import { announced } from '../relation/fills/announced.js';
import { isNear } from '../relation/fills/amount.js';
import { insteadOf } from './instead-of.js';
import { moreOfIt } from '../relation/fills/more.js';
import { kindOfIt } from '../relation/fills/kind.js';
import { insteadOfIt } from '../relation/fills/swap.js';
import { whenOfIt } from '../relation/fills/when.js';
import type { Fill } from '../relation/fills/try.js';
import { amountTold, takenOff } from './amounts-told.js';
import { namesIt } from './names-it.js';
import { type Pointed, pointedAt } from './pointed-at.js';
import type { Filler } from './slotted.js';

/** A filler with what it points at, where it names something that stands or does not hold. */
interface Told extends Filler {
  at: Pointed | null;
}

/** `swaps`: what is named instead is rather another food than a kind of it. */
export interface Asked {
  fillers: readonly Filler[];
  entry: Entry;
  swaps: boolean;
  talk: Talk;
}

/** What the filled slots of a text come to, said of what stands; null where any of them comes to nothing. */
export function intentsOfSlots({ fillers, entry: last, swaps, talk }: Asked): readonly Intent[] | null {
  const told = standing(
    joined(fillers.filter((filler) => filler.slot !== 'right' || isNamed(filler, last, talk))).map((filler): Told => ({
      ...filler,
      at: NAMES.has(filler.slot) ? pointedAt(filler, last, talk) : null,
    })),
  );
  const entry = told.map(({ at }) => entryOf(at)).find((one) => one !== null) ?? talk.scope ?? last;
  const made = told.map((one) => intentsOf(one, { told, entry, swaps, talk }));
  const intents = made.flatMap((one) => one ?? []);
  // What is only noted on a food changes nothing of it.
  const notes = intents.some((intent) => intent.type === 'edit' && intent.change.is === 'note');
  return intents.length === 0 || made.includes(null) || notes ? null : intents;
}

/** "Those were Ray's" names no other food and no kind of what stands. */
function isNamed({ words }: Filler, entry: Entry, { context }: Talk): boolean {
  if (entry.kind === 'workout' || (readAmount(words)?.size ?? null) !== null || namesFood(words, context)) return true;
  const together = entry.items.map(({ name }) => read(`${words} ${name}`, context));
  return together.some(([food, ...more]) => food !== undefined && more.length === 0 && food.nutrients !== null && food.mods.length === 0);
}

/** "Medium, from mcdonald's": what is said of one food in several places is told together, unless each has a food of its own. */
function joined(fillers: readonly Filler[]): readonly Filler[] {
  const rights = fillers.filter(({ slot }) => slot === 'right');
  const [first] = rights;
  if (!first || rights.length !== 2 || fillers.some(({ slot }) => slot !== 'right')) return fillers;
  return [{ ...first, to: rights.at(-1)!.to, words: [...new Set(rights.map(({ words }) => words))].join(' ') }];
}

/** "No way I ate that much pork, 6 oz tops": a food of which nothing is said but how much of it there was does stand. */
function standing(told: readonly Told[]): readonly Told[] {
  const [only, ...more] = told.filter(({ slot }) => slot !== 'amount');
  return only?.slot === 'wrong' && only.at?.to === 'items' && more.length === 0 && told.length > 1
    ? told.map((one) => (one === only ? { ...one, slot: 'stands' as const } : one))
    : told;
}

const NAMES: ReadonlySet<string> = new Set(['stands', 'wrong']);
const entryOf = (at: Pointed | null): Entry | null => (at?.to === 'items' ? at.named[0]!.entry : at?.to === 'entry' ? at.entry : null);

interface Rest {
  told: readonly Told[];
  entry: Entry;
  swaps: boolean;
  talk: Talk;
}

/** None: it only says more exactly what another slot is of. */
function intentsOf(filler: Told, rest: Rest): readonly Intent[] | null {
  const { entry, talk } = rest;
  const change = (one: Change | null): readonly Intent[] | null => one && [editIntent(entry, one)];
  switch (filler.slot) {
    case 'stands':
      // What is not there does not stand.
      return filler.at?.to === 'part' ? null : [];
    case 'wrong':
      return gone(filler, rest);
    case 'right':
      return right(filler, rest);
    case 'more':
      return entry.kind === 'meal' && rest.told.some(({ slot }) => slot !== 'more' && slot !== 'amount')
        ? change({ is: 'add', words: withAmounts(filler, rest) })
        : fill(moreOfIt, withAmounts(filler, rest), entry, rest);
    case 'amount':
      return isWithin(filler, rest) ? [] : amounts(filler, rest);
    case 'off':
      return change(takenOff(filler, entry, foodOf(filler, rest), talk));
    case 'figures':
      return figures(filler, rest);
    case 'when':
      return fill(whenOfIt, filler.words, entry, rest);
  }
}

/** An amount of each food that it stands beside; of several foods of which none is named it could be any, but for a share. */
function amounts(filler: Told, rest: Rest): readonly Intent[] | null {
  const { entry, talk, told } = rest;
  const owner = ownerOf(filler, told, talk);
  // Two amounts of one food are not both so.
  if (told.some((one) => one !== filler && one.slot === 'amount' && ownerOf(one, told, talk) === owner && !sharesNumber(one, filler)))
    return null;
  const named = owner?.at?.to === 'items' ? owner.at.named : [];
  if (owner && named.some(({ item }) => !namesIt(owner.words, item, talk.context))) return null;
  // Each of what stands as one dish.
  if (entry.kind === 'meal' && entry.items.length === 1 && talk.chart.at.flat().some(({ kind }) => kind === 'each')) return null;
  const each = entry.kind === 'meal' && told.some(({ at }) => at?.to === 'entry') ? entry.items : [];
  const foods = named.length > 0 ? named.map(({ item }) => item) : each.length > 1 ? each : [null];
  const changes = foods.map((food) => amountTold(filler, entry, food, talk));
  const open = entry.kind === 'meal' && entry.items.length > 1 && foods[0] === null;
  if (changes.some((one) => one === null || open || !isNear(one, entry))) return null;
  return changes.flatMap((one) => (one ? [editIntent(entry, one)] : []));
}

/** "6 oz tops, put 6". */
const sharesNumber = (a: Filler, b: Filler): boolean => a.words.startsWith(b.words) || b.words.startsWith(a.words);

/** Own calories or macros, of the food that is named beside them. */
function figures(filler: Told, rest: Rest): readonly Intent[] | null {
  const { context } = rest.talk;
  const told = announced({ ...context, reading: null }, FIGURES, filler.words);
  const of = foodOf(filler, rest)?.name;
  if (!told || of === undefined) return told;
  return told.map((intent) =>
    intent.type === 'edit' && (intent.change.is === 'calories' || intent.change.is === 'macros')
      ? { ...intent, target: { by: 'numbers' as const, numbers: [rest.entry.number] }, change: { ...intent.change, of } }
      : intent,
  );
}

const FIGURES: ReadonlySet<Change['is']> = new Set(['calories', 'macros']);
const fill = (by: Fill, text: string, entry: Entry, { talk: { context } }: Rest): readonly Intent[] | null =>
  by({ context: { ...context, text, reading: null }, entry, against: false, chance: 1 });

/** What does not hold goes, unless something is named instead of it. */
function gone({ at, ...filler }: Told, rest: Rest): readonly Intent[] | null {
  const { told, entry, talk } = rest;
  const { context } = talk;
  const instead = (...slots: readonly string[]) => told.some(({ slot }) => slots.includes(slot));
  if (at?.to === 'figure') return instead('amount', 'figures', 'right') ? [] : null;
  if (at?.to === 'time') return instead('when') ? [] : null;
  if (partnerOf(filler, told, 'right', talk)) return [];
  // "They forgot my bacon so take it off": it is what is named.
  if (at?.to === 'entry' && told.some((one) => one.at?.to === 'items')) return [];
  if (at?.to === 'entry')
    return instead('right', 'when', 'amount', 'figures') ? [] : [{ type: 'delete', target: { by: 'numbers', numbers: [at.entry.number] } }];
  if (entry.kind !== 'meal') return null;
  if (at?.to === 'part') return [editIntent(entry, { is: 'remove', of: at.words })];
  const named = at?.named ?? [];
  // "The mayo", of a turkey sandwich with mayo, is a part of it.
  const [only] = named.length === 1 ? named : [];
  if (only && !namesIt(filler.words, only.item, context))
    return [editIntent(entry, { is: 'remove', of: filler.words, from: only.item.name })];
  return named.length >= entry.items.length
    ? [{ type: 'delete', target: { by: 'numbers', numbers: [entry.number] } }]
    : named.map(({ item }) => editIntent(entry, { is: 'remove', of: item.name, only: true }));
}

/** What it was instead of what does not hold, or of which kind what stands was. */
function right(filler: Told, rest: Rest): readonly Intent[] | null {
  const { told, entry, swaps } = rest;
  const wrong = partnerOf(filler, told, 'wrong', rest.talk);
  const words = withAmounts(filler, rest);
  if (entry.kind === 'workout') return [editIntent(entry, { is: 'say', words })];
  const size = readAmount(words)?.size;
  if (size && read(words, rest.talk.context).every(({ nutrients }) => nutrients === null))
    return [editIntent(entry, { is: 'size', size, of: foodOf(filler, rest)?.name ?? null })];
  const old =
    wrong?.at?.to === 'items'
      ? wrong.at.named.filter(({ item }) => namesIt(wrong.words, item, rest.talk.context) || item.name.startsWith(wrong.words))
      : [];
  if (old.length === 1) return [editIntent(entry, insteadOf(old[0]!.item, wrong!.words, words, rest.talk.context))];
  const host = foodOf(filler, rest) ?? onlyOf(entry) ?? calledSo(words, entry);
  if (!host) return null;
  if (swaps || wrong) {
    const change = insteadOf(host, wrong?.words ?? null, words, rest.talk.context);
    if (change.is === 'replace' && !change.outright) return [editIntent(entry, change)];
  }
  // "Mustard, no mayo" is nothing instead of the sandwich.
  if (wrong && (wrong.at?.to === 'items' || wrong.at?.to === 'part')) return null;
  const own: MealEntry = { ...entry, items: [host] };
  for (const by of [...(wrong ? [] : [kindOfIt]), ...(wrong || swaps ? [insteadOfIt] : [])]) {
    const told = fill(by, words, own, rest);
    if (told?.every((intent) => intent.type === 'edit' && intent.change.is === 'replace')) return told;
  }
  return null;
}

/** The food of a meal whose main word is said again. */
function calledSo(words: string, entry: MealEntry): Item | null {
  const found = entry.items.filter(({ name }) => stems(words).at(-1) === stems(name).at(-1));
  return found.length === 1 ? found[0]! : null;
}

const onlyOf = (entry: Entry): Item | null => (entry.kind === 'meal' && entry.items.length === 1 ? entry.items[0]! : null);

/** What is told of how much it was stands before it. */
const withAmounts = (filler: Told, { told, talk }: Rest): string =>
  [...told.filter((one) => one.slot === 'amount' && ownerOf(one, told, talk)?.from === filler.from), filler]
    .map((one) => one.words)
    .join(' ');

/** An amount beside what is named instead, or besides, is of that. */
const isWithin = (filler: Filler, { told, talk }: Rest): boolean => OF_ITS_OWN.has(ownerOf(filler, told, talk)?.slot ?? 'amount');
const OF_ITS_OWN: ReadonlySet<string> = new Set(['right', 'more']);

/** The food that words stand beside. */
function foodOf(filler: Filler, { told, entry, talk }: Rest): Item | null {
  const at = ownerOf(filler, told, talk)?.at;
  return at?.to === 'items' && at.named.length === 1 && at.named[0]!.entry.id === entry.id ? at.named[0]!.item : null;
}

/** Which naming words stand nearest to others. */
function ownerOf(filler: Filler, told: readonly Told[], talk: Talk): Told | undefined {
  const gap = gapIn(talk);
  return told
    .filter((one) => one.from !== filler.from && (OF_ITS_OWN.has(one.slot) || (one.slot === 'stands' && one.at?.to === 'items')))
    .toSorted((a, b) => gap(a, filler) - gap(b, filler))[0];
}

/** The filler of a slot that stands nearest to another, where that is also nearest to it. */
function partnerOf<F extends Filler>(filler: Filler, told: readonly F[], slot: Filler['slot'], talk: Talk): F | null {
  const gap = gapIn(talk);
  const nearest = (of: Filler, kind: Filler['slot']) =>
    told.filter((one) => one.slot === kind).toSorted((a, b) => gap(a, of) - gap(b, of))[0];
  const partner = nearest(filler, slot);
  return partner && nearest(partner, filler.slot)?.from === filler.from && gap(partner, filler) <= FAR ? partner : null;
}
/** What stands further apart is told of different things. */
const FAR = 8;

/** How far apart words stand, marks between them counted for more. */
const gapIn =
  ({ chart: { tokens } }: Talk) =>
  (a: Filler, b: Filler): number => {
    const [from, to] = a.from >= b.to ? [b.to, a.from] : [a.to, b.from];
    const marks = tokens.slice(from, to).filter(({ is }) => is === 'mark').length;
    return to - from + MARK * marks + (a.from >= b.to ? 0 : 0.5);
  };
const MARK = 3;
