/** How people say numbers when they spell them, up to the tens that goals and minutes need. */
const WORDS: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  ninety: 90,
  hundred: 100,
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  dix: 10,
  quinze: 15,
  vingt: 20,
  trente: 30,
  quarante: 40,
  uno: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  diez: 10,
  quince: 15,
  veinte: 20,
  treinta: 30,
  cuarenta: 40,
  couple: 2,
  half: 0.5,
  dozen: 12,
  'forty-five': 45,
  'twenty-five': 25,
  'thirty-five': 35,
};

/**
 * A plain number as typed: "2000", "2,000", "2 000", "120,5" (a decimal comma), "thirty". Hexadecimal, exponents and
 * anything with other signs are not numbers here; null then. A leading minus is kept.
 */
export function plainNumber(text: string): number | null {
  const word = text.trim().toLowerCase();
  if (word in WORDS) return WORDS[word]!;
  if (/^[+-]?\d{1,3}(?:[, ]\d{3})+(?:\.\d+)?$/.test(word)) return Number(word.replace(/[, ]/g, ''));
  if (/^[+-]?\d+(?:\.\d+)?$/.test(word)) return Number(word);
  if (/^[+-]?\d+,\d{1,2}$/.test(word)) return Number(word.replace(',', '.'));
  return null;
}

/** A share of something: "half", "a third", "3/4", "80%", "0.5"; null for anything else. */
export function shareOf(text: string): number | null {
  const word = text
    .trim()
    .toLowerCase()
    .replace(/^(?:an?|the|about|maybe|around|like|only|just|la|el|un|une|environ) /g, '')
    .replace(/^(?:an?|the|la|un|une) /, '')
    .replace(/ of$/, '');
  const known: Readonly<Record<string, number>> = {
    half: 0.5,
    'one half': 0.5,
    moitie: 0.5,
    mitad: 0.5,
    third: 1 / 3,
    'one third': 1 / 3,
    tiers: 1 / 3,
    tercio: 1 / 3,
    quarter: 0.25,
    'one quarter': 0.25,
    fourth: 0.25,
    quart: 0.25,
    cuarto: 0.25,
    'two thirds': 2 / 3,
    'two-thirds': 2 / 3,
    'three quarters': 0.75,
    'three-quarters': 0.75,
    'three fourths': 0.75,
    most: 0.75,
    fifth: 0.2,
    eighth: 0.125,
  };
  if (word in known) return known[word]!;
  const fraction = /^(\d{1,2}) ?\/ ?(\d{1,2})(?:r?ds?|ths?)?$/.exec(word);
  if (fraction && Number(fraction[2]) > 0) return Number(fraction[1]) / Number(fraction[2]);
  const percent = /^(\d{1,3}) ?(?:%|percent|pour cent|por ciento)$/.exec(word);
  if (percent) return Number(percent[1]) / 100;
  return /^0?\.\d+$/.test(word) ? Number(word) : null;
}
