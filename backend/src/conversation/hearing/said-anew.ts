import { readAmount } from '../../reading/index.js';
import { plainNumber } from '../numbers.js';
import { hasAll, read } from '../matching-items.js';
import { QUALIFIER } from '../say-again.js';
import type { Scene } from '../scene.js';
import { lastEntries, stems } from '../targets.js';
import { NOT_TAIL, POINTING } from './correction-words.js';
import type { HeardCorrection } from './heard-correction.js';
import { isFresh } from './is-fresh.js';

export const SIZES = /^(?:an? )?(extra large|small|medium|large|grande|venti|tall|short|mini|jumbo|king size|petit|moyen|grand)(?: one)?$/;

/** What remains after the opening: food words or an amount. */
export function saying(text: string, opened: boolean, scene: Scene): HeardCorrection | null {
  const pointed = POINTING.test(text);
  if (!opened && !pointed) return contrast(text, scene);
  const rest = text
    .replace(POINTING, '')
    .replace(/^(?:supposed to be|meant to be|the|about|like) /, '')
    .trim();
  const kept = rest
    .replace(NOT_TAIL, '')
    .replace(/ (?:instead|though|actually|please|my bad|sorry|lol|total|plutot|en vez)$/, '')
    .trim();
  if (kept === '') return null;
  // "I ate 3 donuts" after popcorn is food of its own; after donuts it counts them.
  if (!opened && TOLD_ANEW.test(text) && !isOfLast(kept, scene)) return null;
  // "no 2 slices", "it was a large not a small"
  const size = SIZES.exec(kept)?.[1];
  if (size) return { change: { is: 'size', size, of: null }, weak: true };
  const number = plainNumber(kept.replace(/ of (?:them|those|it)$/, ''));
  if (number !== null) return { change: { is: 'number', value: number }, weak: !opened };
  const swapped = NOT_TAIL.exec(rest);
  if (swapped && readAmount(swapped[1]!) === null)
    return { change: { is: 'replace', of: swapped[1]!.replace(/^(?:an?|the) /, ''), words: kept, loose: true }, weak: true };
  return { change: { is: 'say', words: kept }, weak: true };
}

