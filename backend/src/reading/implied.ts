import type { Food } from '../food/index.js';

type Topping = readonly [RegExp, number];

/**
 * What of a topping goes with a food when no amount is said, grams. After USDA's guideline amounts
 * (butter per slice of bread 7 g, milk per cup of cereal 123 g, cream per cup of coffee 15 g, cheese on a sandwich 21 g …).
 */
const IMPLIED: readonly (readonly [RegExp, readonly Topping[]])[] = [
  [
    /\b(?:coffee|tea|latte|espresso|americano|cold brew|decaf|chai)\b/,
    [
      [/\bcream(?:er)?\b|half and half/, 30],
      [/\bmilk\b/, 30],
      [/sugar|sweetener|honey|splenda|stevia/, 4.2],
      [/syrup/, 20],
      [/whipped (?:cream|topping)/, 15],
      [/collagen|protein powder/, 10],
      [/butter/, 14],
      [/lemon/, 5],
    ],
  ],
  [
    /\b(?:cereal|granola|muesli|cheerios|flakes|krispies|chex|corn pops|shreddies|raisin bran|mini wheats|charms|crunch|toast crunch|loops|puffs)\b/,
    [
      [/\bmilk\b/, 123],
      [/berr|banana|raisin|fruit|peach/, 40],
      [/sugar|honey/, 7],
      [/yogurt/, 123],
    ],
  ],
  [
    /\b(?:oatmeal|porridge|cream of wheat|grits|oats)\b/,
    [
      [/\bmilk\b/, 61],
      [/berr|banana|apple|fruit|peach/, 50],
      [/sugar|honey|syrup/, 13],
      [/butter|peanut|almond butter/, 16],
      [/raisin|cranberr|walnut|pecan|almond|nut\b|chia|flax|hemp/, 14],
      [/cinnamon/, 1],
    ],
  ],
  [
    /\b(?:toast|bread|bagel|english muffin|roll|biscuit|croissant|crackers?|rice cake)\b/,
    [
      [/cream cheese/, 28],
      [/peanut butter|almond butter|nutella|nut butter|hazelnut/, 16],
      [/butter|margarine/, 7],
      [/jam|jelly|honey|marmalade|preserves/, 15],
      [/\bcheese\b/, 21],
      [/avocado/, 50],
      [/hummus/, 30],
      [/cinnamon/, 1],
      [/oil/, 5],
    ],
  ],
  [
    /\b(?:pancakes?|waffles?|french toast)\b/,
    [
      [/syrup|honey/, 40],
      [/butter|margarine/, 10],
      [/berr|banana|fruit/, 50],
      [/whipped (?:cream|topping)/, 15],
      [/chocolate chip/, 20],
      [/peanut butter|nutella/, 20],
    ],
  ],
  [
    /\b(?:salad|greens)\b/,
    [
      [/dressing|ranch|vinaigrette|caesar/, 30],
      [/crouton/, 10],
      [/cheese|feta|parmesan/, 20],
      [/oil/, 14],
      [/chicken|salmon|tuna|steak|shrimp|turkey|tofu/, 85],
      [/nut|almond|walnut|pecan|seed/, 14],
      [/avocado/, 50],
      [/bacon/, 12],
      [/egg/, 50],
    ],
  ],
  [
    /\b(?:sandwich|burger|cheeseburger|wrap|sub|panini|hot dog|brat|blt|pita|gyro|taco|burrito|quesadilla|fajita|bowl|nachos|hoagie|melt)\b/,
    [
      [/mayo(?:nnaise)?|ranch|aioli/, 14],
      [/ketchup|mustard|relish|sauce|salsa|sriracha|bbq/, 15],
      [/cheese|cheddar|swiss|provolone/, 21],
      [/lettuce|spinach|sprouts|greens|cabbage/, 15],
      [/tomato/, 27],
      [/onion|pickle|pepper|jalapeno|olive/, 15],
      [/bacon/, 16],
      [/avocado|guac(?:amole)?/, 45],
      [/sour cream/, 28],
      [/beans/, 65],
      [/rice/, 90],
      [/hummus/, 30],
      [/butter/, 7],
      [/egg/, 50],
      [/mushroom/, 20],
      [/cucumber/, 25],
      [/bread|bun|wheat|rye|sourdough/, 0],
    ],
  ],
  [
    /\b(?:potato|potatoes|fries|tots|baked potato|sweet potato|hash browns|chili|corn|corn on the cob|vegetables?|broccoli|green beans|peas|rice|pasta|noodles|spaghetti|quinoa|popcorn|eggs?|omelet|soup|ramen|pho)\b/,
    [
      [/sour cream/, 30],
      [/butter|margarine/, 10],
      [/ketchup|sauce|salsa|sriracha|mustard|gravy/, 17],
      [/cheese|cheddar|parmesan|feta/, 20],
      [/bacon/, 12],
      [/oil/, 7],
      [/ranch|mayo(?:nnaise)?|aioli/, 28],
      [/salt|pepper|spice|herb/, 1],
      [/avocado/, 50],
    ],
  ],
  [/\b(?:scrambled eggs?|omelet|mashed potatoes)\b/, [[/milk/, 15]]],
  [
    /\b(?:yogurt|skyr|kefir|cottage cheese|parfait|acai bowl|smoothie bowl|ice cream|smoothie|shake)\b/,
    [
      [/granola|cereal/, 30],
      [/berr|banana|fruit|peach|mango|pineapple|apple/, 60],
      [/honey|syrup|jam|sauce|fudge|caramel/, 14],
      [/nut|almond|walnut|pecan|chia|flax|hemp|seed/, 14],
      [/sprinkle|chip|whipped (?:cream|topping)|cool whip/, 12],
      [/peanut butter|almond butter/, 16],
      [/protein powder/, 30],
      [/milk/, 240],
      [/spinach|kale/, 30],
    ],
  ],
  [
    /\b(?:chicken|turkey|fish|salmon|steak|pork|tofu|shrimp|nuggets?|tenders|wings?|hash|meatballs?|sausage|hot wings|corn dog|egg roll|dumplings?|mozzarella sticks?|chicken strips|fried)\b/,
    [
      [/sauce|ketchup|mustard|bbq|honey|gravy|salsa|tartar|teriyaki|sriracha|buffalo/, 20],
      [/ranch|mayo(?:nnaise)?|blue cheese|aioli/, 28],
      [/butter/, 7],
      [/lemon|salt|pepper|herb|garlic/, 3],
      [/oil/, 7],
      [/syrup/, 30],
    ],
  ],
  [
    /\b(?:apple|banana|celery|carrots?|veggies|pretzels?|chips|strawberr\w+|pita)\b/,
    [
      [/peanut butter|almond butter|nutella|caramel|nut butter|cashew butter/, 32],
      [/hummus|guac(?:amole)?|ranch|dip|salsa|queso/, 45],
      [/whipped (?:cream|topping)/, 15],
      [/\bcheese\b/, 28],
      [/chocolate/, 15],
      [/honey/, 10],
      [/milk/, 240],
    ],
  ],
];

