import type { Item } from '../../../domain/entry.js';
import { wordsOf } from '../../../language/chart.js';
import { begins } from '../../../language/letters.js';
import type { Change } from '../../intents/edit-words.js';
import { kinship, nearestKin } from '../../kinship.js';
import { read } from '../../matching-items.js';
import { tellsKind } from '../../say-again.js';
import { stem, stems } from '../../targets.js';
import type { Match } from '../../../understanding/match.js';
import { edited, itemIn, mealSpokenOf } from '../binding.js';
import type { Proposal } from '../proposal.js';
import { SPOKEN } from '../still-spoken-of.js';
import { lastOf, type NamedItem, type Talk } from '../talk.js';
import { toldOver, toldTogether } from '../told-together.js';
import { oneFood } from './told-instead.js';

/** "Pork, not beef" of a beef taco is a pork taco; null where the whole food was named. */
export function partSwapped(match: Match, { item, called: name }: NamedItem, words: string, talk: Talk): string | null {
  const { from, to } = match.bindings['item'] ?? { from: 0, to: 0 };
  const said = name ?? wordsOf(talk.chart, from, to);
  const parts = item.name.split(' ');
  // Named in another language it is known by what it is.
  const called = stems(`${said} ${read(said, talk.context)[0]?.name ?? ''}`);
  const kept = parts.filter((part) => !called.includes(stem(part)) && !stems(words).includes(stem(part)));
  const fresh = read(words, talk.context);
  // "The sandwich was ham" of a turkey sandwich is a ham sandwich.
  if (parts.length > 1 && stems(said).join(' ') === stem(parts.at(-1)!))
    // "An apple instead of chips" is no apple chips.
    return match.concepts.includes('not') && !match.concepts.includes('be')
      ? null
      : oneFood(`${words} ${parts.at(-1)!}`, parts.at(-1)!, talk);
  if (kept.length === 0 || kept.length === parts.length || called.includes(stem(parts.at(-1)!))) return null;
  const whole = `${fresh.length === 1 ? fresh[0]!.name : words} ${kept.join(' ')}`;
  return oneFood(whole, kept.at(-1)!, talk);
}

/** "The yogurt was the 0% kind": the food with these words, where the table has it as one. */
export function ofItsKind(match: Match, words: string, talk: Talk): Proposal | null {
  const named = itemIn(match, talk);
  if (!named) return null;
  const { from, to } = match.bindings['item']!;
  const called = wordsOf(talk.chart, from, to).split(' ').at(-1)!;
  const whole = oneFood(`${words} ${named.item.name}`, called, talk) ?? oneFood(`${words} ${called}`, called, talk);
  return whole
    ? edited(named.entry, { is: 'replace', of: named.item.name, words: whole }, talk)
    : { intents: [{ type: 'ask-what', about: 'wrong' }] };
}

/** "The burger was grilled": how, and not what. */
export function ofKind(words: string, match: Match, talk: Talk): Proposal | null {
  const named = itemIn(match, talk);
  if (!named || !tellsKind(words)) return null;
  // "The rice was brown", of white rice.
  const over = toldOver(named.item, words, tellsKind, talk.context);
  if (over) return edited(named.entry, { is: 'replace', of: named.item.name, words: over.words }, talk);
  const other = edited(named.entry, { is: 'replace', of: named.item.name, words }, talk);
  return other ?? { intents: [{ type: 'chat', what: 'noted' }] };
}

/** "It was beef" of chicken, rice and pickles is in place of the chicken, and of chicken tacos it makes beef tacos. */
export function kinTold(words: string, items: readonly Item[], talk: Talk): Change | null {
  const [fresh, ...more] = read(words, talk.context);
  if (!fresh || more.length > 0 || fresh.nutrients === null || fresh.sureness < SURELY || fresh.mods.length > 0) return null;
  // "Was the salmon healthy".
  if (items.some(({ food }) => food === fresh.food)) return null;
  const near = (food: Pick<Item, 'food'>) =>
    kinship(fresh, food) >= (food.food?.startsWith(MEAT) ? NEAR : NEARER) && !begins(food.food ?? '', DISHES);
  const within = items.flatMap(({ name }) => {
    const parts = name.split(' ');
    const at = parts.slice(0, -1).findIndex((word) => read(word, talk.context).some((food) => food.nutrients !== null && near(food)));
    return at < 0 ? [] : [{ of: name, whole: oneFood(parts.with(at, words).join(' '), parts.at(-1)!, talk) }];
  });
  const [made, ...others] = within;
  if (made) return made.whole !== null && others.length === 0 ? { is: 'replace', of: made.of, words: made.whole } : null;
  const at = nearestKin(fresh, items);
  return at >= 0 && items.length > 1 && near(items[at]!) ? { is: 'replace', of: items[at]!.name, words, outright: true } : null;
}
/** Meat and fish alike in the first sign of their codes, anything else in two; codes of dishes by what they begin with. */
const [MEAT, NEAR, NEARER] = ['2', 2, 3];
const SURELY = 0.8;
const DISHES: readonly string[] = ['27', '28', '58'];

/** "The milk in that was soy": of the only food that can be had so. */
export function kindWithin(words: string, talk: Talk): Proposal | null {
  const meal = mealSpokenOf(talk);
  if (!meal || lastOf(talk) !== meal || talk.age > SPOKEN) return null;
  const found = meal.items.flatMap((item) => {
    const told = toldTogether(item, words, talk.context);
    return told ? [{ is: 'replace' as const, of: item.name, words: told.words }] : [];
  });
  return found.length === 1 ? edited(meal, found[0]!, talk) : null;
}
