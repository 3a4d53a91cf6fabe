import type { FormIndex } from '../food/food-table.js';
import { ARTICLES, NUMBER_WORDS, SHARE_WORDS, TENS } from './number-words.js';
import type { Token } from './tokens.js';

/** A token of a clause in which amounts are put together. What is no amount is a `token`. */
export type Piece = TokenPiece | AmountPiece | EnergyPiece | ModPiece;

/** "650 cal": the user's own energy; `each`: of every pack or piece, as in "100 calorie pack". */
export interface EnergyPiece {
  type: 'energy';
  value: number;
  /** "30g protein": what it holds, grams. */
  nutrient: 'calories' | 'protein' | 'carbs' | 'fat' | 'sugar' | 'other';
  each: boolean;
  from: number;
  to: number;
}

/** "no cheese", "light ice": changes the item before it and is no food of its own. */
export interface ModPiece {
  type: 'mod';
  text: string;
  from: number;
  to: number;
}

export interface TokenPiece {
  type: 'token';
  token: Token;
  /** A number or multiple that is part of a name ("7 up", "double double"). */
  named?: boolean;
}

export interface AmountPiece {
  type: 'amount';
  /** The number said: 2, 0.5, 126. */
  value: number;
  /** Canonical measure (`g`, `cup`, `floz`); null: a bare number. */
  measure: string | null;
  /** "a", "an", "un": said in passing. */
  article: boolean;
  /** "half of", "a third of a": a share. */
  share: boolean;
  /** "few", "some", a range: not meant to the last one. */
  vague: boolean;
  /** Of each, not of all: "5 oz each". */
  each: boolean;
  /** "double", "triple": times the usual. */
  times: boolean;
  from: number;
  to: number;
}

const NUTRIENTS = new Set('protein carb carbs carbohydrate carbohydrates fat fats fiber fibre sugar sugars sodium proteine proteines glucides proteina caffeine'.split(' '));
const SKIPPED = new Set(['about', 'around', 'like', 'maybe', 'roughly', 'approx', 'approximately', 'almost', 'nearly', 'probably', 'environ', 'como', 'casi', '~']);

