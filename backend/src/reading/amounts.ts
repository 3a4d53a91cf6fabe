import type { FormIndex } from '../food/food-table.js';
import { nutrientOf, readEnergy, readInches } from './amount-parts.js';
import { belongsToName } from './name-numbers.js';
import type { ModPiece, Piece } from './pieces.js';
import { readNumber } from './read-number.js';
import type { Token } from './tokens.js';

const NUTRIENTS = new Set(
  'protein carb carbs carbohydrate carbohydrates fat fats fiber fibre sugar sugars sodium proteine proteines glucides proteina caffeine'.split(
    ' ',
  ),
);
const SKIPPED = new Set([
  'about',
  'around',
  'like',
  'maybe',
  'roughly',
  'approx',
  'approximately',
  'almost',
  'nearly',
  'probably',
  'environ',
  'como',
  'casi',
  '~',
]);

/** Puts numbers, fractions, ranges and measures together. Numbers that belong to a food's name ("7 up", "2% milk") stay tokens. */
export function findAmounts(tokens: readonly Token[], forms: FormIndex, mods?: ReadonlyMap<Token, ModPiece>): Piece[] {
  const out: Piece[] = [];
  /** The words before an amount that say whose weight it is. */
  let said: Weighing | null = null;
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
    const weighing = weighingAt(tokens, i);
    if (weighing) {
      said = weighing;
      i = weighing.next;
      continue;
    }
    const inches = readInches(tokens, i);
    if (inches) {
      out.push({ type: 'token', token: inches.token });
      i = inches.next;
      continue;
    }
    const energy = readEnergy(tokens, i);
    if (energy) {
      out.push(energy.piece);
      i = energy.next;
      continue;
    }
    if (belongsToName(tokens, i, forms) || (token.text === 'a' && tokens[i - 1]?.text === 'fil')) {
      out.push({ type: 'token', token, named: true });
      i++;
      continue;
    }
    if (token.text === 'a' && tokens[i + 1]?.text === 'la') {
      // "pollo a la plancha": how it was made, not one more
      out.push({ type: 'token', token });
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
    if (
      tokens[at]?.text === 'full' ||
      tokens[at]?.text === 'level' ||
      tokens[at]?.text === 'heaping' ||
      tokens[at]?.text === 'heaped' ||
      tokens[at]?.text === 'small' ||
      tokens[at]?.text === 'big'
    )
      if (tokens[at + 1]?.measure && tokens[at + 1]!.measure !== 'g') at++;
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
    if (measure && !read.share && halfMore(tokens, next)) {
      read.value += 0.5;
      next += 3;
    }
    // "30g protein", "20 g of carbs": what it holds, not how much of it was eaten
    if (measure === 'g' || measure === 'mg') {
      const of = tokens[next]?.text === 'of' ? next + 1 : next;
      const after = tokens[of + 1];
      if (
        tokens[of] &&
        NUTRIENTS.has(tokens[of].text) &&
        after?.text !== 'free' &&
        !spooned(tokens, next) &&
        !(
          tokens[of].text === 'protein' &&
          /^(?:powder|shake|bar|balls?|pancakes?|cookie|drink|smoothie)/.test(after?.text ?? '') &&
          read.value < 400 &&
          (after!.text === 'powder' || (measure === 'g' && read.value >= 45))
        )
      ) {
        out.push({
          type: 'energy',
          value: measure === 'g' ? Math.abs(read.value) : 0,
          nutrient: measure === 'g' ? nutrientOf(tokens[of].text) : 'other',
          each: false,
          from: token.from,
          to: tokens[of].to,
        });
        i =
          NUTRIENTS.has(tokens[of].text) &&
          after?.kind === 'word' &&
          /^(?:shake|bar|balls?|pancakes?|cookie|drink|smoothie|yogurt|chips|water|bagel|wrap|cereal)/.test(after.text)
            ? of
            : of + 1;
        continue;
      }
    }
    if (/^(?:each|apiece|chacun|chacune)$/.test(tokens[next]?.text ?? '')) {
      each = true;
      next++;
    }
    const weighs = said?.next === i ? said : null;
    out.push({
      type: 'amount',
      value: read.value,
      measure,
      article: read.article,
      share: read.share,
      vague: read.vague,
      each: each || weighs?.each === true,
      whole: weighs?.each === false,
      times: read.times,
      from: token.from,
      to: tokens[next - 1]!.to,
    });
    i = next;
    while (tokens[i]?.text === 'of' || (tokens[i]?.kind === 'empty' && /^(?:de|d|du|des)$/.test(tokens[i]!.text))) i++;
  }
  return out;
}

/** "A cup and a half of rice", "rice, a cup and a half". */
function halfMore(tokens: readonly Token[], at: number): boolean {
  const after = tokens[at + 3];
  return (
    tokens[at]?.text === 'and' &&
    tokens[at + 1]?.text === 'a' &&
    tokens[at + 2]?.text === 'half' &&
    (after === undefined || after.kind === 'empty' || after.kind === 'comma')
  );
}

/** "Tea with 8 g of sugar" is sugar that was eaten; beside protein or fat it is what a label says. */
function spooned(tokens: readonly Token[], at: number): boolean {
  return (
    tokens[at]?.text === 'of' &&
    tokens[at + 1]?.text === 'sugar' &&
    !tokens.some(({ text }) => text !== 'sugar' && NUTRIENTS.has(text)) &&
    !tokens.some(({ text }) => text === 'bar' || text === 'cereal')
  );
}

interface Weighing {
  /** Of each piece, not of all together. */
  each: boolean;
  /** Where the amount stands. */
  next: number;
}

/** "Each weighing", "weighing about": words before the weight of the food that was named. */
function weighingAt(tokens: readonly Token[], i: number): Weighing | null {
  let at = i;
  if (tokens[at]?.kind === 'comma') at++;
  const each = /^(?:each|chacun|chacune)$/.test(tokens[at]?.text ?? '');
  if (each) at++;
  if (/^(?:weighing|weighs|weighed|pesant)$/.test(tokens[at]?.text ?? '')) at++;
  else if (!each) return null;
  while (SKIPPED.has(tokens[at]?.text ?? '') || (at > i && tokens[at]?.kind === 'empty' && tokens[at]!.text === 'at')) at++;
  return tokens[at]?.kind === 'number' && (tokens[at + 1]?.measure || tokens[at + 2]?.measure) ? { each, next: at } : null;
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
  const rest = tokens
    .slice(at + 1, at + 5)
    .map((token) => token.text)
    .join(' ');
  const soup = /^(?:a |\. ?a )?(?:soupe|table)/.exec(rest);
  const tea = /^(?:a |\. ?a )?(?:the|cafe)/.exec(rest);
  if (text === 'cs' || text === 'cas') return { unit: 'tbsp', next: at + 1 };
  if (!soup && !tea) return null;
  return { unit: soup ? 'tbsp' : 'tsp', next: at + 1 + (soup ?? tea)![0].split(' ').length };
}
