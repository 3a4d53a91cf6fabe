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
/** Dishes cooked in one pot: the vegetables named after them are in it; rice and bread lie beside it. */
const POTS = /\b(?:stew|soup|curry|casserole|chili|goulash|gumbo|jambalaya|paella|risotto|lasagna|chowder|pot pie|stroganoff)\b/;
const POT_IN =
  /\b(?:potato(?:es)?|carrots?|peas|vegetables?|veggies|onions?|celery|corn|beans?|lentils?|mushrooms?|peppers?|tomato(?:es)?|spinach|cabbage|barley|noodles|zucchini|okra|chickpeas)\b/;
const BREAKFAST = /\bbreakfast sandwich\b/;
const BREAKFAST_IN = /\b(?:egg|eggs|cheese|sausage|bacon|ham|muffin|bagel|croissant|biscuit|bread|toast)\b/;
/** Thick toppings that come on top of a burrito of any filling. */
const TOPPINGS = /\b(?:guac\w*|sour cream|queso)\b/;
/** Coffee and tea that are milk for the most part: the milk said with them is theirs. */
const MILKY = /\b(?:latte|cappuccino|mocha|macchiato|flat white|cortado|frappuccino|cafe au lait|matcha|hot chocolate)\b/;
/** Packed foods that come in flavours: "quest bar cookie dough", "ben and jerry's cherry garcia". */
const FLAVOURED =
  /\b(?:quest|lara ?bar|rx ?bar|clif|kind|luna|built|protein bar|granola bar|ben and jerry'?s|halo top|haagen[ -]dazs|talenti|premier|core power|muscle milk|ensure|boost|yoplait|chobani|oikos|activia|siggi'?s|fage)\b/;
/** Doughs and eggs that are named for what they hold. */
const FILLED =
  /\b(?:burrito(?! bowl)|taco(?! salad)|quesadilla|enchilada|chimichanga|gordita|empanada|pupusa|calzone|turnover|hot pocket|kolache)\b/;
const FILLING =
  /(?:^|\b)(?:meat|beef|chicken|pork|turkey|steak|shrimp|sausage|chorizo|carnitas|ham|bacon|eggs?|cheese|beans?|potato(?:es)?|vegetables?|peppers?|onions?|lettuce|tomato(?:es)?|spinach|mushrooms?)$/;
/** What is in or on baked goods when it is said with them. */
const BAKED = /\b(?:donut|doughnut|danish|pastry|cake|cupcake|brownie|cookie|muffin|scone|roll|bun|pan dulce|cream puff|eclair|bagel)s?\b/;
const BAKED_IN = /(?:^|\b)(?:icing|frosting|filling|glaze|raisins?|chocolate chips|sprinkles|powdered sugar|nuts|walnuts|pecans)$/;
const SUNDAE = /\bsundae\b/;
const SUNDAE_IN = /\b(?:topping|fudge|caramel|whipped cream|nuts|syrup|cherry|sauce)\b/;
const MADE = /^(?:made|prepared|fried) (?:with|from|of|in|using)$/;
const FRUITS = /\bfruit (?:bowl|salad|cup|plate)\b/;
const FRUIT =
  /\b(?:apple|banana|orange|melon|cantaloupe|watermelon|grapes?|pineapple|kiwi|mango|peach|pear|\w*berr(?:y|ies)|cherr(?:y|ies)|grapefruit|papaya)$/;
const EGG_DISH = /\b(?:omelet|frittata)\b/;
const ON_BREAD = /\b(?:sandwich|burger|sub|melt|blt|club)\b/;
const BREADS = /\b(?:bread|toast|english muffin|bagel|croissant|bun|roll|ciabatta|sourdough|rye|baguette|focaccia|brioche)\b/;

/**
 * "Chipotle bowl, chicken, white rice, cheese and guac" is one bowl: what is listed after a dish that holds such things is
 * inside it already, and is kept in words. An amount of its own, or a double helping, makes it an item beside the dish.
 * A dish "made with" parts that were all measured is its parts.
 * @param hosts the food of each item, null for an unknown one; kept in step
 * @param links the words before each item; kept in step
 */