/** Puts numbers, fractions, ranges and measures together. Numbers that belong to a food's name ("7 up", "2% milk") stay tokens. */
export function findAmounts(tokens: readonly Token[], forms: FormIndex, mods?: ReadonlyMap<Token, ModPiece>): Piece[] {
  const out: Piece[] = [];
  let i = 0;
  while (i < tokens.length) {
    const token = tokens[i]!;
    const mod = mods?.get(token);
    if (mod) {
      out.push(mod);
      i++;
      continue;
    }
    if (token.text === '#' || token.text === '@') {
      // "#2 of the day" counts occasions, not pieces
      i += tokens[i + 1]?.kind === 'number' && token.text === '#' ? 2 : 1;
      continue;
    }
    const energy = readEnergy(tokens, i);
    if (energy) {
      out.push(energy.piece);
      i = energy.next;
      continue;
    }
    if (belongsToName(tokens, i, forms)) {
      out.push({ type: 'token', token, named: true });
      i++;
      continue;
    }
    const read = readNumber(tokens, i);
    // "-3 eggs": kept, so that it is refused and not read as three
    if (read && tokens[i - 1]?.text === '-' && token.glued && token.kind === 'number' && !tokens[i - 1]!.glued) read.value = -read.value;
    if (!read) {
      if (!(SKIPPED.has(token.text) && tokens[i + 1]?.kind === 'number')) out.push({ type: 'token', token });
      i++;
      continue;
    }
    let { next } = read;
    if (/^mg$/.test(tokens[next]?.text ?? '')) {
      // a strength, not an amount: "edible 10mg"
      i = next + 1;
      continue;
    }
    let measure: string | null = null;
    let each = false;
    let at = next;
    if (tokens[at]?.text === '-' && tokens[at + 1]?.measure) at++;
    if (tokens[at]?.text === 'full' || tokens[at]?.text === 'level' || tokens[at]?.text === 'heaping' || tokens[at]?.text === 'heaped' || tokens[at]?.text === 'small' || tokens[at]?.text === 'big') if (tokens[at + 1]?.measure && tokens[at + 1]!.measure !== 'g') at++;
    const unit = tokens[at];
    if (unit?.measure && !measureIsWord(tokens, at, read.article)) {
      measure = unit.measure;
      next = at + 1;
    } else if (unit && cuillere(tokens, at)) {
      const spoon = cuillere(tokens, at)!;
      measure = spoon.unit;
      next = spoon.next;
    } else if (unit?.text === 'c' && unit.glued === false && tokens[at + 1]?.kind === 'word') {
      measure = 'cup';
      next = at + 1;
    }
    // "30g protein", "20 g of carbs": what it holds, not how much of it was eaten
    if (measure === 'g' || measure === 'mg') {
      const of = tokens[next]?.text === 'of' ? next + 1 : next;
      const after = tokens[of + 1];
      if (tokens[of] && NUTRIENTS.has(tokens[of]!.text) && !(tokens[of]!.text === 'protein' && /^(?:powder|shake|bar|balls?|pancakes?|cookie|drink|smoothie)/.test(after?.text ?? '') && read.value < 400 && (after!.text === 'powder' || measure === 'g' && read.value >= 45))) {
        out.push({ type: 'energy', value: measure === 'g' ? read.value : 0, nutrient: measure === 'g' ? nutrientOf(tokens[of]!.text) : 'other', each: false, from: token.from, to: tokens[of]!.to });
        i = NUTRIENTS.has(tokens[of]!.text) && after?.kind === 'word' && /^(?:shake|bar|balls?|pancakes?|cookie|drink|smoothie|yogurt|chips|water|bagel|wrap|cereal)/.test(after.text) ? of : of + 1;
        continue;
      }
    }
    if (/^(?:each|apiece|chacun|chacune)$/.test(tokens[next]?.text ?? '')) {
      each = true;
      next++;
    }
    out.push({ type: 'amount', value: read.value, measure, article: read.article, share: read.share, vague: read.vague, each, times: read.times, from: token.from, to: tokens[next - 1]!.to });
    i = next;
    while (tokens[i]?.text === 'of' || (tokens[i]?.kind === 'empty' && /^(?:de|d|du|des)$/.test(tokens[i]!.text))) i++;
  }
  return out;
}

function nutrientOf(word: string): EnergyPiece['nutrient'] {
  if (word.startsWith('prot')) return 'protein';
  if (word.startsWith('carb') || word === 'glucides') return 'carbs';
  if (word.startsWith('fat')) return 'fat';
  return word.startsWith('sug') ? 'sugar' : 'other';
}

const ENERGY = /^(?:k?cals?|calories?|calorie|kcal|kcals|calorias?)$/;

function readEnergy(tokens: readonly Token[], i: number): { piece: EnergyPiece; next: number } | null {
  const token = tokens[i]!;
  if (token.kind !== 'number' || !(token.value >= 0)) return null;
  const at = tokens[i + 1]?.text === '-' ? i + 2 : i + 1;
  if (!ENERGY.test(tokens[at]?.text ?? '')) return null;
  const after = tokens[at + 1];
  const pack = after !== undefined && /^(?:pack|packs|bag|bags|snack|package|packet|pouch|bar|bars)$/.test(after.text);
  const each = pack || /^(?:each|apiece)$/.test(after?.text ?? '');
  if (!pack && after?.kind === 'word' && after.text === 'bread') return null;
  let next = at + 1;
  if (after?.text === 'each' || after?.text === 'apiece' || after?.text === 'total' || after?.text === 'worth') next++;
  while (tokens[next]?.text === 'of') next++;
  return { piece: { type: 'energy', value: token.value, nutrient: 'calories', each, from: token.from, to: tokens[at]!.to }, next };
}

