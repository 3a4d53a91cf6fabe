import type { FoodTable } from '../../food/food-table.js';
import { type Abroad, type MeantAbroad, meantAbroad } from '../../food/retrieval/abroad.js';
import { inflected, ordinary, type Ordinary, ordinaryOf } from '../../food/retrieval/ordinary.js';
import { soundsLike } from '../../food/retrieval/sound.js';
import { type Candidate, meansItself, spellingsOf } from '../../food/retrieval/spelling.js';
import { stemWord } from '../../food/words.js';
import { WEIGHTS } from '../../food/retrieval/weights.js';
import type { Language } from '../reading.js';
import type { Token } from '../tokens.js';
import type { Element } from './element.js';

type Weighed = Pick<Element, 'stems' | 'within' | 'outside' | 'common' | 'strange' | 'abroad'>;

/** Where a word is looked up. */
interface About {
  table: FoodTable;
  language: Language;
}

/** What a word may name, and what it costs to leave it unexplained or out. */
export function weighWord(token: Token, { table, language }: About): Weighed {
  const told = language === 'en' ? null : toldAbroad(token, language, table);
  return told ?? weighEnglish(token, table);
}

/** Of a word of French or Spanish. Null: it is none, or a loan. */
function toldAbroad(token: Token, language: Abroad, table: FoodTable): Weighed | null {
  const abroad = meantAbroad(token.text, language, table);
  return abroad ? weighAbroad(token, abroad, language, table) : frameWord(token, language, table);
}

function weighEnglish(token: Token, table: FoodTable): Weighed {
  const { forms } = table;
  const posting = forms.postings.get(token.stem);
  if (isOwner(token.text) && (!posting || isPronoun(token.text)))
    return { ...plainWord(0.1), stems: posting ? [{ stem: token.stem, cost: 0 }] : [] };
  if (posting) {
    const stems: Candidate[] = [{ stem: token.stem, cost: 0 }];
    const known = ordinaryOf(token.text, 'en');
    const named = weighNamed(stems, known, forms.single.has(token.stem), table);
    // seen in a single name, it may still be a slip: "chee", "bufalo"
    if (posting.forms.length > RARE || forms.single.has(token.stem) || (known ?? inflected(token.text)) !== null) return named;
    const plain = token.text.length <= LONGEST_PLAIN;
    const slips = slipsOf(token, table).filter(
      (slip) =>
        posting.forms.length <= 2 || isSlipOf(token, slip.stem, table) || (plain && slip.cost < PLAIN_SLIP && isSureSlip(slip, table)),
    );
    const [best] = slips;
    const all = [...stems, ...slips.map(({ stem, cost }) => ({ stem, cost: cost + 0.5 }))];
    if (!best || !isSureSlip(best, table)) return { ...named, stems: all };
    return { ...named, stems: all, common: commonFood(best.stem, table), outside: Math.max(named.outside, outsideOf(best, table)) };
  }
  return token.kind === 'number' ? { ...plainWord(0.5), outside: 0.3 } : weighUnknown(token, table);
}

/** Stems of the table that a word may be said of. */
export function stemsOf(token: Token, { table, language }: About): readonly Candidate[] {
  const abroad = language === 'en' ? null : meantAbroad(token.text, language, table);
  return abroad?.stems ?? (token.stem === '' ? [] : [{ stem: token.stem, cost: 0 }]);
}

const plainWord = (within: number): Weighed => ({ stems: [], within, outside: 0, common: null, strange: false });

/** From so many uses on, a word of a language is no loan from English in it: "date", "once". */
const OWN = 3000;
/** And from so many on, no word of a food's name alone: "mange" of "pois mange-tout". */
const VERB = 4500;
const ELSE = 2000;

/** A word of French or Spanish that no food is named with there; null: it may still be one of English names. */
function frameWord(token: Token, language: Abroad, { forms }: FoodTable): Weighed | null {
  const known = ordinaryOf(token.text, language) ?? (token.text.endsWith('s') ? ordinaryOf(token.text.slice(0, -1), language) : null);
  if (known === null || known.food > 0) return null;
  const loan = forms.postings.has(token.stem) && (ordinaryOf(token.text, 'en')?.food ?? 1) > 0;
  return loan && known.count < Math.min(OWN, ordinaryOf(token.text, 'en')?.count ?? OWN) ? null : plainWord(known.count > 1000 ? 0.1 : 0.3);
}

