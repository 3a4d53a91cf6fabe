import { alternatives } from './alternatives.js';

/** Parts of a USDA description that nobody says aloud. */
const SILENT = [
  /^NFS$/,
  /^NS as to/,
  /^(cooked|raw|regular|whole|fresh|plain|ready-to-(eat|heat|drink)|brewed|reconstituted|school|coated|dry|store brand|prepackaged)$/i,
  /^(no added fat|fat added|no sauce|no cheese|cheese only|no meat|cooked with (oil|butter or margarine|cooking spray)|fat not added)$/,
  /^(made|cooked) with (oil|butter|margarine|cooking spray|animal fat|water|any type)/,
  /^(from|made from) /,
  /^(home recipe|restaurant|fast food|fast food \/ restaurant|from fast food \/ restaurant|for use .*|regular or quick|unroasted|bottled|hard|medium crust)$/,
  /^(skin not eaten|skin \/ coating not eaten|skin \/ coating eaten|peel not eaten|peel eaten|lean and fat eaten|coating eaten|prepared (with skin|skinless))$/,
  /^\d+ (small|medium|large) patt/,
  /^(with high vitamin C|with calcium added|soft|grilled without sauce|light or dark meat)$/,
];

/** Descriptions of groups, leftovers and recipes: real foods, but no text would name them so. */
const UNSAYABLE =
  /and\/or|including|excluding|;|other than|any type|mixture|as ingredient|NS as to type|other sources|other vegetables|and added|, and |, or (fried|roasted)|diet frozen meal|frozen meal|added protein|mayonnaise-type|formula|\bbaby\b|toddler|Puerto Rican|, other|dry mix|^topping|multiple meat|\d+-\d+%|not reconstituted|powder$|purchased|for use|pre-|high protein|reduced calorie and|type$|flavored drink/i;

/** The heads that give way to what follows them: "Fish, cod" is cod, "Potato, french fries" french fries. */
const GIVES_WAY: Record<string, RegExp> = {
  fish: /^(?!stick|cake|with)[a-z ]+$/i,
  coffee: /latte|cappuccino|mocha|espresso|macchiato|americano|au lait/i,
  potato: /french fries|hash brown|home fries|tots|skins|pancake|patty|puffs/i,
  roll: /bun$/i,
  'soft drink': /^(cola|ginger ale|root beer|cream soda)/i,
  beef: /^(steak|brisket|pot roast|jerky|oxtail)/i,
  pork: /^(bacon|cracklings|spareribs)/i,
};
/** The heads that stand before what follows them: "Pork, chop" is a pork chop. */
const STANDS_BEFORE = /^(chop|chops|roast|ribs|ears|tails|steak|cutlet|paste|loin|tenderloin|shoulder|hocks|skin|feet)$/i;
const RENAMED: Record<string, string> = { 'soft drink': 'soda', 'ready-to-eat cereal': 'cereal', doughnut: 'donut' };
/** Heads so general that the maker's name alone is what people say. */
const BRAND_ALONE =
  /^(energy drink|nutritional drink or shake|sports drink|cereal or granola bar|nutrition bar|nutritional powder mix|fruit juice drink)$/i;
const METHOD =
  /^(fried|baked|broiled|grilled|roasted|boiled|steamed|scrambled|toasted|stewed|sauteed|smoked|canned|frozen|dried|iced|diet|decaffeinated)$/i;
const AFTER = /^(with|on|in|without|no|(made|cooked|stuffed|topped|filled) with) /i;

/**
 * What people say for a USDA description. The rule: the part before the first comma is the head; parts nobody says (`SILENT`) go; parts that begin with
 * "with", "on" or "in" stay behind it; every other part stands in front of it, the last one foremost ("Cheese, Swiss, reduced fat": reduced fat swiss
 * cheese); ways of cooking come first of all ("Fish, cod, fried": fried cod); "A or B" gives one name for each; a maker's name in brackets comes in front.
 * @returns lower-case names, none for a description that no text would use or that has more than six words.
 */
export function spokenNames(description: string): string[] {
  if (UNSAYABLE.test(description)) return [];
  const brackets = [...description.matchAll(/\(([^)]*)\)/g)].map((match) => match[1]!);
  const percent = brackets.find((text) => /^\d%$|^skim$/.test(text));
  const brand = brackets.find((text) => text !== percent);
  const [head = '', ...rest] = description
    .replace(/\([^)]*\)/g, '')
    .split(',')
    .flatMap((part) => (AFTER.test(part.trim()) ? part : part.split(/ (?=with )/)))
    .map((part) => part.trim())
    .filter(Boolean);

  let noun = RENAMED[head.toLowerCase()] ?? head;
  const methods: string[] = [];
  const before: string[] = [];
  const after: string[] = [];
  const givesWay = GIVES_WAY[head.toLowerCase()];
  let gaveWay = false;
  for (const part of rest) {
    if (SILENT.some((silent) => silent.test(part))) continue;
    const method = part.split(/ or /)[0]!;
    if (part === 'skin eaten') after.push('with skin');
    else if (METHOD.test(method)) methods.unshift(part);
    else if (STANDS_BEFORE.test(part) && !gaveWay && !givesWay?.test(part)) {
      noun = `${noun} ${part}`;
      gaveWay = true;
    } else if (AFTER.test(part)) after.push(part);
    else if (givesWay?.test(part) && !gaveWay) {
      noun = part;
      gaveWay = true;
    } else before.unshift(part);
  }
  if (percent) {
    const fat = before.findIndex((part) => /fat/.test(part));
    if (fat >= 0) before.splice(fat, 1);
    before.unshift(percent);
  }
  if (brand) {
    if (BRAND_ALONE.test(head)) noun = '';
    before.push(brand);
  }
  return alternatives([...methods, ...before, noun, ...after])
    .map(tidy)
    .filter((name) => /^[a-z]|^\d%/.test(name) && name.split(' ').length <= 6 && !/ (or|ns|nfs) |\/|["!]/.test(` ${name} `));
}

function tidy(name: string): string {
  return name
    .toLowerCase()
    .replace(/decaffeinated/g, 'decaf')
    .replace(/doughnut/g, 'donut')
    .replace(/\b(\w+)( \1\b)+/g, '$1')
    .replace(/\bbread bread\b/g, 'bread')
    .replace(/\s+/g, ' ')
    .trim();
}
