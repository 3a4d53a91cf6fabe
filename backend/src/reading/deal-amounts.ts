import type { FoodTable } from '../food/index.js';
import { formWords } from '../food/form-words.js';
import { LEAST_ENERGY } from './amounts.js';
import { amountsApart, ENERGY_UNIT, isCut, type Part, partsOf, type TextChange } from './amounts-apart.js';
import { sizeWord } from '../food/measures.js';
import { saysUnit } from './says-unit.js';
import { readFoodPhrase } from './food-phrase.js';
import { inKinds } from './in-kinds.js';
import { toppingsBehind } from './toppings-behind.js';
import { inHalves } from './in-halves.js';

/**
 * Puts amounts that stand apart from their foods behind them, in brackets: "chicken, rice - 150g, 200g" is "chicken (150g), rice (200g)";
 * so are one amount for each of a list ("chicken and rice, 200g each"), a unit said once for all numbers ("oats 40 milk 200 (grams)") and
 * "the same of". A text in which the amounts and the foods do not match one to one stays as it is.
 */
export function dealAmounts(text: string, table: FoodTable): string {
  const plain = text.includes(',') ? changed(text, toppingsBehind(text, partsOf(text), table)) : text;
  return amountsApart(plain) ? dealt(plain, table) : plain;
}

function dealt(text: string, table: FoodTable): string {
  const namedIn: NamedIn = (words) =>
    readFoodPhrase(words, { table, unknowns: 'never', memory: [] }).items.flatMap((item) => (item.nutrients === null ? [] : [item.words]));
  const isName = (words: string): boolean => table.forms.exact.has(formWords(words).stems.join(' '));
  let out = text;
  out = changed(out, inHalves(out, partsOf(out), isName));
  out = changed(out, inKinds(out, partsOf(out), isName));
  for (const deal of [asBefore, inBrackets, apart, inOneUnit, inColumns, ofEach, inTurns])
    out = changed(out, deal(out, partsOf(out), namedIn));
  return out;
}

/** The foods that words name, as said. */
type NamedIn = (words: string) => readonly string[];
type Deal = (text: string, parts: readonly Part[], namedIn: NamedIn) => TextChange[];

const changed = (text: string, changes: readonly TextChange[]): string =>
  changes.toSorted((a, b) => b.from - a.from).reduce((out, { from, to, text: now }) => out.slice(0, from) + now + out.slice(to), text);

/** "100g chicken and the same of rice": the amount that was said last. */
const asBefore: Deal = (text, parts) => {
  let last: Part | null = null;
  return parts.flatMap((part) => {
    if (part.is === 'amount') last = part;
    return part.is === 'same' && last ? [{ from: part.from, to: part.to, text: text.slice(last.from, last.to) }] : [];
  });
};

/** "Rice and peas (kidney beans) 1 cup", "slaw (curtido): 1/2 cup": what the food before an amount is, and no other. */
const inBrackets: Deal = (text, parts, namedIn) =>
  parts.flatMap((open, at): TextChange[] => {
    if (open.is !== 'open' || parts[at - 1]?.is !== 'word') return [];
    const end = parts.findIndex(({ is }, k) => k > at && is !== 'word');
    const [close, after] = [parts[end], parts[end + 1]?.is === 'colon' ? parts[end + 2] : parts[end + 1]];
    const follows = parts[parts.indexOf(after!) + 1];
    const isOwn = after?.is === 'amount' && (after.measure !== null || follows === undefined || isCut(follows));
    if (close?.is !== 'close' || end === at + 1 || !isOwn) return [];
    const start = parts.findLastIndex(({ is }, k) => k < at && is !== 'word' && is !== 'and') + 1;
    const inside = text.slice(open.to, close.from);
    if (namedIn(inside).length === 0) return [];
    const whole = `${text.slice(parts[start]!.from, open.from)}${inside}`;
    return [{ from: open.from, to: after.from, text: namedIn(whole).length === 1 ? `${inside} ` : ' ' }];
  });

/** "Pasta (200 g) meat sauce (150 g)": behind each amount in brackets begins another food. */
const apart: Deal = (text, parts) => {
  const closes = parts.filter(({ is }, at) => is === 'close' && parts[at - 1]?.is === 'amount' && parts[at - 2]?.is === 'open');
  if (closes.length < 2 || parts[0]?.is !== 'word') return [];
  return closes.flatMap(({ to }) => {
    const next = parts.find(({ from }) => from >= to);
    return next?.is === 'word' && !JOINTS.has(text.slice(next.from, next.to)) ? [{ from: to, to, text: ',' }] : [];
  });
};
const JOINTS = new Set('with w in on over avec dans sur con en sobre of de each'.split(' '));