/** "turkey not ham", "not ham, turkey", "4 eggs not 3" without any opening. */
function contrast(text: string, scene: Scene): HeardCorrection | null {
  if (isFresh(scene)) {
    const size = SIZES.exec(text)?.[1];
    if (size) return { change: { is: 'size', size, of: null }, weak: true };
    const alone =
      amountAlone(text.replace(/^(?:the|an?|el|la|le|une?|una) (?=(?:small|medium|large|big|petite?|grande?|pequen[ao]) )/, ''), scene) ??
      hedged(text, scene) ??
      withItsMilk(text, scene) ??
      narrower(text, scene) ??
      qualified(text, scene);
    if (alone) return alone;
    const count =
      /^(\d{1,2}|two|three|four|five|six) of (?:them|those|these)$/.exec(text) ??
      /^(?:so )?(?:i )?(?:had|ate|drank) (?:only |just )?(\d{1,2}|one|two|three|four|five|six|half)$/.exec(text);
    if (count) return { change: { is: 'number', value: plainNumber(count[1]!) ?? 1 }, weak: true };
  }
  const tail = /^(.{2,40}?),? (?:not|et non|pas|no) (?:an? |the )?([\w' -]{1,30})$/.exec(text);
  if (tail)
    return {
      change: readAmount(tail[2]!) ? { is: 'say', words: tail[1]! } : { is: 'replace', of: tail[2]!, words: tail[1]!, loose: true },
      weak: true,
    };
  const head = /^not (?:an? |the )?([\w' -]{2,30}?)(?:,| but) (.+)$/.exec(text);
  return head ? { change: { is: 'replace', of: head[1]!, words: head[2]!, loose: true }, weak: true } : null;
}

/** "Like 6 crackers" after crackers whose number we assumed: how many they were. */
function hedged(text: string, scene: Scene): HeardCorrection | null {
  const said = /^(?:like|about|maybe|around|roughly|probably|more like|environ|peut-etre|como) (?:an? )?(.{3,40})$/.exec(text)?.[1];
  const last = lastEntries(scene)[0];
  if (!said || last?.kind !== 'meal' || !isFresh(scene, ASSUMED_MINUTES) || !hasAll(said, last, scene)) return null;
  const [item, ...more] = read(said, scene);
  return item && more.length === 0 && !item.assumed && last.items.some((old) => old.assumed && old.food === item.food)
    ? { change: { is: 'say', words: said }, weak: true }
    : null;
}

/** "Oat milk" right after a latte is what it was made with. */
function withItsMilk(text: string, scene: Scene): HeardCorrection | null {
  const last = lastEntries(scene)[0];
  const drink =
    last?.kind === 'meal' &&
    last.items.some((item) => /\b(?:latte|coffee|cappuccino|mocha|chai|matcha|cortado|macchiato|cereal)\b/.test(item.name));
  return drink &&
    isFresh(scene, ASSUMED_MINUTES) &&
    /^(?:with )?(?:oat|almond|soy|coconut|skim|whole|2%|1%|nonfat|non fat) milk$/.test(text)
    ? { change: { is: 'say', words: text.replace(/^with /, '') }, weak: true }
    : null;
}

const TOLD_ANEW = /^(?:i (?:had|ate)|j'ai (?:mange|pris|eu)) (?!only\b|just\b)/;

const isOfLast = (words: string, scene: Scene): boolean => {
  const last = lastEntries(scene)[0];
  return last?.kind === 'meal' ? readAmount(words) !== null || hasAll(words, last, scene) : last !== undefined;
};

/** How long an amount by itself is about the amount we assumed. */
const ASSUMED_MINUTES = 15;

/** "3 slices", "12 oz" or "3" right after an amount was assumed puts that amount right. */
export function amountAlone(text: string, scene: Scene): HeardCorrection | null {
  const last = lastEntries(scene)[0];
  if (last?.kind !== 'meal' || !isFresh(scene, ASSUMED_MINUTES)) return null;
  const unit = readAmount(text)?.unit ?? null;
  const assumed = last.items.filter((item) => item.assumed && item.nutrients !== null);
  const alike = assumed.filter((item) => unit !== null && (item.unit === unit || item.assumption?.endsWith(unit)));
  const guessed = alike.length > 0 ? alike : assumed;
  if (guessed.length !== 1) return null;
  const [item] = guessed;
  if (/^\d{1,2}$/.test(text) && Number(text) > 0 && Number(text) <= 12 && item!.unit !== 'g')
    return { change: { is: 'say', words: `${text} ${item!.name}` }, weak: true };
  const amount = readAmount(text);
  if (!amount || amount.share || amount.unit === null || amount.unit === 'count') return null;
  return last.items.length === 1
    ? { change: { is: 'say', words: text }, weak: true }
    : { change: { is: 'say', words: `${text} ${item!.name}` }, weak: true };
}

/** "Whole wheat", "fried" right after a food: how it was. Words that are a food by themselves are one. */
function qualified(text: string, scene: Scene): HeardCorrection | null {
  const alone = QUALIFIER.test(text) && isFresh(scene, ASSUMED_MINUTES) && !read(text, scene).some((item) => item.nutrients !== null);
  return alone ? { change: { is: 'say', words: text }, weak: true } : null;
}

/** How soon "diet coke" after a coke is the same glass. */
const SAME_BREATH_MINUTES = 2;
/** A kind of what stands there, said by itself, is a correction for longer. */
const KIND =
  /^(?:the )?(?:light|lite|diet|low fat|non ?fat|fat free|reduced fat|skim|sugar free|unsweetened|decaf|whole wheat|whole grain|brown|oat|almond|soy|gluten free|zero) /;

/** The food just logged, named more exactly: "diet coke" after "coke". */
function narrower(text: string, scene: Scene): HeardCorrection | null {
  const last = lastEntries(scene)[0];
  if (
    last?.kind !== 'meal' ||
    !isFresh(scene, KIND.test(text) ? ASSUMED_MINUTES : SAME_BREATH_MINUTES) ||
    stems(text).length > 4 ||
    /\d/.test(text)
  )
    return null;
  const [item, ...more] = read(text, scene);
  if (!item || more.length > 0 || item.nutrients === null) return null;
  const said = stems(text);
  const meant = last.items.some((old) => {
    const name = stems(old.words ?? old.name);
    return old.food !== item.food && name.length < said.length && name.every((word) => said.includes(word));
  });
  return meant ? { change: { is: 'say', words: text }, weak: true } : null;
}
