import { wordsOf } from '../../../language/chart.js';
import type { Entry, Item } from '../../../domain/entry.js';
import { fold } from '../../../language/fold.js';
import { readAmount } from '../../../reading/index.js';
import { nearestKin } from '../../kinship.js';
import { read } from '../../matching-items.js';
import type { Match } from '../../../understanding/match.js';
import { sameStem, stems } from '../../targets.js';
import { SPOKEN } from '../still-spoken-of.js';
import { headOf } from '../head-of.js';
import { kindPointedAt, spanBefore } from '../kind-pointed-at.js';
import { itemSpans } from '../item-spans.js';
import { removedLast } from '../pointed-spans.js';
import { pieceIn } from '../nth-spans.js';
import { alone, edited, ends, entryIn, itemIn, mealSpokenOf, numberIn, together, wordsIn, toldTwice } from '../binding.js';
import { removedFood } from './other-target.js';
import type { Proposal, Resolve } from '../proposal.js';
import { lastOf, type NamedItem, type Talk } from '../talk.js';
import { toldTogether } from '../told-together.js';
import { JOINTS, partCalled, partNamed, partRetold, withoutPart } from './parts.js';
import { isNotEaten, namesDenied } from './denied.js';
import { areOf, isOf, namesOf, standsBeside } from './what-stands.js';
import { kinTold, ofItsKind, ofKind, partSwapped } from './kind-told.js';
import { besideHost, nextHad, ofHead, overOf, partCalledAs, partInstead } from './told-instead.js';

