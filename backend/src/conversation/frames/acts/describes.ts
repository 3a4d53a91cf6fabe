import type { Item } from '../../../domain/entry.js';
import { wordsOf } from '../../../language/chart.js';
import type { When } from '../../../language/span.js';
import { fold } from '../../../language/fold.js';
import { said, withoutFirst, wordsIn as wordsOfText } from '../../../language/said.js';
import { readAmount } from '../../../reading/index.js';
import { namesFood, read } from '../../matching-items.js';
import { accompanies } from '../accompanies.js';
import { isPlural } from '../../../food/index.js';
import type { Change } from '../../intents/edit-words.js';
import type { Intent } from '../../intents/intent.js';
import { alone, amountIn, correctsBehind, edited, editIntent, mealSpokenOf, numberIn, wordsIn } from '../binding.js';
import { toldOf } from '../../own-name.js';
import { tellsKind } from '../../say-again.js';
import { stem, stems } from '../../targets.js';
import { fitsUnit } from '../fits-unit.js';
import { isKindOfClass } from '../kind-of-class.js';
import { kindPointedAt, spanBefore } from '../kind-pointed-at.js';
import type { Match } from '../../../understanding/match.js';
import { BREATH, heldBy, SPOKEN, spokenFor } from '../still-spoken-of.js';
import { otherTail, toldOn, toldOver, toldTogether } from '../told-together.js';
import type { Proposal, Resolve } from '../proposal.js';
import { lastOf, type NamedItem, type Talk } from '../talk.js';
import { HOLDERS, holdsIt, takerOf } from './taken-by.js';
import { kindWithin, kinTold } from './kind-told.js';
import { partCalledAs, partInstead } from './told-instead.js';

/** "Cookie dough" right after "ice cream": what kind one of its foods was, where both together are one food of the table. */
export const describes: Resolve = (match, talk) => {
  const pointed = kindPointedAt(match, talk);
  const words = pointed ?? wordsIn(match, 'saying')!;
  const meal = mealSpokenOf(talk);
  const long = meal && !match.concepts.includes('be') ? spokenFor(words, meal.items, talk.context) : SPOKEN;
  if (!meal || lastOf(talk) !== meal || talk.age > long) return null;
  // "Salad with sun dried tomatoes": a food of its own among others begins a meal.
  if (long === BREATH && !talk.corrects && !alone(match, talk)) return null;
  // "No whip" is without it.
  if (spanBefore(talk.chart, match.from, 'lacking') !== null && alone(match, talk)) return null;
  // "Of one" and "30 g protein" tell no kind.
  if (NO_KIND.has(words) || isNutrientWord(match, talk)) return null;
  // "All 3 were chicken" is said of three.
  const number = numberIn(match, 'number');
  if (number !== null && !meal.items.some(({ quantity }) => quantity === number)) return null;
  if (tellsOwn(talk) || isBeside(match, words, talk)) return null;
  // "Left the crusts" tells no kind.
  if (talk.chart.at[match.bindings['saying']!.from]!.some(({ kind }) => kind === 'left' || kind === 'lost' || kind === 'gave')) return null;
  const preposition = match.concepts.includes('in') && !talk.chart.at[match.from]!.some(({ kind }) => kind === 'article');
  if (match.concepts.includes('in') && !preposition) return null;
  const led = preposition ? spanBefore(talk.chart, match.bindings['saying']!.from, 'in') : null;
  const lead = preposition ? wordsOf(talk.chart, led ?? match.from, match.to) : null;
  // "With cheese" of a sandwich and chips is on what takes it.
  const taker = startsWith(talk) && meal.items.length > 1 && !talk.topic ? takerOf(words, meal, talk) : undefined;
  const all = hosts(talk).filter(({ item }) => !startsWith(talk) || meal.items.length === 1 || item === (taker ?? talk.topic?.item));
  // "De harina" of corn tortillas, "c'était au chocolat" of an almond croissant.
  const tails = lead === null ? [] : all.flatMap(({ item }) => otherTail(item, lead, talk.context) ?? []);
  if (tails.length === 1 && (talk.corrects || alone(match, talk))) return edited(meal, tails[0]!, talk);
  if (lead !== null && match.concepts.includes('be')) return null;
  if (match.bindings['amount']) return alone(match, talk) ? soManyOfKind(match, words, all[0]!, talk) : null;
  // "They were beef" of chicken tacos.
  const kin = lead === null && match.concepts.includes('be') ? kinTold(words, talk.topic ? [talk.topic.item] : meal.items, talk) : null;
  if (kin) return edited(meal, kin, talk);
  const told = stems(words);
  // "Tortilla chips" are the chips, of chips and salsa.
  const called = all.filter(({ item }) => stems(item.name).some((word) => told.includes(word)));
  const found = (called.length > 0 ? called : all).flatMap((host, rank) => {
    const both = lead === null ? toldTogether(host.item, words, talk.context) : toldOn(host.item, lead, talk.context);
    return both ? [{ host, told: both, rank }] : [];
  });
  // "Banana nut" of a blueberry muffin: no food by itself.
  const strange = lead === null && talk.age <= BREATH && alone(match, talk) && !isOneFood(words, talk);
  const over =
    strange && found.length === 0 ? all.flatMap(({ item }) => (toldOver(item, words, () => true, talk.context) ? [item] : [])) : [];
  if (over.length === 1)
    return edited(meal, { is: 'replace', of: over[0]!.name, words: toldOver(over[0]!, words, () => true, talk.context)!.words }, talk);
  const other = lead === null ? all.flatMap((host) => otherFlavour(host, words, talk) ?? [])[0] : undefined;
  if (other) return other;
  const best = found.toSorted((a, b) => b.told.sureness - a.told.sureness || a.rank - b.rank)[0];
  if (best) return edited(meal, { is: 'replace', of: best.host.item.name, words: best.told.words }, talk);
  const inside = lead === null && alone(match, talk) && isOneFood(words, talk) ? partCalledAs(words, meal) : null;
  if (inside) return partInstead(inside.named, inside.part, words, talk);
  const kinds =
    lead === null ? all.flatMap((host) => (onlyKind(host, words, talk) ? [{ host, change: onlyKind(host, words, talk)! }] : [])) : [];
  if (kinds.length > 0) return oneOfThese(kinds, words, talk);
  if (lead !== null && talk.age <= BREATH && alone(match, talk) && isFood(words, talk)) return onOrIn(words, lead, all, talk);
  // "The costco one" is no food of its own, and the figures stay.
  const [host] = talk.topic || all.length === 1 ? all : [];
  if (pointed !== null)
    return host
      ? edited(meal, { is: 'note', of: host.item.name, words: pointed }, talk)
      : { intents: [{ type: 'ask-what', about: 'wrong' }] };
  // "Cooked" of what is counted so anyway.
  const { from, to } = match.bindings['saying']!;
  if (talk.chart.at[from]!.some((span) => span.kind === 'state' && span.to === to))
    return { intents: [{ type: 'chat', what: 'noted' }], weak: true };
  // "Chicken" of what already is a chicken burrito.
  return talk.age <= BREATH && meal.items.some((item) => isSaid(words, item))
    ? { intents: [{ type: 'chat', what: 'ok' }], weak: true }
    : null;
};

