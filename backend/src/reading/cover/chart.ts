import type { FoodTable } from '../../food/food-table.js';
import { formWords } from '../../food/form-words.js';
import { placeAt } from '../../food/retrieval/place-words.js';
import { stemWord } from '../../food/words.js';
import { lessOf, negated } from '../../food/retrieval/name-words.js';
import { type JointKind, WEIGHTS } from '../../food/retrieval/weights.js';
import { findAmounts } from '../amounts.js';
import type { AmountPiece, Piece, TokenPiece } from '../pieces.js';
import { languageOfMeal } from '../language.js';
import type { Language } from '../reading.js';
import type { Token } from '../tokens.js';
import { type Element, wordOf } from './element.js';
import { negatedTokens } from './negations.js';
import { hearFoods } from './hear-foods.js';
import { hearPairs } from './hear-pairs.js';
import { respellTokens } from './respell-tokens.js';
import { stemsOf, weighWord } from './weigh-word.js';

const MADE = new Set(
  'made filled stuffed loaded mixed cooked fried done prepared sauteed scrambled roasted consisting containing'.split(' '),
);
const WITH = new Set('au aux over topped covered spread drizzled sprinkled dipped smothered'.split(' '));
/** Units that say how much wherever they stand. */
const CONTAINERS = new Set(
  'slice piece cup bag bottle can box pack packet pouch carton container tub jar glass mug bowl plate serving order handful scoop'.split(
    ' ',
  ),
);
const ON = new Set(['under', 'into', 'onto', 'atop', 'on', 'in', 'inside', 'through']);
const SIGNS: Readonly<Record<string, JointKind>> = { comma: 'comma', and: 'and', with: 'with', on: 'on', open: 'open' };

/** The pieces of a clause as the cover sees them: which foods each word may name, and what it costs to leave it unexplained. */
export function chartOf(
  tokens: readonly Token[],
  table: FoodTable,
  language: Language = languageOfMeal(tokens.map(({ text, elided }) => (elided ? `l'${text}` : text)).join(' ')),
): Element[] {
  const parted = respellTokens(withPlaces(tokens), table, language);
  const away = negatedTokens(parted, table.forms);
  const elements = findAmounts(parted, table.forms).map((piece, i, pieces) =>
    elementOf(piece, pieces[i - 1], pieces[i + 1], away, { table, language }),
  );
  for (let i = 0; i < elements.length; i++) holdName(elements, i, table);
  hearFoods(elements, table);
  hearPairs(elements, table);
  return elements;
}

/** Words that are a name together ("half and half", "big mac", "hot dog") are not to be passed over, however ordinary each is. */
function holdName(elements: readonly Element[], start: number, { forms, foods }: FoodTable): void {
  if (wordOf(elements[start]!) === '' || elements[start]!.stems.length === 0) return;
  let text = '';
  for (let end = start; end < elements.length && end < start + 5; end++) {
    const word = wordOf(elements[end]!);
    if (end > start && liesIn(elements[end]!)) continue;
    if (word === '' || (elements[end]!.negated && lessOf(word) === null)) return;
    // a word that was misspelt is what it stands for: "onoin rings"
    text += ` ${elements[end]!.strange ? (elements[end]!.stems[0]?.stem ?? word) : word}`;
    if (end === start || elements[end]!.stems.length === 0) continue;
    const form = forms.exact.get(formWords(text).stems.join(' '));
    if (form === undefined) continue;
    const { tags, eaten } = foods[forms.food[form]!]!;
    const dish = tags.has('dish') || (eaten >= OFTEN && !tags.has('top'));
    for (const [k, element] of elements.slice(start, end + 1).entries()) {
      if (element.stems.length === 0 || isPlace(element)) continue;
      // "pork and beans with rice": of two names the first
      if (k > 0 && tags.has('whole') && !elements[start]!.goesOn && !element.goesOn) {
        element.goesOn = true;
        element.outside += WEIGHTS.torn;
      }
      element.outside = Math.max(element.outside, WEIGHTS.item);
      if (!dish) continue;
      element.inName = true;
      // left out of another food, it costs as much as a food of one word: "hot dog and soda"
      if (!elements.slice(start, end + 1).some(isUnit)) element.within = Math.max(element.within, WEIGHTS.foodWord / (end + 1 - start));
    }
  }
}

/** "In a", of "pigs in a blanket". */
const liesIn = ({ piece, joint, stems }: Element): boolean =>
  stems.length === 0 && (joint === 'on' || (piece.type === 'amount' && piece.article && piece.measure === null));

const isUnit = ({ piece }: Element): boolean =>
  piece.type === 'token' && (piece.token.portion ?? piece.token.measure ?? piece.token.size) !== null;

/** How often people eat what they call by several words together. */
const OFTEN = 3;

const isPlace = ({ piece }: Element): boolean => piece.type === 'token' && piece.token.place === true;

/** The words of a restaurant's name as one: it tells which food, and is none. */
function withPlaces(tokens: readonly Token[]): Token[] {
  const words = tokens.map(({ text }) => text);
  const out: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const found = placeAt(words, i);
    if (found === null) out.push(tokens[i]!);
    else {
      const { place: text, length } = found;
      out.push({
        ...tokens[i]!,
        kind: 'word',
        text,
        stem: stemWord(text),
        measure: null,
        portion: null,
        size: null,
        place: true,
        to: tokens[i + length - 1]!.to,
      });
      i += length - 1;
    }
  }
  return out;
}