/** "The rice was brown", "swap the rice for quinoa", "ham, not turkey". */
export const replace: Resolve = (match, talk) => {
  const named = itemIn(match, talk);
  // "The salad had italian, not ranch": a kind of what it was not.
  const words = wordsIn(match, 'new') ?? (named && ofHead(wordsIn(match, 'kind')!, named.item, talk));
  if (words === null) return null;
  // "The second one was diet" of two cokes.
  const one = match.bindings['nth'] && !match.bindings['old'] ? oneOfSeveral(words, match, talk) : null;
  if (one) return one;
  if (named) {
    // "No tortilla strips" names one food.
    if (match.bindings['beside']) return besideHost(match, named, words, talk);
    if (match.bindings['item']?.to === match.bindings['new']!.from && !match.bindings['old']) return null;
    // "Make the second beer a cider" of two.
    const which = placeIn(match, 'item', talk);
    if (which !== null && named.item.quantity >= Math.max(2, which) && named.entry === lastOf(talk))
      return edited(named.entry, { is: 'one-of', nth: which > 0 ? which : 2, words }, talk);
    // "Arroz no, papas": what stands, and behind the mark what it was.
    const { item, new: fresh } = match.bindings;
    const turned = item && match.concepts.length === 1 && match.concepts[0] === 'not' && match.from === item.from;
    if (turned && (talk.chart.tokens[fresh!.from - 1]?.is !== 'mark' || isOf(named.entry.items, words, talk))) return null;
    // "The shake was whole milk, not almond": of what the meal has beside it.
    const other = oldBeside(match, named);
    if (other) return edited(named.entry, { is: 'replace', of: other.name, words }, talk);
    // "Ate the sandwich but not the chips", of both.
    if (match.concepts.includes('not') && standsBeside(match, named, talk))
      return edited(named.entry, { is: 'remove', of: named.item.name, only: true }, talk);
    // "No fries no coke", of both; "no rings, just the burger" keeps the burger.
    if (match.concepts.includes('lacking') && (isOf(named.entry.items, words, talk) || namesOf(named.entry, match.bindings['new']!, talk)))
      return null;
    // "Salmon was 4 oz asparagus 6 spears" tells of both.
    const beside = named.entry.items.filter((one) => one !== named.item);
    if (match.concepts.includes('be') && !match.bindings['old'] && read(words, talk.context).some(({ name }) => isOf(beside, name, talk)))
      return null;
    // "The croissant was chocolate" tells which.
    const kind = match.concepts.includes('be') && !match.bindings['old'] ? toldTogether(named.item, words, talk.context) : null;
    if (kind) return edited(named.entry, { is: 'replace', of: named.item.name, words: kind.words }, talk);
    const [food, ...more] = read(words, talk.context);
    // "I had the steak, he had the salmon", of both.
    const both = match.concepts.includes('subject') && isOf(named.entry.items, words, talk);
    if (both) return edited(named.entry, { is: 'remove', of: named.item.name, only: true }, talk);
    const part = match.bindings['nth'] ? null : partNamed(match, talk, named.item);
    if (part !== null && !stems(words).some((word) => stems(named.item.name.split(JOINTS)[0]!).includes(word)))
      return partInstead(named, part, words, talk);
    // The same food said again changes nothing.
    if (food && more.length === 0 && food.food === named.item.food && food.assumed) return null;
    const swapped = partSwapped(match, named, words, talk);
    const said = match.bindings['item'];
    const at = swapped === null && said ? partCalled(wordsOf(talk.chart, said.from, said.to), named.item) : null;
    const retold = at === null ? null : partRetold(named, at, words, talk);
    if (retold) return retold;
    // "Cookies n cream" of a protein bar.
    const [flavoured, ...others] = swapped === null && more.length > 0 ? read(`${words} ${named.item.name}`, talk.context) : [];
    if (flavoured && others.length === 0 && flavoured.food === named.item.food)
      return edited(named.entry, { is: 'note', of: named.item.name, words }, talk);
    // "Chicken not steak" is no chicken steak.
    const outright = swapped === null && match.concepts.includes('not') ? ({ outright: true } as const) : {};
    return edited(named.entry, { is: 'replace', of: named.item.name, words: swapped ?? words, ...outright }, talk);
  }
  if (match.bindings['item'] || match.bindings['nth']) return null;
  const entry = entryIn(match) ?? lastOf(talk);
  // "No hash browns", then "got munchkins instead": in place of what was taken off, and of nothing that stands.
  const gone =
    entry?.kind === 'meal' && !match.bindings['entry'] && talk.age <= SPOKEN && entry === lastOf(talk) ? removedFood(talk) : null;
  if (gone && entry?.kind === 'meal' && !isOf(entry.items, words, talk) && !match.bindings['old'])
    return edited(entry, { is: 'add', words: [amountWords(match, talk), words].join(' ').trim() }, talk);
  // "Tofu instead of beef" of a bibimbap is of what lies in it.
  if (
    entry?.kind === 'meal' &&
    entry.items.length === 1 &&
    isContrasted(talk) &&
    nearestKin(read(words, talk.context)[0]!, entry.items) < 0
  ) {
    const told = toldTogether(entry.items[0]!, words, talk.context);
    if (!told) return { intents: [{ type: 'ask-what', about: 'wrong' }] };
    return edited(entry, { is: 'replace', of: entry.items[0]!.name, words: told.words }, talk);
  }
  // "It was brown rice" of a meal with white rice.
  const alike = entry?.kind === 'meal' && !match.bindings['entry'] && stems(words).length > 1 ? entry.items.filter(isAlike(words)) : [];
  if (alike.length === 1 && !talk.topic) return edited(entry, { is: 'replace', of: alike[0]!.name, words }, talk);
  const inside = entry?.kind === 'meal' && !match.bindings['entry'] ? partCalledAs(words, entry) : null;
  if (inside) return partInstead(inside.named, inside.part, words, talk);
  const kin = entry?.kind === 'meal' && !match.bindings['entry'] && !talk.topic ? kinTold(words, entry.items, talk) : null;
  if (kin) return edited(entry, kin, talk);
  const over = entry?.kind === 'meal' && !talk.beside ? overOf(words, entry.items, talk) : null;
  return edited(entry, over ?? { is: 'say', words: [amountWords(match, talk), words].join(' ').trim() }, talk);
};

/** The text says what it was not. */
const isContrasted = ({ chart }: Talk): boolean =>
  chart.at.some((spans, at) => at > 0 && spans.some(({ kind, to }) => kind === 'not' && to < chart.tokens.length));

/** Another food that is called so: "white rice" of brown rice. */
const isAlike =
  (words: string) =>
  ({ name }: Item): boolean =>
    stems(name).length > 1 && headOf(name) === headOf(words) && !stems(words).every((word) => stems(name).includes(word));

/** "Got munchkins instead, 5": how much, told behind. */
const amountWords = ({ bindings: { amount } }: Match, { chart }: Talk): string => (amount ? wordsOf(chart, amount.from, amount.to) : '');

/** The other food of the meal that the text says it was not. */
function oldBeside(match: Match, { entry, index, item }: NamedItem): Item | undefined {
  const old = stems(wordsIn(match, 'old') ?? '');
  const says = ({ name }: Item) => old.length > 0 && old.every((word) => stems(name).includes(word));
  return says(item) ? undefined : entry.items.find((one, at) => at !== index && says(one));
}