export function mergeContents(items: ReadItem[], hosts: (Food | null)[], links: string[]): void {
  const drop = (at: number): void => {
    items.splice(at, 1);
    hosts.splice(at, 1);
    links.splice(at, 1);
  };
  for (let i = 0; i < items.length; i++) {
    const host = hosts[i];
    if (!host) continue;
    if (isSumOfParts(items, hosts, links, i)) {
      drop(i);
      i--;
      continue;
    }
    if (hosts[i + 1] && isMilkOf(items[i]!, hosts[i + 1]!) && links[i + 1] === '') {
      items[i + 1] = {
        ...items[i + 1]!,
        mods: [items[i]!.words, ...items[i + 1]!.mods],
        words: `${items[i]!.words} ${items[i + 1]!.words}`,
      };
      drop(i);
      i--;
      continue;
    }
    while (hosts[i + 1] && isPartOf(items[i]!, host, items[i + 1]!, links[i + 1]!)) {
      if (EGG_DISH.test(host.name)) items[i] = ofEggs(items[i]!, items[i + 1]!.quantity);
      items[i] = { ...items[i]!, mods: [...items[i]!.mods, items[i + 1]!.words], words: `${items[i]!.words} ${items[i + 1]!.words}` };
      drop(i + 1);
    }
    const blend = BLENDS.test(host.name);
    if (!blend && (!host.tags.has('dish') || !HOLDERS.test(host.name) || NOT_HOLDERS.test(host.name))) continue;
    const inside = blend ? BLENDED : INSIDE;
    const open = /\bburrito\b(?! bowl)/.test(host.name);
    while (items[i + 1] && hosts[i + 1] !== undefined) {
      const next = items[i + 1]!;
      const known = hosts[i + 1];
      const doubled = next.mods.includes('double') || next.mods.includes('triple');
      if (
        !known ||
        !inside.test(next.name) ||
        (open && TOPPINGS.test(next.name)) ||
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
      drop(i + 1);
    }
  }
}

/** Whether a dish is only the name of parts that follow with amounts of their own: then the parts are what was eaten. */
function isSumOfParts(items: readonly ReadItem[], hosts: readonly (Food | null)[], links: readonly string[], at: number): boolean {
  const made = /\b(?:made|prepared|built|blended) (?:with|of|from|using|out of)\b/.test(links[at + 1] ?? '');
  const shaken = SHAKEN.test(hosts[at]!.name);
  if (!made && !shaken) return false;
  let measured = 0;
  for (let i = at + 1; i < items.length && hosts[i] && (made || SHAKEN_IN.test(items[i]!.name)); i++)
    if (!items[i]!.assumed || items[i]!.unit !== 'count') measured++;
  return measured >= 2;
}

/** Whether an item without a weight lies in the dish before it: a potato in a stew, the bread of a sandwich. */
function isPartOf(dish: ReadItem, host: Food, part: ReadItem, link: string): boolean {
  if (part.unit !== 'count' || part.mods.includes('double') || /\b(?:side|plus|then|also)\b/.test(link)) return false;
  if (ON_BREAD.test(host.name) && /\bon\b/.test(link) && BREADS.test(part.name)) return part.quantity <= 2;
  if (EGG_DISH.test(host.name)) return part.name === 'egg' && dish.quantity === 1 && !/^\d/.test(dish.words);
  if (FILLED.test(host.name) && part.assumed && FILLING.test(part.name))
    return /^(?:with|filled with|containing)$/.test(link) || (holds(dish) && /^(?:,|and|, and|&)?$/.test(link));
  if (MADE.test(link) && part.assumed) return true;
  if (BAKED.test(host.name) && part.assumed && BAKED_IN.test(part.name)) return /^(?:with|and|topped with)$/.test(link);
  if (SUNDAE.test(host.name) && part.assumed && SUNDAE_IN.test(part.name)) return true;
  if (part.name === 'meat' && part.assumed && host.tags.has('dish')) return link === 'with';
  if (FRUITS.test(host.name) && part.assumed) return FRUIT.test(part.name);
  if (MILKY.test(host.name) && part.assumed && isMilkOf(part, host)) return true;
  if (FLAVOURED.test(dish.name) && part.assumed) return isFlavour(dish, part, link);
  if (BREAKFAST.test(host.name)) return part.quantity <= 1 && BREAKFAST_IN.test(part.name) && !/\bplus\b/.test(link);
  return POTS.test(host.name) && part.assumed && POT_IN.test(part.name) && !/sandwich|salad|fries|chips/.test(part.name);
}

/** Whether a filling was said already, so that a list of them goes on. */
const holds = (dish: ReadItem): boolean => dish.mods.some((mod) => FILLING.test(mod));

/** Whether an amount of milk that nobody measured is the milk of a latte: said before or after it. */
function isMilkOf(part: ReadItem, host: Food): boolean {
  return MILKY.test(host.name) && part.assumed && part.unit === 'count' && /\bmilk$/.test(part.name);
}

/** A flavour stands right after the name; "cookies and cream" is one. */
function isFlavour(dish: ReadItem, part: ReadItem, link: string): boolean {
  return link === '' || (link === 'and' && part.name === 'cream' && /\bcookies?$/.test(dish.words));
}

/** "Omelet with 3 eggs": the table's has two. */
function ofEggs(dish: ReadItem, eggs: number): ReadItem {
  const times = eggs / 2;
  if (dish.grams === null || !dish.nutrients || !Number.isFinite(times)) return dish;
  return { ...dish, grams: dish.grams * times, nutrients: sum(dish.nutrients, dish.nutrients, times - 1) };
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