/** Whether the number at `i` is part of a name: "7 up", "2% milk", "90/10 beef", "3 musketeers". */
function belongsToName(tokens: readonly Token[], i: number, forms: FormIndex): boolean {
  const token = tokens[i]!;
  const numeric = token.kind === 'number' ? token.text : NUMBER_WORDS[token.text] !== undefined && token.text !== 'pair' ? String(NUMBER_WORDS[token.text]) : null;
  if (token.kind === 'number' && token.text.endsWith('%')) return true;
  if (token.kind === 'number' && /^\d{2}\/\d{1,2}$/.test(token.text)) {
    const [lean, fat] = token.text.split('/').map(Number);
    if (lean! + fat! === 100) return true;
  }
  if (token.text === 'half' && tokens[i + 1]?.kind === 'and' && tokens[i + 2]?.text === 'half') return true;
  if (token.text === 'half' && tokens[i - 1]?.kind === 'and' && tokens[i - 2]?.text === 'half') return true;
  if (token.text === 'quarter' && tokens[i + 1]?.text.startsWith('pounder')) return true;
  if (token.text === 'double' || token.text === 'triple') return forms.postings.has(token.stem) && isNamed(tokens, i, forms);
  if (numeric === null) return false;
  const next = tokens[i + 1];
  const previous = tokens[i - 1];
  for (const said of numeric === token.text ? [token.text] : [token.stem, numeric]) {
    if (next && next.kind === 'word' && forms.numbered.has(`${said} ${next.stem}`)) return true;
    if (previous && previous.kind === 'word' && forms.numbered.has(`${previous.stem} ${said}`) && !next?.measure && !(next?.kind === 'word' && forms.single.has(next.stem))) return true;
  }
  return token.kind === 'word' && forms.single.has(`${token.stem} ${next?.stem ?? ''}`);
}

/** "double double", "double cheeseburger", "triple sec": names, not multiples. */
function isNamed(tokens: readonly Token[], i: number, forms: FormIndex): boolean {
  const stem = tokens[i]!.stem;
  const next = tokens[i + 1];
  const previous = tokens[i - 1];
  if (previous?.text === tokens[i]!.text || next?.text === tokens[i]!.text) return true;
  for (let length = 1; length <= 3; length++) {
    const words = tokens.slice(i, i + 1 + length).map((one) => one.stem);
    if (words.length === length + 1 && forms.exact.has(words.join(' '))) return true;
    if (length <= 2 && previous && forms.exact.has(`${previous.stem} ${stem} ${next?.stem ?? ''}`.trim())) return true;
  }
  return false;
}

/** "a g" or "2 once" style words that are no measures where they stand. */
function measureIsWord(tokens: readonly Token[], at: number, article: boolean): boolean {
  const { text } = tokens[at]!;
  if (text === 'pound' && tokens[at + 1]?.text === 'cake') return true;
  if (article && (text === 'g' || text === 'l' || text === 'once')) return true;
  return text === 'cup' && tokens[at + 1]?.stem === 'noodle';
}

function cuillere(tokens: readonly Token[], at: number): { unit: string; next: number } | null {
  const { text } = tokens[at]!;
  if (!/^(?:cuilleres?|cuilleree|c|cs|cas|cac)$/.test(text)) return null;
  const rest = tokens.slice(at + 1, at + 5).map((token) => token.text).join(' ');
  const soup = /^(?:a |\. ?a )?(?:soupe|table)/.exec(rest);
  const tea = /^(?:a |\. ?a )?(?:the|cafe)/.exec(rest);
  if (text === 'cs' || text === 'cas') return { unit: 'tbsp', next: at + 1 };
  if (!soup && !tea) return null;
  return { unit: soup ? 'tbsp' : 'tsp', next: at + 1 + (soup ?? tea)![0].split(' ').length };
}

interface ReadNumber {
  value: number;
  next: number;
  article: boolean;
  share: boolean;
  vague: boolean;
  times: boolean;
}

