import { FOOD_EMOJI, showsWhatIsSaid, WORKOUT_EMOJI } from './emoji.js';

/** Texts are read up to here; what is stored is whole. */
export const READ_LIMIT = 1600;

const FRACTIONS: Record<string, string> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};
// Zero-width, bidi and other characters that show nothing.
const UNSEEN =
  // eslint-disable-next-line no-misleading-character-class -- the characters are meant one by one
  /[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]|\udb40[\udc00-\udfff]|\ud83c[\udffb-\udfff]/g;

/**
 * A text as the reader wants it: lower case, without accents, markup, addresses, signatures or what cannot be seen;
 * fractions and digits as ASCII, emoji as words ("🍕🍕" is "2 pizza"). Lines stay lines.
 */
export function normaliseText(text: string): string {
  let out = text.length > READ_LIMIT ? text.slice(0, READ_LIMIT) : text;
  // eslint-disable-next-line no-control-regex -- plain ASCII needs none of this
  if (!/^[\x09\x0a\x0d\x20-\x7e]*$/.test(out)) out = plain(out);
  // a capital T is a tablespoon
  out = out.replace(/(\d) ?T\b/g, '$1 tbsp').toLowerCase();
  if (out.includes('<')) out = out.replace(/<\/?[a-z!|][^<>]{0,200}>/g, ' ');
  if (out.includes('(')) out = out.replace(CODE, ' ');
  if (out.includes('://') || out.includes('www.')) out = out.replace(/(?:https?:\/\/|www\.)\S+/g, ' ');
  out = out.replace(/\bsent from my [\w ]{2,30}$|\bget outlook for \w+$/, ' ');
  if (out.includes(',')) out = out.replace(THOUSANDS, '$1$2');
  if (out.includes('w/')) out = out.replace(/\bw\/o\b/g, ' without ').replace(/\bw\/ ?/g, ' with ');
  if (out.includes('c/')) out = out.replace(/\bc\/ ?(?=[a-z])/g, ' con ');
  out = withoutMarks(out.replace(/[^\S\n]+/g, ' ').trim());
  out = out.replaceAll('foot long', 'footlong').replaceAll('foot-long', 'footlong');
  // a mark that was spoken
  out = out.replaceAll(' new line ', '\n').replaceAll(' comma ', ', ');
  // A text without a blank is one word, and no phrase.
  if (out.includes(' ')) out = reworded(out, PHRASES);
  return out;
}

/** Short words whose full stop ends no sentence: "dr. pepper", "whopper jr. and fries". */
const TITLES = new Set(['dr', 'mr', 'mrs', 'jr', 'st']);

/** Words with an "'n" that joins nothing. */
const ENDS_IN_N = new Map([
  ["cap'n", 'capn'],
  ["chik'n", 'vegan chicken'],
  ["chick'n", 'vegan chicken'],
]);

function withoutMarks(text: string): string {
  if (!text.includes("'n") && !text.includes('r. ') && !text.includes('s. ') && !text.includes('t. ')) return text;
  return text
    .split(' ')
    .map((word) => (word.endsWith('.') && TITLES.has(word.slice(0, -1)) ? word.slice(0, -1) : (ENDS_IN_N.get(word) ?? word)))
    .join(' ');
}

function reworded(text: string, phrases: readonly (readonly [holds: string, said: RegExp, meant: string])[]): string {
  let out = text;
  for (const [holds, said, meant] of phrases) if (out.includes(holds)) out = out.replace(said, meant);
  return out;
}

/** "8,342 steps", "1,200 calories": one number. */
const THOUSANDS = /\b(\d{1,3}),(\d{3})\b(?![,\d])/g;