/** "Oats 40 milk 200 honey 10 (grams)", "in grams: chicken 120, rice 180": every number is of that unit. */
const inOneUnit: Deal = (_text, parts) => {
  const unit = parts.find(({ is }) => is === 'unit');
  const amounts = parts.filter(({ is }) => is === 'amount');
  const bare = amounts.filter(({ measure }) => measure === null);
  // "chicken 150 rice 200 broccoli 100 g"
  const last = parts.at(-1);
  if (
    last?.is === 'amount' &&
    last.measure === 'g' &&
    bare.length > 0 &&
    bare.length === amounts.length - 1 &&
    bare.every(({ value }) => value! >= LEAST_GRAMS)
  )
    return bare.map(({ from, to, value }) => ({ from, to, text: `${value} g` }));
  // "170 g sirloin, 120 g fries, ketchup 20": behind its food, and of what nobody counts
  const weighed = amounts.filter(({ measure }) => measure === 'g');
  const trailing = bare.filter((part) => isTrailing(parts, part));
  if (
    weighed.length > 1 &&
    weighed.length + bare.length === amounts.length &&
    trailing.length === bare.length &&
    bare.every(({ value }) => value! >= LEAST_BEHIND)
  )
    return bare.map(({ from, to, value }) => ({ from, to, text: `${value} g` }));
  if (!unit || bare.length < 2 || bare.length < amounts.length) return [];
  return [
    // "bowl, all in grams: …"
    isCut(parts[parts.indexOf(unit) - 1])
      ? { from: parts[parts.indexOf(unit) - 1]!.from, to: unit.to, text: ':' }
      : { from: unit.from, to: unit.to, text: '' },
    ...bare.map(({ from, to, value }) => ({ from, to, text: `${value} ${unit.measure}` })),
  ];
};

const LEAST_GRAMS = 20;
const LEAST_BEHIND = 15;
const isTrailing = (parts: readonly Part[], part: Part): boolean => {
  const at = parts.indexOf(part);
  const next = parts[at + 1];
  return parts[at - 1]?.is === 'word' && (next === undefined || isCut(next) || next.is === 'stop');
};

/**
 * "Chicken 150g rice 200g", "pancakes, 3 medium syrup, 1/4 cup", "salmon, 1 fillet - rice, 1 cup": foods and amounts take turns, and a food begins.
 * What is listed behind the last of them has none.
 */
const inTurns: Deal = (text, parts, namedIn) => {
  const out: TextChange[] = [];
  const countIn = (from: Part, to: Part): number => namedIn(text.slice(from.from, to.to)).length;
  let first: Part | null = null;
  let i = 0;
  while (i < parts.length) {
    const part = parts[i]!;
    const [before, next] = [parts[i - 1], parts[i + 1]];
    if (part.is === 'amount') {
      const apart = isCut(before) ? parts[i - 2] : before;
      if (!first || !apart || countIn(first, apart) !== 1) return [];
      first = null;
      const last = parts[lastOfAmount(text, parts, i, isCut(before))]!;
      i = parts.indexOf(last) + 1;
      const from = isCut(before) ? before!.from : part.from;
      out.push({
        from,
        to: last.to,
        text: `${from === part.from ? '' : ' '}(${text.slice(part.from, last.to)})${parts[i]?.is === 'word' ? ',' : ''}`,
      });
      continue;
    }
    if (part.is === 'word') first ??= part;
    else if (!isCut(part)) return [];
    else if (first && next?.is !== 'amount') {
      // "dinner - salmon, 1 fillet"
      if (out.length === 0 && countIn(first, before!) === 0) first = null;
      else break;
    }
    i++;
  }
  if (out.length < 2) return [];
  if (i < parts.length)
    return parts.slice(i).every(({ is }) => is === 'word' || is === 'comma' || is === 'line') &&
      first &&
      isCut(parts[parts.indexOf(first) - 1])
      ? out
      : [];
  // "for dinner" at the end
  const left = first;
  return left === null || isCut(parts[parts.indexOf(left) - 1]) || namedIn(text.slice(left.from)).length === 0 ? out : [];
};

/** Where an amount ends, with what is counted behind it: "3 slices", "1 regular fillet". */
function lastOfAmount(text: string, parts: readonly Part[], at: number, isApart: boolean): number {
  const wordAt = (k: number): string => (parts[k]?.is === 'word' ? text.slice(parts[k].from, parts[k].to) : '');
  const sized = sizeWord(wordAt(at + 1)) !== null && (isApart || parts[at + 2]?.is !== 'word') ? at + 1 : at;
  return saysUnit(wordAt(sized + 1)) ? sized + 1 : sized;
}

