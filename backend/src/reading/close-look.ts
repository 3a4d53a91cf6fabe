import type { FormIndex } from '../food/form-index.js';
import { isPlural } from '../food/words.js';
import { isJoint, isMeasureWord, type Part } from './parts.js';
import { FILLERS } from './plain-words.js';
import type { Token } from './tokens.js';

/** What a name of several words that is there in full gives back: the most that a close look takes off. */
export const WHOLE_NAME = 0.5;

const isToken = (part: Part): part is Part & { piece: { type: 'token'; token: Token } } => part.piece.type === 'token';

/** A dish that is named after two foods, one with the other, costs nearly as much as the two apart: it wins by being one item. */
const PARTED = 1;
/** "Chicken and rice" is rather a list. */
const LISTED = 1.8;

/** "thin", "large": alone they name no food, whatever names hold them. */
const isSize = (part: Part): boolean => isToken(part) && part.piece.token.size !== null;

/** "Two regular ones": words that only fill a sentence are no part of a name of which the rest is missing. */
const says = (part: Part, partly: boolean): boolean => partly && isToken(part) && FILLERS.has(part.piece.token.text);

/** A word of the food's own name; "shot of vodka" and "fries from mcdonalds" stand in good order. */
const isPlain = (part: Part): boolean => !isMeasureWord(part) && !part.place;

const DISHES = /^(?:burger|sandwich|pizza|ramen|taco|burrito|omelet|steak|sushi|pho)$/;

/** "eggs bacon", "burger fries": foods that stand side by side are no guess at some dish that holds both. */
function sideBySide(parts: readonly Part[], matched: readonly number[], forms: FormIndex, stems: readonly string[]): number {
  const [left, right] = [parts[matched[0]!]!, parts[matched[1]!]!];
  if (matched[1]! !== matched[0]! + 1 || !isToken(left) || !isToken(right)) return 0;
  if (!forms.single.has(left.stem) || !forms.single.has(right.stem)) return 0;
  const reversed = stems.indexOf(right.stem) < stems.indexOf(left.stem);
  return reversed || DISHES.test(left.stem) || isPlural(left.piece.token.text) ? 1.5 : 0;
}

/** "Pretzels, soft": what follows the comma, up to the next joint, says how the food is and names none. */
function onlyDescribes(parts: readonly Part[], comma: number, end: number): boolean {
  for (let i = comma + 1; i <= end && !isJoint(parts[i]!); i++) {
    const part = parts[i]!;
    if (!isToken(part) || part.piece.token.kind !== 'word' || part.within > 0.5 || part.typo) return false;
  }
  return true;
}

/** What is called after both things in it, and said with either of them. */
const FILLED: ReadonlySet<string> = new Set(
  'burrito omelet quesadilla taco enchilada empanada chimichanga gordita pupusa turnover casserole pizza'.split(' '),
);

/** Word order, the joints between the words, and whether enough of the name is there at all. */
export function closeLook(
  parts: readonly Part[],
  start: number,
  end: number,
  forms: FormIndex,
  form: number,
  joints: number,
): { cost: number; matched: number[] } | null {
  const stems = forms.stems[form]!;
  const matched: number[] = [];
  let cost = 0;
  let previous = -1;
  let used = 0;
  for (let i = start; i <= end; i++) {
    const { stem, piece } = parts[i]!;
    if (piece.type === 'mod' && matched.length > 0) cost += matched.length < stems.length ? 0.8 : 0;
    if (!stem) continue;
    let at = stems.indexOf(stem);
    if (at >= 0 && used & (1 << at)) at = stems.indexOf(`${stem}#2`);
    if (at < 0 || used & (1 << at)) continue;
    used |= 1 << at;
    matched.push(i);
    if (at < previous) cost += stems.length === 2 && isPlain(parts[matched[matched.length - 2]!]!) && isPlain(parts[i]!) ? 0.6 : 0.22;
    else if (previous >= 0 && at > previous + 1) cost += 0.05;
    previous = at;
  }
  if (
    matched.length === 0 ||
    matched.every(
      (i) =>
        isMeasureWord(parts[i]!) ||
        (isSize(parts[i]!) && (matched.length === 1 || matched.length < stems.length)) ||
        says(parts[i]!, matched.length < stems.length) ||
        parts[i]!.place ||
        parts[i]!.quality,
    )
  )
    return null;
  const complete = matched.length === stems.length;
  if (complete && stems.length > 1) cost -= WHOLE_NAME;
  if (joints > 0) {
    if (!complete) return null;
    for (let i = start + 1; i < end; i++) {
      const part = parts[i]!;
      if (!isJoint(part) || !isToken(part) || parts[i + 1]!.piece.type === 'energy' || parts[i + 1]!.piece.type === 'mod') continue;
      const kind = part.piece.token.kind;
      const spans = matched[0]! < i && matched[matched.length - 1]! > i;
      if (!spans) return null;
      const right = matched.find((k) => k > i)!;
      const left = matched.findLast((k) => k < i)!;
      // everything between the joint and the words it joins must be part of the name
      for (let k = left + 1; k < right; k++) if (parts[k]!.within > 0.3 || parts[k]!.piece.type === 'amount') return null;
      if (kind === 'and') cost += forms.and[form]! > 0 || forms.with[form]! > 0 ? 0.15 : 3;
      else if (kind === 'on') cost += 0.1;
      else if (kind === 'with') {
        // "pizza with pepperoni" is a pepperoni pizza, "pancakes with syrup" is no pancake syrup
        if (
          forms.with[form]! > 0 &&
          (stems.indexOf(parts[left]!.stem) >= forms.with[form]! || stems.indexOf(parts[right]!.stem) < forms.with[form]!)
        )
          return null;
        if (forms.with[form]! < 0 && matched.some((k) => k > i && parts[k]!.stem === stems[stems.length - 1])) return null;
        // "beef burrito with beans" is a beef and bean burrito: what it is stands first, what is in it follows
        const headed =
          forms.and[form]! > 0 &&
          FILLED.has(stems[stems.length - 1]!) &&
          matched.some((k) => k < i && parts[k]!.stem === stems[stems.length - 1]);
        cost += forms.with[form]! > 0 ? 0.1 : headed ? 0.3 : parts[left]!.stem === 'salad' || forms.and[form]! > 0 ? 2.5 : 0.9;
      } else cost += onlyDescribes(parts, i, end) ? 0.3 : 3;
    }
    if (forms.parted[form]) cost += forms.with[form]! > 0 ? PARTED : LISTED;
  } else if (matched.length === 2 && (!complete || forms.parted[form])) cost += sideBySide(parts, matched, forms, stems);
  if (matched.length < stems.length && stems.length > 1) {
    // half a name is a guess
    const share = matched.length / stems.length;
    if (share < 0.34) return null;
    cost += share < 0.5 ? 0.5 : 0.1;
  }
  return { cost, matched };
}