/** Words after a topping's own that leave it one: "ranch dressing", "bacon bits", "lemon juice". */
const TAIL =
  / (?:dressing|sauce|cheese|spread|seeds?|slices?|strips?|breast|thigh|powder|crumbles?|bits|leaves|leaf|oil|topping|vinaigrette|kernels|substitute|crumbs|verde)$|(?<=lemon|lime) juice$/;
const NO_TOPPING = /doughnut|donut|coconut/;
/** A topping is what its name ends in: sugar, and no sugar cookie. */
const ENDING: readonly (readonly [RegExp, readonly Topping[]])[] = IMPLIED.map(([hosts, list]) => [
  hosts,
  list.map(([what, grams]) => [new RegExp(`(?:${what.source})\\w{0,3}$`), grams]),
]);

/** Grams of `topping` that go with `host` when nothing is said; null: no custom is known and the food's own usual amount stands. */
export function impliedGrams(host: Food, topping: Food): number | null {
  let of = customs.get(host);
  if (!of) customs.set(host, (of = new WeakMap()));
  let grams = of.get(topping);
  if (grams === undefined) of.set(topping, (grams = customOf(host, topping)));
  return grams;
}

/** Asked of the same two foods again and again. */
const customs = new WeakMap<Food, WeakMap<Food, number | null>>();

function customOf(host: Food, topping: Food): number | null {
  const { name } = topping;
  if (topping.tags.has('dish') || name.includes(' with ') || NO_TOPPING.test(name)) return null;
  const found = toppingsOf(host).find(([what]) => what.test(name) || what.test(name.replace(TAIL, '')));
  return found && found[1] > 0 ? found[1] : null;
}

const known = new WeakMap<Food, readonly Topping[]>();

/** What may lie on a food or be stirred into it. */
function toppingsOf(host: Food): readonly Topping[] {
  let toppings = known.get(host);
  if (!toppings) {
    toppings = ENDING.flatMap(([hosts, list]) => (hosts.test(host.name) ? list : []));
    known.set(host, toppings);
  }
  return toppings;
}