/** As many amounts behind a list as it has foods: "chicken, rice, broccoli - 150g, 200g, 80g", or each on a line. */
const inColumns: Deal = (text, parts, namedIn) => {
  for (let first = 1; first < parts.length; first++) {
    if (parts[first]!.is !== 'amount') continue;
    let end = first + 1;
    let count = 1;
    for (let next = end; parts[next]?.is === 'amount' || (isCut(parts[next]) && parts[next + 1]?.is === 'amount'); next = end) {
      count++;
      end = next + (isCut(parts[next]) ? 2 : 1);
    }
    const closed = parts[end] === undefined || parts[end]!.is === 'stop' || parts[end]!.is === 'line' || parts[end]!.is === 'close';
    const foods = count < 2 || !closed ? null : foodsBefore(text, parts, first, count, namedIn);
    if (!foods) {
      // before the others of its run stands an amount, and no food
      first = end - 1;
      continue;
    }
    const amounts = parts.slice(first, end).filter(({ is }) => is === 'amount');
    const to = parts[end]?.is === 'close' ? parts[end]!.to : amounts.at(-1)!.to;
    return behind(
      foods,
      amounts.map(({ from, to }) => text.slice(from, to)),
      to,
    );
  }
  return [];
};

/** "Chicken and rice, 200g each", "rice and beans 1 cup each, salsa": so much of each of the list, and what follows has its own. */
const ofEach: Deal = (text, parts, namedIn) => {
  const at = parts.findIndex(({ is, each }) => is === 'amount' && each === true);
  const amount = parts[at];
  const after = parts[at + 1];
  if (!amount || at === 0 || (after !== undefined && !ENDS_LIST.has(after.is))) return [];
  for (let count = 2; count <= MOST; count++) {
    const foods = foodsBefore(text, parts, at, count, namedIn);
    if (!foods || (isCut(after) && !parts.some(({ is, from }) => is === 'and' && from >= foods.at(-2)!.to && from < foods.at(-1)!.from)))
      continue;
    const to = after?.is === 'close' ? after.to : amount.to;
    return behind(
      foods,
      foods.map(() => `${amount.value} ${amount.measure ?? (amount.value! >= LEAST_ENERGY ? ENERGY_UNIT : '')}`),
      to,
    );
  }
  return [];
};

const ENDS_LIST: ReadonlySet<Part['is']> = new Set(['stop', 'line', 'close', 'comma', 'and']);
const MOST = 6;

/** Each amount behind its food, and commas between them; what stands from the last food to `end` goes. */
const behind = (foods: readonly { from: number; to: number }[], amounts: readonly string[], end: number): TextChange[] =>
  foods.map(({ to }, k) => {
    const next = foods[k + 1];
    return { from: to, to: next?.from ?? end, text: ` (${amounts[k]!})${next ? ', ' : ''}` };
  });

/** Where the `count` foods stand that are listed before `at`, without amounts; null: there are more, or less, or one is no food. */
function foodsBefore(
  text: string,
  parts: readonly Part[],
  at: number,
  count: number,
  namedIn: NamedIn,
): { from: number; to: number }[] | null {
  for (const withAnd of [false, true]) {
    const groups: { from: number; to: number }[] = [];
    let k = at - 1;
    while (k >= 0 && (isCut(parts[k]) || parts[k]!.is === 'colon' || parts[k]!.is === 'open')) k--;
    let lines = true;
    for (; k >= 0 && groups.length < count; k--) {
      const to = parts[k]!.to;
      let from = -1;
      for (; k >= 0 && (parts[k]!.is === 'word' || (parts[k]!.is === 'and' && !withAnd)); k--) from = parts[k]!.from;
      if (from < 0) break;
      groups.unshift({ from, to });
      while (isCut(parts[k]) && isCut(parts[k - 1])) k--;
      if (k >= 0 && !isCut(parts[k])) break;
      lines &&= k >= 0 && parts[k]!.is === 'line';
    }
    const more = k >= 0 && isCut(parts[k + 1]) ? parts[k] : undefined;
    const whole = lines || more === undefined || more.is === 'amount';
    const [run] = groups;
    if (run && groups.length === 1 && whole && !withAnd) {
      const beside = besideEachOther(text, run, namedIn);
      if (beside.length === count) return beside;
    }
    if (groups.length === count && whole && groups.every(({ from, to }) => namedIn(text.slice(from, to)).length === 1)) return groups;
  }
  return null;
}

/** "Yogurt granola": the foods of a stretch with nothing that joins them, each where it stands. */
function besideEachOther(text: string, { from, to }: { from: number; to: number }, namedIn: NamedIn): { from: number; to: number }[] {
  let at = from;
  return namedIn(text.slice(from, to)).flatMap((words) => {
    const start = text.indexOf(words, at);
    at = start + words.length;
    return start < from || at > to ? [] : [{ from: start, to: at }];
  });
}