function weighAbroad(token: Token, { stems, noun, tells: said }: MeantAbroad, language: Abroad, table: FoodTable): Weighed {
  const known = ordinaryOf(token.text, language);
  const one = token.text.endsWith('s') ? ordinaryOf(token.text.slice(0, -1), language) : null;
  // "crêpes minces": a food of English that the word is not
  const other = !noun && table.forms.single.has(stems[0]!.stem) ? ELSE : VERB;
  if (!said && Math.max(known?.count ?? 0, one?.count ?? 0) >= other) return { ...plainWord(0.1), stems, abroad: true };
  const weighed = weighNamed(stems, known && { ...known, food: noun ? 1 : 0 }, noun, table);
  const { idf } = table.forms.postings.get(stems[0]!.stem)!;
  // "agua de jamaica": an ordinary word, and yet no name of that language holds it for nothing
  const tells = noun ? 0 : WEIGHTS.unexplained * idf * telling(known, 0, RARE);
  return { ...weighed, within: Math.max(weighed.within, tells), abroad: true };
}

/** Of a word that names hold. */
function weighNamed(stems: readonly Candidate[], known: Ordinary | null, single: boolean, table: FoodTable): Weighed {
  const [{ stem }] = stems as [Candidate];
  const posting = table.forms.postings.get(stem)!;
  const food = foodness(known, single, posting.forms.length);
  const common = food > 0.8 ? commonOf(stems, table) : null;
  return {
    stems,
    within: Math.max(
      WEIGHTS.unexplained * posting.idf * telling(known, food, posting.forms.length),
      single && food > 0.8 ? WEIGHTS.foodWord : 0,
    ),
    outside: single ? (WEIGHTS.item + WEIGHTS.skipFood) * food + (common ? WEIGHTS.skipCommon : 0) : WEIGHTS.skipWord * posting.idf * food,
    common,
    strange: false,
  };
}

/** How much a word speaks of food: 1 fully; near 0 for an ordinary word that has no such sense. */
function foodness(known: Ordinary | null, single: boolean, foods: number): number {
  if (known === null) return 1;
  if (known.food > 0 && known.food <= 3) return 1;
  const common = Math.log10(known.count + 1);
  // an ordinary word of few names: "gym", "king"
  if (!single && foods < 12) return common > 4 ? 0.03 : 0.3;
  const base = common < 3 ? 1 : common < 3.7 ? 0.7 : common < 4.3 ? 0.35 : 0.05;
  return single && common < 4.6 ? Math.max(base, known.food > 0 ? 0.9 : 0.6) : base;
}

/** How much a word tells one food from another: also "brown" and "hot", which are no foods. */
function telling(known: Ordinary | null, food: number, foods: number): number {
  const common = Math.log10((known?.count ?? 0) + 1);
  return foods < 12 ? Math.max(0.03, food) : common > 4.6 ? 0.05 : common > 4.3 ? 0.35 : food < 1 ? WEIGHTS.quality : 1;
}

/** Of a word that no name holds. */
function weighUnknown(token: Token, table: FoodTable): Weighed {
  const { forms } = table;
  const own = token.stem === '' || token.text.includes("'");
  const slips = own ? [] : slipsOf(token, table);
  const word = ordinary(token.text) ?? inflected(token.text) ?? withoutItsE(token.text, table);
  const turned = word || isSureSlip(slips[0], table) ? null : turnedRound(token.text);
  const said = word ?? (turned === null ? null : ordinaryOf(turned, 'en'));
  const known =
    said && said.language !== 'en' && isSureSlip(slips[0], table) && (said.count < OWN || isTurned(token.stem, slips[0]!.stem))
      ? null
      : said;
  const extra = known ? WEIGHTS.spelling.ordinary : 0;
  const stems = known && meansItself(token.text) ? [] : slips.map(({ stem, cost }) => ({ stem, cost: cost + extra }));
  if (known) return { ...plainWord(known.count > 1000 ? 0.1 : 0.3), stems };
  const [best] = stems;
  const food = best ? likelihood(best) : 0;
  const common = isSureSlip(best, table) ? commonFood(best!.stem, table) : null;
  return {
    stems,
    within: best
      ? Math.max(
          WEIGHTS.unknownWord,
          forms.single.has(best.stem) ? WEIGHTS.foodWord * food : 0,
          0.7 * (forms.postings.get(best.stem)?.idf ?? 0) * food,
        )
      : WEIGHTS.unknownWord,
    outside: best ? outsideOf(best, table) : 0.3,
    common,
    strange: true,
  };
}

/** From so many uses on, a word is meant where two of its letters changed places: "agian". */
const VERY_ORDINARY = 20_000;