function elementOf(
  piece: Piece,
  before: Piece | undefined,
  next: Piece | undefined,
  away: ReadonlySet<Token>,
  about: { table: FoodTable; language: Language },
): Element {
  const { table } = about;
  const base: Element = { piece, stems: [], within: 0, outside: 0, joint: null, negated: false, common: null, strange: false };
  if (piece.type === 'amount') return { ...base, outside: amountOutside(piece) };
  // the user's own energy belongs to something
  if (piece.type !== 'token')
    return { ...base, outside: piece.type === 'energy' && piece.nutrient === 'calories' ? WEIGHTS.skipAmount : 1.5 };
  const { token } = piece;
  // "chili over rice", but "eggs over easy"
  const named =
    token.text === 'over' &&
    next?.type === 'token' &&
    table.forms.compounds().has(`over${next.token.stem}`) &&
    !table.forms.single.has(next.token.stem);
  const joint = named || (WITH.has(token.text) && describesNext(before, next)) ? null : jointOf(token);
  if (token.kind !== 'word' && token.kind !== 'number') return { ...base, joint };
  if (token.text === 'over' && joint !== null) return { ...base, joint };
  if (token.text === 'extra' && isWord(before) && isWord(next) && table.forms.single.has(next.token.stem))
    return { ...base, joint: 'with', within: DESCRIBES };
  const less = lessOf(token.text);
  if (less || away.has(token)) {
    const denied = less
      ? [{ stem: negated(less), cost: 0 }]
      : stemsOf(token, about).map(({ stem, cost }) => ({ stem: negated(stem), cost }));
    return {
      ...base,
      joint,
      negated: true,
      stems: denied,
      within: denied.length > 0 && table.forms.postings.has(denied[0]!.stem) ? WEIGHTS.negated : 0.3,
      outside: denied.length > 0 && table.forms.postings.has(denied[0]!.stem) ? 0.6 : 0,
    };
  }
  // "un 7up": a name with a number is the same in every language
  if (before?.type === 'token' && table.forms.numbered.has(`${before.token.text} ${token.stem}`))
    return { ...base, joint, ...weighWord(token, { ...about, language: 'en' }) };
  if (piece.named) return { ...base, joint, ...weighWord(token, about) };
  if (away.has(before?.type === 'token' ? before.token : token) && (token.text === 'free' || token.text === 'off'))
    return { ...base, joint };
  const unit = token.portion ?? token.measure;
  const posting = table.forms.postings.get(token.stem);
  // "a roll", "whole milk": the food itself, or a word of its name
  if (
    posting &&
    unit !== null &&
    !CONTAINERS.has(unit) &&
    (unit === 'whole' ? isWord(next) && !isWord(before) && before?.type !== 'amount' : table.forms.single.has(token.stem) && !isOf(next))
  )
    return { ...base, joint, ...weighWord(token, about) };
  if (posting && unit !== null && token.size === null && isNameHere(before, next)) {
    const named = weighWord(token, about);
    return {
      ...base,
      joint,
      ...named,
      within: CONTAINERS.has(unit) ? Math.min(0.8, named.within) : named.within,
      outside: Math.min(named.outside, 2.5),
    };
  }
  if (unit !== null || token.size !== null) {
    const single = posting !== undefined && unit !== null && table.forms.single.has(token.stem) && next?.type !== 'amount';
    return {
      ...base,
      joint,
      stems: posting ? [{ stem: token.stem, cost: 0 }] : [],
      within: 0.1,
      outside: unit !== null ? (single && !CONTAINERS.has(unit) ? 2.5 : 0.8) : 0.3,
    };
  }
  // a place alone may be a food ("a crumbl"); else it is skipped, though a food of that place goes before others
  if (token.place && !table.forms.single.has(token.stem))
    return {
      ...base,
      joint,
      stems: posting ? [{ stem: token.stem, cost: 0 }] : [],
      within: WEIGHTS.place,
      outside: WEIGHTS.place,
      place: true,
    };
  return { ...base, joint, ...weighWord(token, about) };
}

/** "Fries extra salt": it joins what is put on, and is told of it. */
const DESCRIBES = 0.3;

/** Behind a word and not before "of", a portion's word belongs to the name: "onion rings", "veggie wrap"; behind an amount it is a unit. */
function isNameHere(before: Piece | undefined, next: Piece | undefined): boolean {
  if (before?.type !== 'token' || before.token.kind !== 'word' || before.token.size !== null) return false;
  if (before.token.portion !== null || before.token.measure !== null) return false;
  return !(next?.type === 'token' && next.token.kind === 'empty' && next.token.text === 'of');
}

/** "Smothered pork chop", "2 dipped cones": at the head of a food it says how it was made. */
const describesNext = (before: Piece | undefined, next: Piece | undefined): boolean =>
  (before === undefined || before.type === 'amount' || (before.type === 'token' && before.token.kind !== 'word')) && isWord(next);

const isWord = (piece: Piece | undefined): piece is TokenPiece =>
  piece?.type === 'token' && piece.token.kind === 'word' && piece.token.portion === null;
const isOf = (next: Piece | undefined): boolean => next?.type === 'token' && next.token.text === 'of';

const amountOutside = ({ article, measure, times }: AmountPiece): number =>
  times ? 0.5 : article && measure === null ? 0.05 : WEIGHTS.skipAmount;

function jointOf(token: Token): JointKind | null {
  const sign = SIGNS[token.kind];
  if (sign) return sign;
  if (MADE.has(token.text)) return 'made';
  if (WITH.has(token.text)) return 'with';
  return ON.has(token.text) ? 'on' : null;
}