/** What "it" means is meant, else what holds it or what foods of its class are called by; of several it is asked. */
function oneOfThese(kinds: readonly { host: NamedItem; change: Change }[], words: string, { topic, context }: Talk): Proposal {
  const told = fold(words);
  const tests: readonly ((one: NamedItem) => boolean)[] = [
    ({ index }) => index === topic?.index,
    ({ item }) => heldBy(item, context).some((held) => stem(held) === stems(words).at(-1)),
    ({ item }) => isKindOfClass(told, item, context),
    () => true,
  ];
  const meant = tests.map((fits) => kinds.filter(({ host }) => fits(host))).find((some) => some.length > 0)!;
  const [first, other] = meant.map(({ host, change }): Intent[] => [editIntent(host.entry, change)]);
  return { intents: other ? [{ type: 'check', choices: [first!, other] }] : first! };
}

const WITH = said('had-with');

/** What words say of a food that is told by its place: what it was had with ("with cream cheese"), or which kind it was. */
export function saidOf({ entry, item }: NamedItem, words: string, talk: Talk): Proposal | null {
  const rest = withoutFirst(WITH, words);
  if (rest !== words) return isFood(rest, talk) ? edited(entry, { is: 'add', words: rest, on: item.name }, talk) : null;
  const told = toldTogether(item, words, talk.context);
  const change = told ? { is: 'replace' as const, of: item.name, words: told.words } : onlyKind({ entry, index: 0, item }, words, talk);
  return change && edited(entry, change, talk);
}

/** "The tortillas were flour": of what the food holds that was just told. */
export const heldKind: Resolve = (match, talk) => {
  if (match.bindings['part']) return kindWithin(`${wordsIn(match, 'kind')!} ${wordsIn(match, 'part')!}`, talk);
  const named = match.bindings['held']!.value as NamedItem;
  if (lastOf(talk) !== named.entry || talk.age > SPOKEN) return null;
  const { from, to } = match.bindings['held']!;
  return saidOf(named, `${wordsIn(match, 'kind')!} ${wordsOf(talk.chart, from, to)}`, talk);
};

