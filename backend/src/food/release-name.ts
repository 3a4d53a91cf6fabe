/** What a USDA description says only because something is not known; it is left out. */
const UNSAID =
  /^(?:nfs|ns(?: as)? .*|not further specified|(?:ns|not) .*specified.*|all (?:types|varieties|classes|grades|areas).*|includes .*|usda .*commodity.*)$/;
/** Parts that can only stand behind the food: "with cheese", "skin not eaten". */
const BEHIND =
  /^(?:with|without|no|from|in|on|as|made|and|or|added|not|to|for|low in|reduced in|includes?|prepared|ready|drained|all)\b|\b(?:eaten|only|added|with|without|from|in|and)\b/;

/**
 * Heads that are a group of foods: what follows is called by its own name. "Fish, cod" is cod, "Coffee, Latte" a latte, "Potato, french fries"
 * french fries, "Beef, steak" a steak.
 */
const GROUPS: Readonly<Record<string, RegExp>> = {
  fish: /^(?!.*\b(?:sticks?|cakes?|patty|fried|baked|broiled|steamed|smoked|dried|canned|raw|coated|breaded|battered)\b)/,
  coffee: /\b(?:latte|cappuccino|mocha|macchiato|espresso|americano|au lait)\b/,
  potato: /^(?:french fries|hash brown|home fries|tots|potato skins)/,
  roll: /\bbun$/,
  muffin: /^english$/,
  'soft drink': /^(?:cola|ginger ale|root beer|cream soda|lemon-lime)/,
  beef: /^(?:steak|brisket|pot roast|jerky|oxtail)/,
  pork: /^(?:bacon|cracklings|spareribs|chop|steak)/,
  nuts: /./,
};
const KEPT_BEFORE: Readonly<Record<string, string>> = { chop: 'pork chop', steak: 'steak', english: 'english muffin' };
const RENAMED: Readonly<Record<string, string>> = { 'soft drink': 'soda' };
/** Second halves of "A or B" that lend nothing to the first: "turnover or hot pocket". */
const OWN_NOUN = /^(?:hot |cup|egg roll|fat free)/;
const MOST_NAMES = 4;
/** Parts that a text leaves out, so that the food also goes by the name without them. */
const LEFT_OUT =
  /^(?:cooked|raw|regular|plain|fresh|whole|coated|brewed|ready-to-(?:eat|heat|drink)|reconstituted|hard|school|bottled|restaurant|home recipe|fast food.*|from .*|made from .*|store brand|prepackaged|(?:no added fat|fat added|no sauce|cheese only)|(?:cooked|made) with (?:oil|butter|margarine|cooking spray|water|animal fat|any type).*|(?:skin|peel|coating|skin \/ coating|lean and fat|lean only) (?:not )?eaten|prepared (?:skinless|with skin)|\d+ (?:small|medium|large) patt(?:y|ies)|with high vitamin c|with calcium added|light or dark meat|regular or quick)$/;

/**
 * The names of a food, from its USDA description, the one to show first: in the order people say it, lower case, no commas, nothing of what is not
 * known. "Milk, reduced fat (2%)" is "2% reduced fat milk", "Egg, whole, fried with oil" is "whole egg fried with oil". "A or B" gives a name for each.
 */
export function releaseNames(description: string): string[] {
  const parts = description
    .toLowerCase()
    .replace(/[|;]/g, ',')
    .replace(/\(([^)]*)\)/g, ', $1,')
    .split(',')
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part && !UNSAID.test(part));
  const whole = inOrder(parts);
  const short = inOrder(parts.filter((part, at) => at === 0 || !LEFT_OUT.test(part)));
  return [...new Set([whole.join(' '), ...expanded(short), ...expanded(whole)])];
}

/** The parts as they are said: qualities, the last one foremost, then the food, then what comes with it. */
function inOrder([head = '', ...rest]: readonly string[]): string[] {
  const kind = GROUPS[head];
  const own = kind ? rest.findIndex((part) => !BEHIND.test(part) && kind.test(part)) : -1;
  const noun = own < 0 ? (RENAMED[head] ?? head) : (KEPT_BEFORE[rest[own]!] ?? rest[own]!);
  const others = rest.filter((_, at) => at !== own);
  // A head of two clauses ("chicken with rice") keeps its place; only plain describing words move before it.
  return [...others.filter((part) => !BEHIND.test(part)).reverse(), noun, ...others.filter((part) => BEHIND.test(part))];
}

/** A name for each choice that the parts leave, unless there are too many. */
function expanded(parts: readonly string[]): string[] {
  const each = parts
    .map(alternatives)
    .reduce<string[]>((names, options) => names.flatMap((name) => options.map((option) => `${name} ${option}`.trim())), ['']);
  return each.length <= MOST_NAMES ? each : [];
}

/** "baked or broiled": both; "chicken or turkey salad": "chicken salad", "turkey salad". */
function alternatives(part: string): string[] {
  const [first, second, more] = part.split(/ or | \/ /);
  if (!first || !second || more !== undefined) return [part];
  const words = second.split(' ');
  const lent = first.includes(' ') || OWN_NOUN.test(second) || words.at(-1) === first ? [] : words.slice(1);
  return [[first, ...lent].join(' '), second];
}
