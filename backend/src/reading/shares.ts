import { scaleNutrients } from '../domain/nutrients.js';
import { userNutrients } from '../food/index.js';
import { eatenShares, shareOfAll } from './eaten-shares.js';
import { withoutUneaten } from './uneaten-pieces.js';
import { scaleItem } from './loose-amounts.js';
import { tokenise } from '../language/token.js';
import { NUMBER_WORDS } from './number-words.js';
import { quickItem } from './quick-add.js';
import type { ReadItem } from './reading.js';
import { sharedByUs, sharedOut, tellsOwnFood, tellsOwnShare } from './shared-out.js';

/** What a text says of sharing out and of labels, with those words taken out. */
export interface Shares {
  rest: string;
  /** Part of everything named that was eaten; null: all of it. */
  share: number | null;
  /** The share is of the first clause alone: "three of us shared nachos and i had a beer". */
  first: boolean;
  /** It is told that somebody shared and with whom; else a clause may say so by itself: "we split a pizza". */
  told: boolean;
  /** kcal of one serving, as a label says; the servings eaten stand in the rest. */
  perServing: number | null;
}

const COUNT = '(\\d+|two|three|four|five|six|eight|ten|deux|trois|dos|tres)';
const OF = new RegExp(
  `,?\\s*(?:\\b(?:i )?(?:had|ate|have) )?\\b(\\d+|one|un|uno|two) (?:of|out of|sur|de) (?:the )?${COUNT} (?:servings?|portions?)\\b`,
);
const THIS_ONE = /,?\s*\b(?:and )?this (?:is|was) (?:just )?(?:one|1|part) of (?:them|those|it|\d+)\b/;
const PER_SERVING =
  /(?:the )?\b(?:label|package|box|bag|pack|bottle)?(?: it)? ?(?:says?|said|reads)? ?(?:it's|its|is)? ?\b(\d{1,4}(?:\.\d+)?)\s?(?:k?cals?|calories|kcals?)? (?:per|a|each|\/) ?(?:serving|portion|serv)\b,?(?: and)?/;

const numberOf = (word: string): number => NUMBER_WORDS.get(word) ?? (word === 'un' || word === 'uno' ? 1 : Number(word));

/** "A pound of turkey split over 4 meals", "1 of 6 servings", "split a pizza with my wife", "label says 160 per serving". */
export function takeShares(text: string): Shares {
  const eaten = withoutUneaten(eatenShares(text));
  const all = shareOfAll(eaten);
  const out: Shares = { rest: all?.rest ?? eaten, share: all?.share ?? null, first: false, told: false, perServing: null };
  const drop = (pattern: RegExp): RegExpExecArray | null => {
    const hit = pattern.exec(out.rest);
    if (hit) out.rest = `${out.rest.slice(0, hit.index)} ${out.rest.slice(hit.index + hit[0].length)}`.trim();
    return hit;
  };
  const per = drop(PER_SERVING);
  if (per) out.perServing = Number(per[1]);
  const of = drop(OF);
  if (of) {
    const [some, all] = [numberOf(of[1]!), numberOf(of[2]!)];
    if (some > 0 && all > some) out.share = some / all;
  }
  const shared = sharedOut(out.rest);
  if (shared) {
    out.told = true;
    const after = out.rest.slice(shared.to);
    const told = tellsOwnShare(out.rest.slice(0, shared.from)) || tellsOwnShare(after);
    if (!told || shared.leads) out.share = shared.share ?? out.share;
    const before = out.rest.slice(0, shared.from).trimEnd();
    const [mark, joint] = tokenise(after, new Map());
    // "nachos split 4 ways, plus a beer for me"
    const own = tellsFood(before);
    const more =
      mark?.word === 'plus' ||
      (mark?.word === ',' && (own || joint?.word === 'plus' || joint?.word === 'and')) ||
      (own && mark?.word === 'and');
    out.first = shared.leads === true || more || tellsOwnFood(after);
    if (more)
      out.rest = `${before} . ${after.slice((mark.word === ',' && (joint?.word === 'plus' || joint?.word === 'and') ? joint : mark).to)}`;
    // "split with my sister so half": the half is apart from what stands before
    else
      out.rest =
        `${before.endsWith(',') ? before.slice(0, -1).trimEnd() : before}${told && mark?.word !== ',' ? ' ,' : ''} ${after}`.trim();
    drop(THIS_ONE);
  }
  return out;
}

/** More than who shared it: "split the fries", "nachos shared". */
const tellsFood = (text: string): boolean =>
  tokenise(text, new Map()).filter(({ is, word }) => is === 'word' && !LITTLE.has(word)).length > 0;
const LITTLE = new Set('i we my the a an and had ate have got just some of split shared his her our'.split(' '));

/** Lays the share and the label's energy on what was read. */
export function shareOut({ share, first: alone, told, perServing }: Shares, clauses: readonly Shared[]): void {
  if (!told && share === null)
    for (const [k, clause] of clauses.entries()) if (sharedByUs(clause.words) && !tellsOnlyHowMuch(clauses[k + 1])) halve(clause);
  if (share !== null)
    for (const clause of alone ? clauses.slice(0, 1) : clauses) clause.items = clause.items.map((item) => scaleItem(item, share));
  const first = clauses[0];
  if (perServing === null || !first) return;
  const clause =
    clauses.find(({ items }) => items.some((item) => item.unit === 'serving')) ?? clauses.find(({ items }) => items.length > 0) ?? first;
  const at = Math.max(
    0,
    clause.items.findIndex((item) => item.unit === 'serving'),
  );
  clause.items[at] = labelled(clause.items[at], perServing);
}

/** A clause as far as sharing goes. */
interface Shared {
  items: ReadItem[];
  words: string;
}

/** "I had 3 slices", behind what was shared. */
const tellsOnlyHowMuch = (clause: Shared | undefined): boolean => clause?.items.length === 0;

function halve(clause: Shared): void {
  clause.items = clause.items.map((item) => (item.quantity < 1 ? item : scaleItem(item, 0.5)));
}

function labelled(item: ReadItem | undefined, perServing: number): ReadItem {
  const calories = perServing * (item?.quantity ?? 1);
  if (!item) return quickItem({ calories, protein: null, carbs: null, fat: null, sugar: null }, null, 'quick add');
  const known = item.nutrients && item.nutrients.calories > 0 ? item.nutrients : null;
  const factor = known ? calories / known.calories : 1;
  return {
    ...item,
    nutrients: known ? { ...scaleNutrients(known, factor), calories } : userNutrients({ calories }),
    grams: item.grams === null ? null : item.grams * factor,
    source: 'user',
    assumed: false,
    assumption: null,
    choices: [],
    sureness: 1,
  };
}
