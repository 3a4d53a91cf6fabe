import { withoutSigns } from '../language/letters.js';
import { conceptsOf } from '../language/concepts-of.js';
import { LEXICONS } from '../language/load-lexicons.js';
import { digits } from '../language/number-spans.js';
import { tokenise, type Token } from '../language/token.js';
import { NUMBER_WORDS, SHARE_WORDS } from './number-words.js';

/** A pot or a pan, told by what went in, how many portions it makes, and how many of them were eaten. */
export interface Recipe {
  /** What it is called; null: nothing. */
  title: string | null;
  ingredients: string;
  portions: number;
  eaten: number;
  /** The unit of what was eaten, as said: "bowls"; null: none. */
  unit: string | null;
  /** A part of all of it was told, and no number of portions. */
  share: boolean;
}

const LANGUAGES = Object.values(LEXICONS);
const CONCEPTS = new Set(['yields', 'cooked', 'eat', 'eaten-share', 'only', 'filler', 'article', 'determiner', 'it', 'in', 'each']);
const MOST_PORTIONS = 60;
const DENIES = new Set(['not', "haven't", 'havent', 'never', 'pas', 'no']);
const HAVE = new Set(['had', 'ate', 'have', 'eating', 'mange', 'comi', 'tome', 'took', 'pris']);

/** "Chili: 1 lb ground beef, 2 cans beans, 1 onion, makes 6, had 2 bowls"; null: no recipe, or not told how much of it was eaten. */
export function takeRecipe(text: string): Recipe | null {
  const tokens = tokenise(text, new Map());
  const is = conceptsOf(tokens, LANGUAGES, CONCEPTS);
  for (let i = 1; i < tokens.length - 2; i++) {
    const forUs = isForUs(tokens, i);
    if ((is[i] !== 'yields' && !forUs) || is[i - 1] === 'yields') continue;
    let at = forUs ? i + 1 : i;
    while (is[at] === 'yields' || is[at] === 'only') at++;
    const portions = worth(tokens[at]);
    const had = portions === null ? -1 : tokens.findIndex(({ word }, k) => k > at && k <= at + 8 && HAVE.has(word));
    if (portions === null || portions < 2 || portions > MOST_PORTIONS || had < 0) continue;
    if ([had - 1, had + 1].some((k) => DENIES.has(tokens[k]?.word ?? ''))) continue;
    const count = tokens.findIndex(
      (token, k) => k > had && k <= had + 3 && (worth(token) ?? shareIn(token)) !== null && shareIn(tokens[k + 1]) === null,
    );
    const eaten = worth(tokens[count]) ?? (count < 0 ? null : shareIn(tokens[count])! * portions);
    if (eaten === null || eaten <= 0 || eaten > portions) continue;
    const unit = tokens[count + 1];
    const body = withoutSigns(text.slice(0, tokens[i]!.from), ' \n\t,.;-');
    return {
      ...parted(body),
      portions,
      eaten,
      share: worth(tokens[count]) === null,
      unit: unit?.is === 'word' && is[count + 1] === '' ? unit.word : null,
    };
  }
  return null;
}

/** "For 4 of us", "for 6 people" */
const isForUs = (tokens: readonly Token[], i: number): boolean =>
  FOR.has(tokens[i]!.word) && worth(tokens[i + 1]) !== null && (PEOPLE.has(tokens[i + 2]?.word ?? '') || US.has(tokens[i + 3]?.word ?? ''));
const FOR = new Set(['for', 'pour', 'para']);
const PEOPLE = new Set('people persons ppl personnes personas gens'.split(' '));
const US = new Set(['us', 'nous', 'nosotros']);

/** "My quarter", "half": of all of it; "my share" is one. */
const shareIn = (token: Token | undefined): number | null =>
  token !== undefined && Object.hasOwn(SHARE_WORDS, token.word) ? SHARE_WORDS[token.word]! : null;

const worth = (token: Token | undefined): number | null =>
  token === undefined
    ? null
    : token.is === 'number'
      ? digits(token.word)
      : token.word === 'a' || token.word === 'an'
        ? 1
        : (NUMBER_WORDS.get(token.word) ?? null);

const JOINTS = [':', ' with ', ' avec ', ' con ', ' from ', ' using '];

/** What it is called, before the colon or "with", and what went in. */
function parted(body: string): Pick<Recipe, 'title' | 'ingredients'> {
  const places = JOINTS.map((joint) => [body.indexOf(joint), joint.length] as const).filter(([at]) => at > 0);
  const [at, length] = places.toSorted((a, b) => a[0] - b[0])[0] ?? [-1, 0];
  if (at < 0) return { title: null, ingredients: body };
  const tokens = tokenise(body.slice(0, at), new Map());
  const is = conceptsOf(tokens, LANGUAGES, CONCEPTS);
  const words = tokens.filter((token, i) => token.is === 'word' && is[i] === '').map(({ word }) => word);
  const counted = tokens.some((token) => token.is === 'number');
  return words.length === 0 || words.length > 4 || counted
    ? { title: null, ingredients: body }
    : { title: words.join(' '), ingredients: body.slice(at + length) };
}
