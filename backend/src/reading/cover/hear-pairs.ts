import { editDistance } from '../../domain/edit-distance.js';
import type { FoodTable } from '../../food/food-table.js';
import { ordinary } from '../../food/retrieval/ordinary.js';
import { skeleton, soundsLike } from '../../food/retrieval/sound.js';
import { isBare, isPartOf, meansItself, spellingsOf } from '../../food/retrieval/spelling.js';
import { WEIGHTS } from '../../food/retrieval/weights.js';
import type { Token } from '../tokens.js';
import { type Element, wordOf } from './element.js';
import { commonFood } from './weigh-word.js';

const SHORTEST = 3;
/** From so many names on, a word is one of the table and no slip. */
const KNOWN = 3;
/** From so many uses on, a word beside a food is one of the sentence. */
const FRAME = 20_000;
/** Foods that people eat so often are meant by two misspelt words. */
const OFTEN = 2;

/**
 * Two neighbours that are the name of a food people eat often, where one or both are misspelt or another word: "blak been", "brown rise".
 * What two words say together goes before what each could be alone.
 */
export function hearPairs(elements: readonly Element[], table: FoodTable): void {
  for (let i = 0; i + 1 < elements.length; i++) {
    // "gluten free bread" is no fry bread
    if (elements[i - 1]?.negated) continue;
    const pair = heardPair(elements, i, table) ?? shortenedPair(elements, i, table);
    if (!pair) continue;
    for (const [k, stem] of pair.entries()) {
      const element = elements[i + k]!;
      element.stems = [{ stem, cost: 0 }];
      element.within = WEIGHTS.foodWord;
      element.outside = WEIGHTS.item + WEIGHTS.skipFood;
      element.common = commonFood(stem, table);
      element.strange = true;
      element.inName = true;
    }
    i++;
  }
}

function heardPair(elements: readonly Element[], at: number, { forms, foods }: FoodTable): readonly [string, string] | null {
  const [first, second] = [tokenOf(elements[at]!), tokenOf(elements[at + 1]!)];
  if (!first || !second || forms.exact.has(`${first.stem} ${second.stem}`)) return null;
  const inDoubt = [first, second].filter(({ stem }) => !forms.single.has(stem) && (forms.postings.get(stem)?.forms.length ?? 0) < KNOWN);
  if (inDoubt.length === 0) return null;
  // "had cheese" is no head cheese, "blueberries dont" no blueberry donut
  const frames = ({ text }: Token): boolean => text.includes("'") || (ordinary(text)?.count ?? 0) >= FRAME;
  const stands = ({ stem }: Token): boolean => forms.single.has(stem) && (forms.eaten.get(stem) ?? 0) >= 1;
  if ((frames(first) && stands(second)) || (frames(second) && stands(first))) return null;
  const [before, behind] = [first, second].map((token) => (inDoubt.includes(token) ? meantBy(token, forms) : [token.stem]));
  for (const one of before!)
    for (const other of behind!) {
      const form = forms.exact.get(`${one} ${other}`);
      if (form !== undefined && foods[forms.food[form]!]!.eaten >= OFTEN) return [one, other];
    }
  return null;
}

type Name = readonly [string, string];
const names = new WeakMap<FoodTable['forms'], ReadonlyMap<string, readonly Name[]>>();

/** Names of two words that people eat often, by the sound of both. */
function namesBySound({ forms, foods }: FoodTable): ReadonlyMap<string, readonly Name[]> {
  let known = names.get(forms);
  if (known) return known;
  const found = new Map<string, Name[]>();
  for (const [name, form] of forms.exact) {
    const [first, second, more] = name.split(' ');
    if (second === undefined || more !== undefined || foods[forms.food[form]!]!.eaten < OFTEN) continue;
    const key = `${skeleton(first!)} ${skeleton(second)}`;
    found.set(key, [...(found.get(key) ?? []), [first!, second]]);
  }
  const telling = ([first, second]: Name): number => forms.postings.get(first)!.forms.length + forms.postings.get(second)!.forms.length;
  for (const list of found.values()) list.sort((a, b) => telling(b) - telling(a));
  names.set(forms, (known = found));
  return known;
}

/** Two words without their vowels, however short: "sr crm", "wht brd". */
function shortenedPair(elements: readonly Element[], at: number, table: FoodTable): Name | null {
  const [first, second] = [tokenOf(elements[at]!, 2), tokenOf(elements[at + 1]!, 2)];
  if (!first || !second) return null;
  const isShort = ({ stem }: Token): boolean => isBare(stem) && !table.forms.single.has(stem);
  if (!isShort(first) && !isShort(second)) return null;
  const means = (token: Token, stem: string): boolean => token.stem === stem || (isShort(token) && isPartOf(token.stem, stem));
  const like = namesBySound(table).get(`${skeleton(first.stem)} ${skeleton(second.stem)}`) ?? [];
  return like.find(([a, b]) => means(first, a) && means(second, b)) ?? null;
}

/** A word that names may hold, or that stands alone between its neighbours. */
function tokenOf(element: Element, shortest = SHORTEST): Token | null {
  const { piece, joint, negated, place } = element;
  if (piece.type !== 'token' || piece.token.kind !== 'word' || joint !== null || negated || place) return null;
  const { portion, size, measure } = piece.token;
  return wordOf(element).length < shortest || (portion ?? size ?? measure) !== null ? null : piece.token;
}

/** The word itself, and what it is a slip of; an ordinary word only what it sounds like. */
function meantBy({ text, stem }: Token, forms: FoodTable['forms']): readonly string[] {
  const near = (slip: string): boolean =>
    soundsLike(stem, slip) || soundsLike(text, slip) || (!meansItself(text) && slip[0] === stem[0] && editDistance(stem, slip) <= 1);
  return [stem, ...[...spellingsOf(stem, forms), ...spellingsOf(text, forms)].map((slip) => slip.stem).filter(near)];
}