/** "2 slices pepperoni" of a pizza, "3 carnitas" of tacos: how much of it and which kind at once, where nobody said how much before. */
function soManyOfKind(match: Match, words: string, { entry, item }: NamedItem, talk: Talk): Proposal | null {
  const { unit } = amountIn(match)!;
  if (!item.assumed || match.concepts.length > 0) return null;
  const told = toldTogether(item, words, talk.context);
  const [both, ...more] = told ? read(told.words, talk.context) : [];
  if (!told || !both || more.length > 0 || both.name.split(' ').some((word) => BOTH.has(word))) return null;
  const alike = both.food?.slice(0, KIN) === item.food?.slice(0, KIN);
  const several = isPlural(
    fold(item.words ?? item.name)
      .split(' ')
      .at(-1)!,
  );
  if (unit === null ? !several : !(alike && fitsUnit(item, unit, talk.context))) return null;
  const { from, to } = match.bindings['amount']!;
  return edited(entry, { is: 'replace', of: item.name, words: `${wordsOf(talk.chart, from, to)} ${told.words}` }, talk);
}
const NO_KIND: ReadonlySet<string> = new Set(['one', 'un', 'uno', 'una', 'une']);
const isNutrientWord = ({ bindings: { saying } }: Match, { chart }: Talk): boolean =>
  chart.at[saying!.from]!.some(({ kind, value, to }) => (kind === 'nutrient' && to === saying!.to) || (kind === 'share' && value !== 1));

/** So many signs of a code tell foods of one kind: all pizzas. */
const KIN = 3;
const BOTH: ReadonlySet<string> = new Set(['with', 'and']);

/** "On rye" of a sandwich is what holds it, and was counted; "au beurre" of toast is had on it. What it was had with stands beside it. */
function onOrIn(words: string, lead: string, [host]: readonly NamedItem[], { chart, context }: Talk): Proposal | null {
  if (!host || startsWith({ chart })) return null;
  const holds = heldBy(host.item, context);
  const kindOf = (held: string) => {
    const [kind, ...more] = read(`${words} ${held}`, context);
    return (
      kind &&
      more.length === 0 &&
      kind.nutrients !== null &&
      kind.sureness >= 0.8 &&
      kind.mods.length === 0 &&
      stems(kind.name).includes(stem(held))
    );
  };
  const change: Change = holds.some(kindOf) ? { is: 'note', of: host.item.name, words: lead } : { is: 'add', words };
  return { intents: [editIntent(host.entry, change)] };
}

const startsWith = ({ chart: { at, tokens } }: Pick<Talk, 'chart'>): boolean =>
  at[tokens.findIndex(({ is }) => is !== 'mark')]!.some(({ kind }) => kind === 'with');

/**
 * Words that only say which kind it was, where the table knows none and the figures stay: a flavour ("chocolate" of a protein shake),
 * what holds it ("flour tortillas" of tacos), a kind told by the words that tell one ("sourdough" of avocado toast).
 */
function onlyKind(host: NamedItem, words: string, { context }: Talk): Change | null {
  if (readAmount(words) !== null) return null;
  const { name, food } = host.item;
  const head = stems(words).at(-1) ?? '';
  const note = { is: 'note' as const, of: name, words: `on ${words}` };
  if (HOLDERS.has(head) && heldBy(host.item, context).some((held) => stem(held) === head)) return note;
  // "Whole milk" of a cereal is had on it.
  if (read(words, context).some((one) => accompanies(one, [host.item]))) return null;
  if (!tellsKind(words) && !tellsFlavour(words, host.item)) return null;
  const isSame = (whole: string) => {
    const [both, ...more] = read(whole, context);
    return more.length === 0 && both?.food === food;
  };
  const whole = toldOf(words, host.item, context);
  if (isSame(whole)) return { is: 'replace', of: name, words: whole };
  // "Rye" of a sandwich on white.
  if (isSame(`${name} on ${words}`)) return otherTail(host.item, `on ${words}`, context) ?? note;
  // "Bone in" of wings changes no figure.
  return tellsKind(words) && !namesFood(words, context, 0.8) ? { is: 'note', of: name, words } : null;
}

const FLAVOUR = said('flavour');
const BESIDE = said('flavour-beside');
const OF_SWEETS = said('flavour-of-sweets');
/** Codes of the food table by what they begin with: yogurt, shakes, ice cream and puddings, cakes and cookies, protein bars and shakes. */
const SWEETS: readonly string[] = ['114', '115', '13', '53', '95'];

/** A flavour, or what is one of what is sold in several. */
function tellsFlavour(words: string, { food }: Item): boolean {
  const told = fold(words);
  const parts = wordsOfText(told);
  const flavour =
    FLAVOUR.has(told) || (parts.some((word) => FLAVOUR.has(word)) && parts.every((word) => FLAVOUR.has(word) || BESIDE.has(word)));
  return flavour || (SWEETS.some((code) => food?.startsWith(code)) && OF_SWEETS.has(told));
}

