import { scaleNutrients } from '../domain/nutrients.js';
import { userNutrients } from '../food/index.js';
import { scaleItem } from './loose-amounts.js';
import { NUMBER_WORDS } from './number-words.js';
import { quickItem } from './quick-add.js';
import type { ReadItem } from './reading.js';

/** What a text says of sharing out and of labels, with those words taken out. */
export interface Shares {
  rest: string;
  /** Part of everything named that was eaten; null: all of it. */
  share: number | null;
  /** kcal of one serving, as a label says; the servings eaten stand in the rest. */
  perServing: number | null;
}

const COUNT = '(\\d+|two|three|four|five|six|eight|ten|deux|trois|dos|tres)';
const PARTED = new RegExp(
  `,?\\s*\\b(?:split|divided|portioned|shared|separated|cut)(?: it| them| up| evenly)*\\s(?:over|into|in|between|among|amongst|by|across|for)\\s(?:the )?${COUNT}\\b(?: (?:of us|people|meals|ways|portions|servings|days|friends|parts|containers|pieces))?|,?\\s*\\b(?:split )?${COUNT} ways\\b`,
);
const OF = new RegExp(
  `,?\\s*(?:\\b(?:i )?(?:had|ate|have) )?\\b(\\d+|one|un|uno|two) (?:of|out of|sur|de) (?:the )?${COUNT} (?:servings?|portions?)\\b`,
);
const THIS_ONE = /,?\s*\b(?:and )?this (?:is|was) (?:just )?(?:one|1|part) of (?:them|those|it|\d+)\b/;
const WITH_SOMEBODY =
  /\b(?:split|shared|halved|went halves on)\b(?=[^.;\n]*\b(?:with|w) (?:my |a |the )?(?:wife|husband|friend|bf|gf|boyfriend|girlfriend|partner|mom|dad|brother|sister|son|daughter|roommate|coworker|kid|hubby|buddy|him|her)\b)/;
const SOMEBODY =
  /\b(?:with|w) (?:my |a |the )?(?:wife|husband|friend|bf|gf|boyfriend|girlfriend|partner|mom|dad|brother|sister|son|daughter|roommate|coworker|kid|hubby|buddy|him|her)\b/;
const PER_SERVING =
  /(?:the )?\b(?:label|package|box|bag|pack|bottle)?(?: it)? ?(?:says?|said|reads)? ?(?:it's|its|is)? ?\b(\d{1,4}(?:\.\d+)?)\s?(?:k?cals?|calories|kcals?)? (?:per|a|each|\/) ?(?:serving|portion|serv)\b,?(?: and)?/;

const numberOf = (word: string): number => NUMBER_WORDS.get(word) ?? (word === 'un' || word === 'uno' ? 1 : Number(word));

/** "A pound of turkey split over 4 meals", "1 of 6 servings", "split a pizza with my wife", "label says 160 per serving". */
export function takeShares(text: string): Shares {
  const out: Shares = { rest: text, share: null, perServing: null };
  if (!/split|divid|portion|shared|separ|cut|ways|serving|serv\b|halve|this (?:is|was)/.test(text)) return out;
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
  const parted = drop(PARTED);
  if (parted) {
    const ways = numberOf(parted[1] ?? parted[2]!);
    if (ways > 1 && ways <= 20) out.share = 1 / ways;
    drop(THIS_ONE);
  } else if (WITH_SOMEBODY.test(out.rest)) {
    const told = /\b(?:half|third|quarter|\d\/\d|i (?:had|ate) )/.test(out.rest);
    if (!told) out.share = 0.5;
    drop(SOMEBODY);
  }
  return out;
}

/** Lays the share and the label's energy on what was read. */
export function shareOut(share: number | null, perServing: number | null, clauses: readonly { items: ReadItem[] }[]): void {
  if (share !== null) for (const clause of clauses) clause.items = clause.items.map((item) => scaleItem(item, share));
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
