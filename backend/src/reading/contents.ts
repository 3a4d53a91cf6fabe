import type { Food } from '../food/index.js';
import type { ReadItem } from './reading.js';

/** Dishes that hold everything that is listed after them. */
const HOLDERS = /\b(?:burrito bowl|bowl|burrito|poke|poke bowl|stir fry|charcuterie)\b/;
const BLENDS = /\bsmoothie\b/;
const BLENDED =
  /\b(?:banana|berr\w+|mango|pineapple|spinach|kale|milk|yogurt|peach|apple|orange|juice|strawberr\w+|blueberr\w+|fruit|avocado|cucumber|ginger|celery|water|ice)\b/;
const SHAKEN = /\b(?:smoothie|shake)\b/;
const SHAKEN_IN =
  /\b(?:banana|berr\w+|mango|pineapple|spinach|kale|milk|yogurt|kefir|peach|apple|orange|juice|strawberr\w+|blueberr\w+|fruit|avocado|whey|protein powder|casein|peanut butter|almond butter|oats|oatmeal|chia seeds?|flax\w*|honey|cocoa|creatine|collagen|ice cream)\b/;
const NOT_HOLDERS = /\b(?:cereal|fruit|soup|oatmeal|acai|breakfast burrito|bowl of)\b/;
const INSIDE =
  /\b(?:rice|beans?|chicken|steak|beef|carnitas|barbacoa|sofritas|pork|shrimp|tofu|tuna|salmon|salsa|pico|cheese|guac\w*|sour cream|lettuce|corn|fajita|peppers?|onions?|tomato(?:es)?|cucumber|edamame|seaweed|avocado|mayo|sauce|mango|ginger|spinach|kale|cilantro|jalapenos?|queso|quinoa|vegetables?|mushrooms?|carrots?|cabbage|sesame|egg|noodles|broccoli|meat|dressing|vinaigrette)\b/;

/**
 * "Chipotle bowl, chicken, white rice, cheese and guac" is one bowl: what is listed after a dish that holds such things is
 * inside it already, and is kept in words. An amount of its own, or a double helping, makes it an item beside the dish.
 * @param hosts the food of each item, null for an unknown one; kept in step
 */
export function mergeContents(items: ReadItem[], hosts: (Food | null)[]): void {
  for (let i = 0; i < items.length; i++) {
    const host = hosts[i];
    if (!host) continue;
    if (SHAKEN.test(host.name) && measuredAfter(items, hosts, i) >= 2) {
      // every part was measured: the parts are what was drunk, and the blend is only their name
      items.splice(i, 1);
      hosts.splice(i, 1);
      i--;
      continue;
    }
    const blend = BLENDS.test(host.name);
    if (!blend && (!host.tags.has('dish') || !HOLDERS.test(host.name) || NOT_HOLDERS.test(host.name))) continue;
    const inside = blend ? BLENDED : INSIDE;
    while (items[i + 1] && hosts[i + 1] !== undefined) {
      const next = items[i + 1]!;
      const known = hosts[i + 1];
      const doubled = next.mods.includes('double') || next.mods.includes('triple');
      if (
        !known ||
        !inside.test(next.name) ||
        (!blend && known.tags.has('drink')) ||
        (!doubled && (next.unit !== 'count' || !next.assumed))
      )
        break;
      const mods = [...items[i]!.mods, ...(doubled ? [`double ${next.words.replace(/^(?:double|triple) /, '')}`] : [next.words])];
      const merged: ReadItem = { ...items[i]!, mods, words: `${items[i]!.words} ${next.words}` };
      const half = doubled && next.nutrients && merged.nutrients && merged.grams !== null && next.grams !== null;
      items[i] = half
        ? {
            ...merged,
            grams: merged.grams! + next.grams! / next.quantity,
            nutrients: sum(merged.nutrients!, next.nutrients!, 1 / next.quantity),
          }
        : merged;
      items.splice(i + 1, 1);
      hosts.splice(i + 1, 1);
    }
  }
}

/** How many foods with amounts of their own follow a blend, all of them things that are blended. */
function measuredAfter(items: readonly ReadItem[], hosts: readonly (Food | null)[], at: number): number {
  let count = 0;
  for (let i = at + 1; i < items.length && hosts[i] && SHAKEN_IN.test(items[i]!.name); i++)
    if (!items[i]!.assumed || items[i]!.unit !== 'count') count++;
  return count;
}

function sum(
  a: NonNullable<ReadItem['nutrients']>,
  b: NonNullable<ReadItem['nutrients']>,
  times: number,
): NonNullable<ReadItem['nutrients']> {
  const out = { ...a };
  for (const name of Object.keys(out) as (keyof typeof out)[]) out[name] += b[name] * times;
  return out;
}