/** "Chocolate" of vanilla ice cream: a flavour in place of the other. */
function otherFlavour({ entry, item }: NamedItem, words: string, talk: Talk): Proposal | null {
  if (!FLAVOUR.has(fold(words)) && !OF_SWEETS.has(fold(words))) return null;
  const told = toldOver(item, words, (word) => FLAVOUR.has(word) || OF_SWEETS.has(word) || PLAIN.has(word), talk.context);
  return told && edited(entry, { is: 'replace', of: item.name, words: told.words }, talk);
}
const PLAIN: ReadonlySet<string> = new Set(stems('vanilla chocolate strawberry mint coffee'));

/** "And dip": a food behind a joint stands beside the one before. */
const isBeside = (match: Match, words: string, talk: Talk): boolean =>
  !match.concepts.includes('be') && spanBefore(talk.chart, match.from, 'and') !== null && isFood(words, talk);

/** A text with its own meal, calories or figures tells of a food of its own. */
const OWN: ReadonlySet<string> = new Set(['meal', 'kcal', 'figure', 'future']);
const tellsOwn = ({ chart }: Talk): boolean =>
  chart.at.some((spans) => spans.some(({ kind, value }) => OWN.has(kind) || (kind === 'when' && (value as When).day !== null)));

/** The words are some of those that the food is called by. */
function isSaid(words: string, { name }: Item): boolean {
  const [told, called] = [stems(words), stems(name)];
  return told.length > 0 && told.length < called.length && told.every((word) => called.slice(0, -1).includes(word));
}

/** "2% milk" after cereal, "ranch on the side": what nobody has by itself joins the food just told. */
export const joins: Resolve = (match, talk) => {
  const words = wordsIn(match, 'saying')!;
  const meal = mealSpokenOf(talk);
  if (kindPointedAt(match, talk) !== null || !meal || lastOf(talk) !== meal) return null;
  if (talk.age > (match.concepts.includes('extra') ? SPOKEN : BREATH)) return null;
  const foods = read(words, talk.context);
  if (foods.length === 0 || tellsOwn(talk) || foods.some((food) => food.nutrients === null || food.sureness < 0.6)) return null;
  // "With brown rice" of a burrito bowl is the kind of what lies in it.
  const inside = match.concepts.includes('with') && stems(words).length > 1 ? meal.items.filter((item) => holdsIt(item, words, talk)) : [];
  if (inside.length === 1) return edited(meal, { is: 'note', of: inside[0]!.name, words: `with ${words}` }, talk);
  if (match.concepts.length === 0 && !foods.every((food) => accompanies(food, meal.items))) return null;
  if (match.concepts.includes('with') && foods.every(({ nutrients }) => nutrients!.calories === 0))
    return { intents: [{ type: 'chat', what: 'noted' }] };
  // "With almond butter instead" is in place of what is most like it.
  if (spanBefore(talk.chart, match.bindings['saying']!.to, 'correct') !== null) return null;
  if (correctsBehind(match, talk)) return edited(meal, { is: 'say', words }, talk);
  // "With oat milk" of a latte and a muffin.
  const kinds =
    match.concepts.includes('with') && foods.length === 1 ? hosts(talk).flatMap(({ item }) => milkOf(item, words, talk) ?? []) : [];
  if (kinds.length === 1) return edited(meal, kinds[0]!, talk);
  // What it is had with may be one food with it; with an amount of its own it is another.
  const host =
    match.concepts.includes('with') && foods.length === 1 && foods[0]!.assumed
      ? (talk.topic?.item ?? takerOf(words, meal, talk))
      : undefined;
  const on = host?.name;
  return edited(meal, { is: 'add', words, ...(on === undefined ? {} : { on }) }, talk);
};

function isOneFood(words: string, talk: Talk): boolean {
  const [food, ...more] = read(words, talk.context);
  return food !== undefined && more.length === 0 && food.nutrients !== null && food.mods.length === 0 && food.sureness >= 0.8;
}

/** Another milk in what is made with milk. */
function milkOf(item: Item, words: string, { context }: Talk): Change | null {
  const { name } = read(words, context)[0]!;
  const told = name.endsWith(MILK) ? (toldTogether(item, words, context) ?? toldTogether(item, name, context)) : null;
  return told && { is: 'replace', of: item.name, words: told.words };
}
const MILK = 'milk';

const isFood = (words: string, talk: Talk): boolean => namesFood(words, talk.context, 0.8);

/** Foods of the meal spoken of: the one that "it" means first, then the latest. */
function hosts(talk: Talk): NamedItem[] {
  const entry = mealSpokenOf(talk)!;
  const all = entry.items.map((item, index): NamedItem => ({ entry, index, item })).toReversed();
  return all.toSorted((a, b) => Number(b.index === talk.topic?.index) - Number(a.index === talk.topic?.index));
}