/** A call as programs and spreadsheets write it: "@sum(1+1)", "fetch('//x'+document.cookie)". Never what was eaten. */
const CODE = /(?<!\S)(?:[=@]\w{1,40}\([^\s()]{0,200}\)|[\w.]{1,60}\([^\s()]{0,200}(?:['"{}\\=]|\/\/)[^\s()]{0,200}\))\S*/g;

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
/** "sat: waffles", "on fri night": short names of days, where nothing else is meant. */
const SHORT_DAYS = DAYS.map((day): readonly [string, RegExp, string] => [
  day.slice(0, 3),
  new RegExp(
    String.raw`(^|\n|\b(?:on|last) )${day.slice(0, 3)}(?:${day.slice(3, 4)}|${day.slice(3, 5)})?\.?(?=:| - | (?:night|nite|morning|afternoon|evening|breakfast|brunch|lunch|dinner)\b|(?<=\b(?:on|last) ${day.slice(0, 3)}) )`,
    'g',
  ),
  `$1${day}`,
]);

/** "6 inch turkey", "footlong tuna": what has a length is a sub. */
const SUB_BY_LENGTH =
  /\b((?:6|12|six|twelve)[ -]?in(?:ch)?|footlong) (tuna|turkey|ham|meatball|veggie|club|italian|roast beef|chicken)\b(?! (?:\w+ )?(?:sub|hoagie|sandwich|pizza|bmt|ranch))/g;

/** Plates that are named as one and are two foods, and the like; each is looked for only where the text holds what stands first. */
const PHRASES: readonly (readonly [holds: string, said: RegExp, meant: string])[] = [
  ['fish ', /fish (?:and|n|&|'n'?) chips/g, 'fried fish and french fries'],
  ['surf ', /surf (?:and|n|&) turf/g, 'steak and shrimp'],
  ['chips ', /(?<!\btortilla )\bchips (?=(?:and|n|&|with|w) (?:salsa|guac|queso))/g, 'tortilla chips '],
  ['medium', /medium[ -](?:rare|well)/g, 'rare'],
  ['on rye', /(?<!pastrami |beef |reuben |sandwich |sub |melt |club )\bon rye\b(?! (?:bread|toast))/g, 'on 2 slices of rye bread'],
  ['cone', /(\bscoops? .{3,60}?) (?:in|on) an? (?:large |small )?(waffle|sugar|cake) cone\b/g, '$1 and a large $2 cone shell'],
  ['in', SUB_BY_LENGTH, '$1 $2 sub'],
  ['footlong', SUB_BY_LENGTH, '$1 $2 sub'],
  [' with 2%', / with (1|2)%(?! milk)/g, ' with $1% milk'],
  // a label's way round: "kcal 275"
  ['cal', /(?<!\d ?|\d,)\b(k?cals?|kcals?|calories)[: ]{1,2}(\d{2,4})\b(?! ?(?:k?cals?|calories|g|oz|ml)\b)/g, '$2 $1'],
  ['b4', /\bb4\b/g, 'before'],
  [' 4 ', / 4 (?=(?:breakfast|lunch|dinner|supper|me|dessert|brunch)\b)/g, ' for '],
  ['tall glass', /\btall glass/g, 'large glass'],
  ['heaping', /\b(?:heaping|heaped|rounded|overflowing) (?=(?:table|tea)?spoon|tbsp|tsp|cup|scoop|plate|bowl)/g, ''],
  ['c', /\bc(?:uil)?\. ?a\.? ?(?=(?:s|soupe|table|the|tea|cafe|c)\b)/g, 'c a '],
  ['layer', /\b(?:7|seven)[ -]layer\b/g, 'seven layer'],
  // run together: "for breakfast i had yogurt for lunch i had a burger"
  [
    'for ',
    /(?<=[a-z\d)] )(?:and |then |and then )?(?=for (?:breakfast|lunch|dinner|supper|(?:a |my )?(?:snack|dessert))(?: today| yesterday| tonight)? (?:i|we) (?:had|ate|got|made|grabbed|did)\b)/g,
    '. ',
  ],
  // part of a list: "bbq sauce med fry"
  [' fr', /(?<=[a-z] )(?<!(?:with|and|a|n|w|or|of|the|one|side) )(small|sm|medium|med|large|lg|lrg) (?:fry|frys|fries)\b/g, ', $1 fries'],
  // whose plate, and who else ate
  [' off ', / off (?:of )?(?:my|his|her|their|our|the) (?:[a-z]+(?:'?s)? )?plates?\b/g, ' '],
  // the how-manieth it is
  [' of ', /\b(?:day|meal|week|round) (?:#|number )?\d+ of (?:\d+|my \w+|the \w+|this \w+)\b/g, ' '],
  ['mash ', /\bmash (?=(?:ed )?(?:potato|tater|spud))/g, 'mashed '],
  ['gravy', /\bmashed (?=(?:and|with|n|w|&) gravy)/g, 'mashed potatoes '],
  ['oat ', /\boat me+[ae]?l\b/g, 'oatmeal'],
  [
    'cookies',
    /\bcookies (?:and|n|&|'?n'?) cr[eè]+me?\b(?= (?:quest|protein|bar|shake))|(?<=(?:quest|protein|bar|shake) (?:\w+ )?)cookies (?:and|n|&|'?n'?) cr[eè]+a?me?\b/g,
    '',
  ],
  ...SHORT_DAYS,
  ['inch', /\bsix[ -]inch(?=\b)/g, '6 inch'],
  ['inch', /\btwelve[ -]inch(?=\b)/g, '12 inch'],
  // said of all that stands before
  [' ', /[,(]? ?\b(?:both|all|the) (?:of (?:them|those) )?(small|medium|big|large|extra large)(?: ones| sizes?)?\)?$/g, ', $1'],
];

function plain(text: string): string {
  return (
    text
      .replace(/[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/g, (glyph) => ` ${FRACTIONS[glyph]}`)
      .replace(UNSEEN, '')
      .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
      .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
      .replace(
        /(\p{Extended_Pictographic})(?:\s*\1)*(?=(\s*\p{Extended_Pictographic})?)/gu,
        (run, one: string, more: string | undefined, at: number) =>
          showsWhatIsSaid(one, text, at) ? ' ' : emojiWords(one, [...run].filter((char) => char === one).length, more !== undefined),
      )
      .replaceAll('Ã©', 'é')
      .replaceAll('Ã¨', 'è')
      .replaceAll('Ã±', 'ñ')
      .replaceAll('â€™', "'")
      .replace(/[\u2018\u2019\u201b\u02bc`´]/g, "'")
      .replace(/[\u201c\u201d\u201e«»]/g, '"')
      .replace(/[\u2013\u2014\u2212]/g, ' - ')
      .replace(/[\u2022\u25cf\u25aa\u00b7]/g, '\n')
      .replaceAll('×', 'x')
      .replaceAll('…', '. ')
      .normalize('NFKC')
      .replace(/\u2044/g, '/')
      .normalize('NFD')
      // without its accent it is an article of English
      .replace(/\bthe\u0301s?(?!\p{L})/giu, 'tea')
      // and this is "but"
      .replace(/\bmai\u0308s(?!\p{L})/giu, "ble d'inde")
      .replace(/\p{M}/gu, '')
      .replace(/œ/gi, 'oe')
      .replace(/æ/gi, 'ae')
      .replaceAll('ß', 'ss')
      .replace(/ø/gi, 'o')
      .replace(/[\u0430\u0435\u043e\u0440\u0441\u0445\u0443]/g, (letter) => LOOK_ALIKES[letter] ?? letter)
  );
}

// Cyrillic letters that pass for Latin ones.
const LOOK_ALIKES: Record<string, string> = { а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', х: 'x', у: 'y' };

/** One row of emoji is a list: "🍔🍟🥤". */
function emojiWords(emoji: string, times: number, more: boolean): string {
  const word = FOOD_EMOJI[emoji] ?? WORKOUT_EMOJI[emoji];
  if (!word) return ' ';
  const end = more ? ', ' : ' ';
  if (times === 1) return ` ${word}${end}`;
  return emoji === '🍕' ? ` ${times} slices of pizza${end}` : ` ${times} ${word}${end}`;
}
