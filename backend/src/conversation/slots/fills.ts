import type { Entry, MealEntry } from '../../domain/entry.js';
import { editIntent } from '../frames/binding.js';
import type { NamedItem, Talk } from '../frames/talk.js';
import type { Change } from '../intents/edit-words.js';
import type { Intent } from '../intents/intent.js';
import { logFood } from '../recogniser/log-anew.js';
import { announced } from '../relation/fills/announced.js';
import { kindOfIt } from '../relation/fills/kind.js';
import { insteadOfIt } from '../relation/fills/swap.js';
import { whenOfIt } from '../relation/fills/when.js';
import type { Fill } from '../relation/fills/try.js';
import { amountTold, takenOff } from './amounts-told.js';
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
  const told = fillers.map((filler): Told => ({ ...filler, at: NAMES.has(filler.slot) ? pointedAt(filler, last, talk) : null }));
  const entry = told.map(({ at }) => entryOf(at)).find((one) => one !== null) ?? last;
  const made = told.map((one) => intentsOf(one, { told, entry, swaps, talk }));
  const intents = made.flatMap((one) => one ?? []);
  return intents.length === 0 || made.includes(null) ? null : intents;
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
  const { context } = talk;
  const change = (one: Change | null): readonly Intent[] | null => one && [editIntent(entry, one)];
  switch (filler.slot) {
    case 'stands':
      return [];
    case 'wrong':
      return gone(filler, rest);
    case 'right':
      return right(filler, rest);
    case 'more':
      return entry.kind === 'meal' && rest.told.some(({ slot }) => slot !== 'more')
        ? change({ is: 'add', words: filler.words })
        : logFood({ ...context, text: filler.words, reading: null });
    case 'amount':
      return isWithin(filler, rest) ? [] : change(amountTold(filler, entry, foodOf(filler, rest), talk));
    case 'off':
      return change(takenOff(filler, entry, foodOf(filler, rest), talk));
    case 'figures':
      return announced({ ...context, reading: null }, FIGURES, filler.words);
    case 'when':
      return fill(whenOfIt, filler.words, entry, rest);
  }
}

const FIGURES: ReadonlySet<Change['is']> = new Set(['calories', 'macros']);
const fill = (by: Fill, text: string, entry: Entry, { talk: { context } }: Rest): readonly Intent[] | null =>
  by({ context: { ...context, text, reading: null }, entry, against: false, chance: 1 });

/** What does not hold goes, unless something is named instead of it. */
function gone({ at, ...filler }: Told, rest: Rest): readonly Intent[] | null {
  const { told, entry } = rest;
  const instead = (...slots: readonly string[]) => told.some(({ slot }) => slots.includes(slot));
  if (at?.to === 'figure') return instead('amount', 'figures', 'right') ? [] : null;
  if (at?.to === 'time') return instead('when') ? [] : null;
  if (partnerOf(filler, told, 'right')) return [];
  if (at?.to === 'entry')
    return instead('right', 'when', 'amount', 'figures') ? [] : [{ type: 'delete', target: { by: 'numbers', numbers: [at.entry.number] } }];
  if (entry.kind !== 'meal') return null;
  if (at?.to === 'part') return [editIntent(entry, { is: 'remove', of: at.words })];
  const named = at?.named ?? [];
  return named.length >= entry.items.length
    ? [{ type: 'delete', target: { by: 'numbers', numbers: [entry.number] } }]
    : named.map(({ item }) => editIntent(entry, { is: 'remove', of: item.name, only: true }));
}

/** What it was instead of what does not hold, or of which kind what stands was. */
function right(filler: Told, rest: Rest): readonly Intent[] | null {
  const { told, entry, swaps } = rest;
  const wrong = partnerOf(filler, told, 'wrong');
  const words = [...told.filter(({ slot, to }) => slot === 'amount' && to === filler.from).map((one) => one.words), filler.words].join(' ');
  if (entry.kind === 'workout') return [editIntent(entry, { is: 'say', words })];
  const old = wrong?.at?.to === 'items' ? wrong.at.named : [];
  if (old.length === 1) return [editIntent(entry, { is: 'replace', of: old[0]!.item.name, words, outright: true })];
  const host = foodOf(filler, rest);
  const own: MealEntry = host ? { ...entry, items: [host.item] } : entry;
  const [first, second] = swaps && !wrong ? [insteadOfIt, kindOfIt] : [kindOfIt, insteadOfIt];
  return fill(first, words, own, rest) ?? fill(second, words, own, rest);
}

/** An amount right before what is named instead is of that. */
const isWithin = (filler: Filler, { told }: Rest): boolean => told.some(({ slot, from }) => slot === 'right' && from === filler.to);

/** The food that words stand beside, else the only one. */
function foodOf(filler: Filler, { told, entry }: Rest): NamedItem | null {
  const near = told
    .filter(({ at, slot }) => at?.to === 'items' && slot === 'stands' && at.named[0]!.entry.id === entry.id)
    .toSorted((a, b) => gap(a, filler) - gap(b, filler));
  const at = near[0]?.at;
  return at?.to === 'items' && at.named.length === 1 ? at.named[0]! : null;
}

/** The filler of a slot that stands nearest to another, where that is also nearest to it. */
function partnerOf<F extends Filler>(filler: Filler, told: readonly F[], slot: Filler['slot']): F | null {
  const nearest = (of: Filler, kind: Filler['slot']) => told.filter((one) => one.slot === kind).toSorted((a, b) => gap(a, of) - gap(b, of))[0];
  const partner = nearest(filler, slot);
  return partner && nearest(partner, filler.slot)?.from === filler.from && gap(partner, filler) <= FAR ? partner : null;
}
/** What stands further apart is told of different things. */
const FAR = 8;

const gap = (a: Filler, b: Filler): number => (a.from >= b.to ? a.from - b.to : b.from - a.to + 0.5);