/** Of several of the same food, the one that is told by its place. */
function oneOfSeveral(words: string, match: Match, talk: Talk): Proposal | null {
  const nth = numberIn(match, 'nth')!;
  const meal = mealSpokenOf(talk);
  return meal?.items.some(({ quantity }) => quantity >= 2 && quantity >= nth && Number.isInteger(quantity))
    ? edited(meal, { is: 'one-of', nth: nth > 0 ? nth : 2, words }, talk)
    : null;
}

/** "It was whole milk": of the meal just logged, with a sign of correcting or nothing else that it could be. */
export const replaceHinted: Resolve = (match, talk) => {
  const kind = wordsIn(match, 'kind');
  const pointed = kind === null ? null : kindPointedAt(match, talk, 'kind');
  if (pointed !== null) return ofItsKind(match, pointed, talk);
  if (kind !== null) return ofKind(kind, match, talk);
  const meal = mealSpokenOf(talk);
  if (!meal || lastOf(talk) !== meal || isNotEaten(match, talk)) return null;
  // "No toast and black coffee" denies the toast.
  if (spanBefore(talk.chart, match.from, 'lacking') !== null && itemSpans(talk, match.from).length > 0) return null;
  const next = nextHad(match, talk);
  if (next !== null) return edited(meal, { is: 'add', words: next }, talk);
  // What already stands, told again without an amount, is no other food.
  if (!match.concepts.includes('be') && readAmount(wordsIn(match, 'new')!) === null && areOf(meal.items, wordsIn(match, 'new')!, talk))
    return null;
  // "Had a bagel too" is one more.
  if (talk.chart.at.some((spans) => spans.some(({ kind }) => kind === 'too'))) return null;
  // A food by itself beside another request is no other food in place of all, and what stands is told how much it was.
  const known = isOf(meal.items, wordsIn(match, 'new')!, talk) || namesOf(meal, match.bindings['new']!, talk);
  const bare = match.concepts.every((concept) => concept === 'eat' || concept === 'served');
  if (talk.beside && (bare ? !known : known)) return null;
  // "C'était" and "era" hold the "it".
  const it = match.concepts.includes('be') && (match.concepts.includes('it') || talk.context.lang !== 'en');
  const called = it && alone(match, talk) && talk.age <= SPOKEN;
  return talk.corrects || (called && isOnlyOne(meal.items, wordsIn(match, 'new')!, talk)) ? replace(match, talk) : null;
};

/** The only food, or the only one that is called as the words end ("oat milk" of cereal and whole milk) or of its kind; or all is told anew. */
function isOnlyOne(items: readonly Item[], words: string, { context }: Talk): boolean {
  const [fresh, ...more] = read(words, context);
  return (
    items.length === 1 ||
    items.filter(({ name }) => stems(name).at(-1) === stems(words).at(-1)).length === 1 ||
    (fresh !== undefined && (more.length > 0 || nearestKin(fresh, items) >= 0))
  );
}

/** The place that the words of a food tell among its pieces: "the second coffee", "the other beer"; null where they tell none. */
function placeIn({ bindings }: Match, slot: string, { chart }: Talk): number | null {
  const span = bindings[slot];
  const told =
    span &&
    chart.at
      .slice(span.from, span.to)
      .flat()
      .find(({ kind }) => kind === 'other' || kind === 'ordinal');
  return told ? (told.kind === 'other' ? 2 : (told.value as number)) : null;
}

/** "Take the biscuits off", "my sister ate the fries". */
export const remove: Resolve = (match, talk) =>
  together(
    ['item', 'second', 'third']
      .filter((name) => match.bindings[name] || (name === 'item' && match.bindings['nth']))
      .map((name): Proposal | null => {
        const { nth } = match.bindings;
        // "No, the other one" says which was meant, and "no, eggs and bacon" what it was.
        if (isNo(match, talk) && (nth || talk.chart.tokens[match.from + 1]?.is === 'mark' || isInstead(match, talk))) return null;
        const piece = name === 'item' && nth ? pieceIn(nth, talk) : null;
        if (piece) return edited(piece.entry, { is: 'by', count: -1, of: piece.item.name }, talk);
        const named = itemIn(match, talk, name);
        if (!named || isForgotten(match, talk) || !namesDenied(match, named, talk)) return null;
        if (name !== 'item' && !isLevel(match, named, name, talk)) return null;
        const without = match.concepts.includes('nil') ? ofNil(match, named, talk) : null;
        if (without) return without;
        // "The second coffee" is one of them.
        if (
          placeIn(match, name, talk) !== null &&
          named.item.quantity >= 2 &&
          !(name === 'item' && match.bindings['nth'] && toldTwice(named, talk))
        )
          return null;
        // "No chorizo" of eggs with chorizo is the eggs without it.
        const part = partNamed(match, talk, named.item, name);
        if (part !== null) return withoutPart(named, part, talk);
        // "No no paratha only 1" says how many.
        if (isNo(match, talk) && talk.chart.at[match.to]?.some(({ kind }) => kind === 'only')) return null;
        // A "no" in the middle of more takes no meal away.
        if (named.entry.items.length === 1 && talk.chart.tokens[match.from]!.word === 'no' && !alone(match, talk)) return null;
        // A meal of that food alone goes whole.
        if (named.entry.items.length === 1 && match.concepts.some((name) => WHOLE.has(name)))
          return { intents: [{ type: 'delete', target: { by: 'numbers', numbers: [named.entry.number] } }] };
        return edited(named.entry, { is: 'remove', of: named.item.name, only: true }, talk);
      }),
  );