/** A number beginning at `i`: digits, words, fractions, mixed numbers, ranges, dozens, "half a", "x3", "3x". */
export function readNumber(tokens: readonly Token[], i: number): ReadNumber | null {
  const token = tokens[i];
  if (!token) return null;
  const make = (value: number, next: number, flags: Partial<ReadNumber> = {}): ReadNumber => ({ value, next, article: false, share: false, vague: false, times: false, ...flags });
  const text = (k: number): string => tokens[k]?.text ?? '';
  if ((token.text === 'x' || token.text === '*') && tokens[i + 1]?.kind === 'number' && !Number.isNaN(tokens[i + 1]!.value)) return make(tokens[i + 1]!.value, i + 2);
  const share = readShare(tokens, i);
  if (share) return share;
  if (token.text === 'some' || token.text === 'mucho' || token.text === 'algo') return null;
  if (token.kind === 'number') {
    if (Number.isNaN(token.value)) return null;
    let { value } = token;
    let next = i + 1;
    let vague = false;
    const following = tokens[next];
    // "1 1/2", "1-1/2"
    const fractionAt = following?.text === '-' && tokens[next + 1]?.text.includes('/') ? next + 1 : next;
    if (Number.isInteger(value) && tokens[fractionAt]?.kind === 'number' && /^\d\/\d{1,2}$/.test(tokens[fractionAt]!.text) && tokens[fractionAt]!.value < 1) {
      value += tokens[fractionAt]!.value;
      next = fractionAt + 1;
    } else if (tokens[next]?.kind === 'and' && readShare(tokens, next + 1)?.share && /^(?:a|an|1\/|half|demi|media|medio|un|une|3\/)/.test(text(next + 1)) && !/^(?:of|a|an|my|the)$/.test(text(readShare(tokens, next + 1)!.next - 1))) {
      const more = readShare(tokens, next + 1)!;
      value += more.value;
      next = more.next;
    } else if ((text(next) === '-' || text(next) === 'to' || text(next) === 'or' || text(next) === 'ou' || text(next) === 'o') && tokens[next + 1]?.kind === 'number' && tokens[next + 1]!.value > value && tokens[next + 1]!.value <= value * 3 + 1) {
      value = (value + tokens[next + 1]!.value) / 2;
      next += 2;
      vague = true;
    } else if (following && /^(?:third|quarter|fourth|fifth|eighth)s?$/.test(following.text)) {
      value *= SHARE_WORDS[following.text]!;
      next++;
    }
    if (text(next) === 'ish') next++;
    if (text(next) === 'x' || (text(next) === '*' && tokens[next + 1]?.kind !== 'number')) next++;
    if (text(next) === 'dozen' || text(next) === 'douzaine' || text(next) === 'douzaines' || text(next) === 'docena' || text(next) === 'docenas') {
      value *= 12;
      next++;
    }
    return make(value, next, { vague });
  }
  if (ARTICLES.has(token.text)) {
    const after = text(i + 1);
    const word = NUMBER_WORDS[after];
    if (after === 'single' || after === 'double' || after === 'triple') return make(1, i + 1, { article: true });
    if (word !== undefined && after !== 'one' && after !== 'once') {
      const next = i + 2;
      return make(word, next, { vague: after === 'few' });
    }
    if (after === 'good' || after === 'full' || after === 'nice') return make(1, i + 2, { article: true });
    if (after === 'bunch' || after === 'lot' || after === 'little' || after === 'bit' || after === 'ton') return { ...make(1, i + 2, { article: true, vague: true }) };
    return make(1, i + 1, { article: true });
  }
  const value = Object.hasOwn(NUMBER_WORDS, token.text) ? NUMBER_WORDS[token.text]! : undefined;
  if (value === undefined || token.text === 'once' || token.text === 'single' || token.text === 'media') return null;
  if (token.text === 'double' || token.text === 'triple') return make(value, i + 1, { times: true });
  if (token.text === 'sept' || token.text === 'par' || token.text === 'quince') if (!tokens[i + 1] || tokens[i + 1]!.kind === 'empty') return null;
  if (TENS.has(token.text)) {
    const unit = NUMBER_WORDS[text(i + 1) === '-' ? text(i + 2) : text(i + 1)];
    if (unit !== undefined && unit > 0 && unit < 10) return make(value + unit, text(i + 1) === '-' ? i + 3 : i + 2);
  }
  if (value < 20 && tokens[i + 1]?.kind === 'and' && readShare(tokens, i + 2)?.share && /^(?:a|an|half|demi|demie|media|medio|1\/)/.test(text(i + 2)) && !/^(?:a|an|of)$/.test(text(i + 3))) {
    const more = readShare(tokens, i + 2)!;
    return make(value + more.value, more.next);
  }
  if (/^(?:to|or|ou|o|-)$/.test(text(i + 1))) {
    const other = NUMBER_WORDS[text(i + 2)];
    if (other !== undefined && other > value && other <= value * 3) return make((value + other) / 2, i + 3, { vague: true });
  }
  const dozens = text(i + 1);
  if (/^(?:dozen|douzaines?|docenas?)$/.test(dozens)) return make(value * 12, i + 2);
  if (dozens === 'hundred') return make(value * 100, i + 2);
  if (token.text === 'couple' && /^(?:of)$/.test(dozens)) return make(2, i + 2);
  return make(value, i + 1, { vague: value >= 3 && /^(?:few|several|quelques|unos|unas)$/.test(token.text) });
}

