import { isLetters } from '../../language/letters.js';
import type { FoodTable } from '../../food/food-table.js';
import { meantAbroad } from '../../food/retrieval/abroad.js';
import { inflected, ordinary, ordinaryOf } from '../../food/retrieval/ordinary.js';
import { soundsLike } from '../../food/retrieval/sound.js';
import { meansItself, pairOf, spellingsOf } from '../../food/retrieval/spelling.js';
import { splitWord } from '../../food/retrieval/split-word.js';
import type { Language } from '../reading.js';
import { type Token, tokensOf } from '../tokens.js';
import { amountMeant } from './amount-slips.js';
import { isSomebody } from '../somebody.js';
import { shortAbroad } from './short-abroad.js';
import { commonFood, turnedRound } from './weigh-word.js';

/** From so many names on, a word is one of the table and no slip. */
const KNOWN = 3;
/** How far a slip may be from what it stands for. */
const NEAR = 0.9;
const SURE = 0.5;
/** Readings of a word that are no further from each other are one as likely as the other. */
const CLOSE = 0.1;
const SHORTEST_JOINED = 6;
/** From so many uses on, a word before a food is one of the sentence: "had", "then". */
const FRAME = 20_000;

/** Tokens with blanks where people left them out ("chickennoodlesoup") and without where they slipped in ("frie s"); sizes and units that were misspelt ("smll") are what they mean. */
export function respellTokens(tokens: readonly Token[], table: FoodTable, language: Language): Token[] {
  const out: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    if (isOfLanguage(token, language, table)) {
      out.push(token);
      continue;
    }
    const abroad = language === 'en' ? null : shortAbroad(tokens, i, language, table);
    if (abroad) {
      out.push(...abroad);
      continue;
    }
    const amount = amountMeant(tokens, i, table.forms);
    if (amount) {
      out.push(...amount);
      continue;
    }
    const joined = joinedWith(token, tokens[i + 1], table);
    if (joined) {
      out.push(...joined);
      i++;
    } else out.push(...respelled(token, table));
  }
  return out;
}

/** A word of French or Spanish is written as it is meant. */
const isOfLanguage = ({ kind, text }: Token, language: Language, table: FoodTable): boolean =>
  language !== 'en' && kind === 'word' && (ordinaryOf(text, language) !== null || meantAbroad(text, language, table) !== null);

function respelled(token: Token, table: FoodTable): readonly Token[] {
  const { forms } = table;
  if (!isUnsure(token, table)) return [token];
  const pair =
    token.stem.length > 5
      ? (forms.compounds().get(token.stem) ?? (forms.postings.has(token.stem) ? null : pairOf(token.text, forms)))
      : null;
  if (pair) return pair.map((stem) => ({ ...token, text: stem, stem }));
  if (ordinary(token.text) || inflected(token.text)) return [token];
  const slips = spellingsOf(token.stem, forms);
  const [best] = slips;
  // "olve" is no "love", and "bage" no bag: as near to a food that people name alone
  const food = slips.find(({ stem, cost }) => cost <= Math.min(SURE, best!.cost + CLOSE) && commonFood(stem, table) !== null);
  if (food) return food === best ? [token] : [{ ...token, text: food.stem, stem: food.stem }];
  const turned = turnedRound(token.text);
  if (turned !== null) return tokensOf(turned).map((one) => ({ ...one, glued: token.glued, from: token.from, to: token.to }));
  if (best && best.cost <= NEAR) {
    const [meant] = tokensOf(best.stem);
    return meant && (meant.measure ?? meant.portion ?? meant.size) !== null
      ? [{ ...meant, glued: token.glued, from: token.from, to: token.to }]
      : [token];
  }
  const parts = splitWord(token.text, forms);
  if (!parts) return [token];
  let from = token.from;
  return parts.flatMap((part) => {
    const own = tokensOf(part).map((one) => ({ ...one, glued: false, from, to: from + part.length }));
    from += part.length;
    return own;
  });
}

/** A word that the table hardly knows, and that is no unit or sign. */
function isUnsure({ kind, text, stem, portion, size, measure, place }: Token, { forms }: FoodTable): boolean {
  if (kind !== 'word' || place || (portion ?? size ?? measure) !== null || isSomebody(text)) return false;
  return (forms.postings.get(stem)?.forms.length ?? 0) < KNOWN && !forms.single.has(stem);
}

/** Two words that are one with a blank in it, where one of them is none alone: "frie s", "meet balls". */
function joinedWith(token: Token, next: Token | undefined, table: FoodTable): readonly Token[] | null {
  if (next?.kind !== 'word' || token.kind !== 'word' || (!isUnsure(token, table) && !(isUnsure(next, table) && next.text.length < 3)))
    return null;
  const { forms } = table;
  if (next.text.length === 2 || forms.exact.has(`${token.stem} ${next.stem}`)) return null;
  const text = token.text + next.text;
  if (text.length < SHORTEST_JOINED || !isLetters(text)) return null;
  const [whole] = tokensOf(text);
  if (!whole || whole.kind !== 'word') return null;
  const place = { glued: token.glued, from: token.from, to: next.to };
  if (forms.single.has(whole.stem)) return [{ ...whole, ...place }];
  // "had duck" is no haddock
  const frames = (ordinary(token.text)?.count ?? 0) >= FRAME;
  if (frames && forms.single.has(next.stem) && (forms.eaten.get(next.stem) ?? 0) >= 1) return null;
  const [best] = spellingsOf(whole.stem, forms);
  return best && soundsLike(whole.stem, best.stem, 1) && forms.single.has(best.stem) && !meansItself(text)
    ? [{ ...whole, ...place }]
    : null;
}