/** "No muffin and black coffee" takes no coffee away: behind what is denied, one is that is called by no more than its own words. */
function isLevel(match: Match, { item }: NamedItem, slot: string, talk: Talk): boolean {
  const { from, bindings } = match;
  const { chart } = talk;
  if (!chart.at[from]!.some(({ kind }) => kind === 'lacking')) return true;
  if (!ends(match, talk)) return false;
  const { from: start, to } = bindings[slot]!;
  const own = stems(`${item.name} ${item.words ?? ''}`);
  return stems(wordsOf(chart, start, to)).every((word) => own.some((one) => sameStem(one, word)));
}

/** How long "no chicken" says what a food was that was just told anew, in seconds. */
export const ANEW = 300;

/** "No the coffee", right after the toast was taken away. */
export const isInstead = ({ from }: Match, talk: Talk): boolean =>
  talk.chart.at[from + 1]!.some(({ kind }) => kind === 'determiner') &&
  talk.age <= ANEW &&
  (removedFood(talk) !== null || removedLast(talk).length > 0);

/** "Sprite zero" is a food of the table, and no sprite that there was none of. */
function ofNil({ to }: Match, { entry, item }: NamedItem, talk: Talk): Proposal | null {
  const whole = `${item.name} ${talk.chart.tokens[to - 1]!.word}`;
  const [food, ...more] = read(whole, talk.context);
  const one = food !== undefined && more.length === 0 && food.nutrients !== null && food.food !== item.food && food.mods.length === 0;
  return one ? edited(entry, { is: 'replace', of: item.name, words: whole }, talk) : null;
}

/** It begins with a word that as often announces a correction. */
export const isNo = ({ from }: Match, { chart }: Talk): boolean =>
  chart.at[from]!.some(({ kind, to }) => kind === 'correct' && to === from + 1);

/** Of the only food of a meal these take the meal. */
const WHOLE: ReadonlySet<string> = new Set(['remove', 'delete', 'not-eat', 'forget', 'lost', 'gave']);

/** "Forget latte", where we know what that means to the user: that is what is to be forgotten. */
function isForgotten(match: Match, { chart, context }: Talk): boolean {
  const { from, to } = match.bindings['item'] ?? { from: 0, to: 0 };
  return match.concepts.includes('forget') && context.snapshot.memory.some(({ words }) => fold(words) === fold(wordsOf(chart, from, to)));
}

/** "Oops, I did eat the chips": what a correction took out goes back in. */
export const putBack: Resolve = (match, talk) => {
  const gone = match.bindings['gone']?.value as { entry: Entry; name: string } | undefined;
  if (!gone) return null;
  const { entries } = talk.context.snapshot;
  return entries.some(({ id }) => id === gone.entry.id)
    ? edited(gone.entry, { is: 'put-back', of: gone.name }, talk)
    : { intents: [{ type: 'redo' }] };
};

/** "Change lunch to a chicken salad": the whole meal told anew. */
export const replaceAll: Resolve = (match, talk) => {
  const entry = entryIn(match);
  const words = wordsIn(match, 'new')!;
  // "Amend lunch: rice 150 g" of rice and chicken tells of the rice.
  const listed = talk.chart.tokens.slice(match.from, match.to).some(({ word }) => word === ':');
  const some =
    listed &&
    entry?.kind === 'meal' &&
    entry.items.length > 1 &&
    read(words, talk.context).every((food) => isOf(entry.items, food.name, talk));
  return some ? null : edited(entry, { is: 'replace-all', words }, talk);
};

export const replaceAllHinted: Resolve = (match, talk) => (talk.corrects ? replaceAll(match, talk) : null);