/** "half", "half a", "a third of", "two thirds of the", "3/4", "1/2 of a": shares of one. */
function readShare(tokens: readonly Token[], i: number): ReadNumber | null {
  const text = (k: number): string => tokens[k]?.text ?? '';
  const token = tokens[i];
  if (!token) return null;
  let value: number | null = null;
  let next = i;
  if (token.kind === 'number' && /^\d+\/\d+$/.test(token.text) && token.value < 1) {
    value = token.value;
    next = i + 1;
  } else if (/^[a-z]+$/.test(token.text) && Object.hasOwn(SHARE_WORDS, token.text) && !(token.text === 'quart' && tokens[i + 1]?.text === 'of')) {
    value = SHARE_WORDS[token.text]!;
    next = i + 1;
    if (text(next) === 'dozen' || text(next) === 'douzaine' || text(next) === 'docena') return { value: value * 12, next: next + 1, article: false, share: false, vague: false, times: false };
    if ((text(next) === 'a' || text(next) === 'an') && text(next + 1) === 'dozen') return { value: value * 12, next: next + 2, article: false, share: false, vague: false, times: false };
  } else if ((ARTICLES.has(token.text) || token.text === 'the' || token.text === 'la' || token.text === 'le') && Object.hasOwn(SHARE_WORDS, text(i + 1)) && !/^(?:quart|media|medio)$/.test(text(i + 1)) && !/pounder/.test(text(i + 2))) {
    value = SHARE_WORDS[text(i + 1)]!;
    next = i + 2;
    if (text(next) === 'dozen') return { value: value * 12, next: next + 1, article: false, share: false, vague: false, times: false };
  } else if (Object.hasOwn(NUMBER_WORDS, token.text) && /^(?:thirds|quarters|fourths|fifths|halves|tiers|quarts|tercios|cuartos)$/.test(text(i + 1))) {
    value = NUMBER_WORDS[token.text]! * (SHARE_WORDS[text(i + 1)] ?? SHARE_WORDS[text(i + 1).replace(/s$/, '')]!);
    next = i + 2;
  } else if (token.text === 'three' && text(i + 1) === 'quarter') {
    value = 0.75;
    next = i + 2;
  }
  if (value === null) return null;
  let share = true;
  // "half a cup", "half of the bag", "1/2 of a large"
  if (text(next) === 'of' || text(next) === 'de' || text(next) === "d") next++;
  if (/^(?:a|an|the|my|un|une|una|le|la|l|this|that|it)$/.test(text(next)) && text(next) !== 'it') next++;
  else if (token.kind === 'number') share = true;
  return { value: Math.round(value * 10000) / 10000, next, article: false, share, vague: false, times: false };
}