/** "Finishd", "grabd": a deed whose "e" was left out; "scrambld" is said of food. */
function withoutItsE(text: string, { forms }: FoodTable): Ordinary | null {
  if (!text.endsWith('d') || text.length <= SHORTEST_DEED) return null;
  const deed = text.slice(0, -1);
  const full = [`${deed}ed`, `${deed}${deed.at(-1)}ed`].find((one) => ordinaryOf(one, 'en') !== null && !forms.postings.has(stemWord(one)));
  return full === undefined ? null : ordinaryOf(full, 'en');
}
const SHORTEST_DEED = 4;

/** The very ordinary word that two letters changed places in: "wiht" is "with". */
export function turnedRound(text: string): string | null {
  // units have two letters: "kj"
  if (text.length < 3) return null;
  for (let i = 1; i < text.length; i++) {
    const meant = text.slice(0, i - 1) + text[i]! + text[i - 1]! + text.slice(i + 1);
    const known = ordinaryOf(meant, 'en');
    if (known && known.food === 0 && known.count >= VERY_ORDINARY) return meant;
  }
  return null;
}

/** The same letters in another order: "appel" is no French beside water. */
const isTurned = (text: string, meant: string): boolean => [...text].sort().join('') === [...meant].sort().join('');

/** How likely it is that a word stands for what it may be a slip of. */
const likelihood = ({ cost }: Candidate): number => Math.max(0.2, 1 - cost / 8);

/** What it costs to leave out a word that may be a slip of another. */
function outsideOf(slip: Candidate, table: FoodTable): number {
  const full = table.forms.single.has(slip.stem)
    ? WEIGHTS.item + WEIGHTS.skipFood + (isSureSlip(slip, table) ? WEIGHTS.skipCommon : 0)
    : WEIGHTS.skipWord * 4;
  return full * likelihood(slip);
}

/** A word of so few names may be a slip. */
const RARE = 12;
const SURE_SLIP = 1.3;
/** So near a food that people name alone that a short word of few names, none of them alone, is rather that: "tac". */
const PLAIN_SLIP = 0.6;
const LONGEST_PLAIN = 4;

/** Of a food that people name alone: in an English text it goes before a word of another language. */
const isSureSlip = (slip: Candidate | undefined, table: FoodTable): boolean =>
  slip !== undefined && slip.cost < SURE_SLIP && commonFood(slip.stem, table) !== null;

/** What a word may be a slip of, with and without an "s" at its end: "chees" is no plural. */
function slipsOf({ stem, text }: Token, { forms }: FoodTable): readonly Candidate[] {
  const slips = spellingsOf(stem, forms);
  if (text === stem || !text.startsWith(stem)) return slips;
  const best = new Map(slips.map((slip) => [slip.stem, slip]));
  for (const slip of spellingsOf(text, forms)) if (slip.cost < (best.get(slip.stem)?.cost ?? Infinity)) best.set(slip.stem, slip);
  return [...best.values()].filter((slip) => slip.stem !== stem).sort((a, b) => a.cost - b.cost);
}

/** "Cheez" of a brand, but cheese on a phone. */
const isSlipOf = ({ text, stem: own }: Token, stem: string, { forms }: FoodTable): boolean =>
  (forms.postings.get(stem)?.forms.length ?? 0) >= 10 * RARE &&
  ((text === `${own}s` && soundsLike(text, stem, 1)) || (!own.startsWith(stem.slice(0, -1)) && soundsLike(own, stem)));

/** "My mom's", "trader joe's" is for the table to know. */
const isOwner = (word: string): boolean => word.endsWith("'s") && (ordinary(word.slice(0, -2))?.food ?? 1) === 0;

/** "It's" of "it's-it", "that's": said in every other sentence. */
const isPronoun = (word: string): boolean => (ordinary(word.slice(0, -2))?.count ?? 0) >= SAID_OFTEN;
const SAID_OFTEN = 200_000;

/** From here on, people name a food by itself when they list what they ate. Water is none: a shake is made with it. */
const COMMON = 2;

export function commonFood(stem: string, { forms, foods }: FoodTable): Element['common'] {
  const form = forms.exact.get(stem);
  const food = form === undefined ? null : foods[forms.food[form]!]!;
  return food && food.eaten >= COMMON && food.per100g.calories > 0 ? food : null;
}

function commonOf(stems: readonly Candidate[], table: FoodTable): Element['common'] {
  for (const { stem } of stems) {
    const food = commonFood(stem, table);
    if (food) return food;
  }
  return null;
}
