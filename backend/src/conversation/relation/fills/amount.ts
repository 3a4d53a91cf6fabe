import { type Chart, wordsOf } from '../../../language/chart.js';
import { readAmount } from '../../../reading/index.js';
import type { Change } from '../../intents/edit-words.js';
import { chartOf } from '../../frames/understand.js';
import type { TurnContext } from '../../turn-context.js';
import type { Entry, Item } from '../../../domain/entry.js';
import type { Intent } from '../../intents/intent.js';
import { read } from '../../matching-items.js';
import { stems } from '../../targets.js';
import { announced } from './announced.js';
import { saidOfIt } from './said-of-it.js';
import { type Fill, firstThatFits } from './try.js';

const AMOUNTS: ReadonlySet<Change['is']> = new Set(['number', 'amount', 'by', 'scale', 'size', 'minutes', 'distance']);

/** How much of it it was: as a correction says it, else by the only amount or share that the text tells. */
export const amountOfIt: Fill = ({ context, entry }) => {
  const said = each(announced(context, AMOUNTS)) ?? each(announced(context, AMOUNTS, saidOfIt(context)));
  const heard = said?.every((intent) => intent.type !== 'edit' || isNear(intent.change, entry)) ? said : null;
  const named = entry.kind === 'meal' ? namedIn(context, entry.items) : null;
  // Of several foods of which none is named it could be any.
  if (entry.kind === 'meal' && entry.items.length > 1 && named === null) return heard;
  // "The turkey was 4 oz" of a hoagie is a part of it.
  if (entry.kind === 'meal' && entry.items.length === 1 && namesOther(context, entry.items[0]!)) return null;
  const own = heard && (named === null || entry.kind === 'workout' || entry.items.length === 1 || heard.every(ofOne)) ? heard : null;
  return (
    own ??
    firstThatFits(
      [...amounts(context, named)].filter((change) => isNear(change, entry)),
      entry,
      context,
    )
  );
};

/** Two amounts of one food are not both so. */
const each = (intents: readonly Intent[] | null): readonly Intent[] | null =>
  intents &&
  new Set(intents.map((intent) => (intent.type === 'edit' && 'of' in intent.change ? intent.change.of : intent))).size < intents.length
    ? null
    : intents;

/** A bare number is so many times as much or as little at most: "5.5" of one fish is none. */
const TIMES = 5;
export function isNear(change: Change, entry: Entry): boolean {
  const value =
    change.is === 'number' || change.is === 'minutes'
      ? change.value
      : change.is === 'amount' && change.amount.unit === null
        ? change.amount.quantity
        : null;
  if (value === null) return true;
  const of = 'of' in change ? change.of : null;
  const before = entry.kind === 'workout' ? entry.minutes : (entry.items.find(({ name }) => name === of) ?? entry.items[0])?.quantity;
  return before === null || before === undefined || (value <= before * TIMES && value >= before / TIMES);
}

/** A food is named that is not the one there. */
const namesOther = (context: TurnContext, { name, food }: Item): boolean =>
  read(saidOfIt(context), context).some(
    (one) => one.nutrients !== null && one.food !== food && stems(one.name).at(-1) !== stems(name).at(-1),
  );

/** It changes one food, and not all. */
const ofOne = (intent: Intent): boolean => intent.type === 'edit' && 'of' in intent.change && typeof intent.change.of === 'string';

/** The only food of a meal that the text names; null where it is the only one there. */
function namedIn({ text }: TurnContext, items: readonly Item[]): string | null {
  const said = stems(text);
  const named = items.filter(({ name }) => said.includes(stems(name).at(-1) ?? ''));
  return items.length > 1 && named.length === 1 ? named[0]!.name : null;
}

function* amounts(context: TurnContext, of: string | null): Iterable<Change> {
  const chart = chartOf(context);
  const spans = chart.at.flat();
  const told = spans.filter(({ kind }) => TELLS.has(kind)).toSorted((a, b) => b.to - a.to || a.from - b.from);
  for (const { kind, value, from, to } of told) {
    // "And a half" goes on with what was told.
    if (kind === 'share' && goesOn(chart, from)) continue;
    if (kind === 'share' && typeof value === 'number' && value > 0 && value < 1) yield { is: 'scale', factor: value, of };
    if (kind === 'minutes' && typeof value === 'number') yield { is: 'minutes', value };
    if (kind === 'way') yield { is: 'distance', words: wordsOf(chart, from, to) };
    if (kind !== 'number' || typeof value !== 'number') continue;
    const step = stepAt(chart, from, to);
    // By how many it changes is not how many there are.
    if (step !== 0) {
      yield { is: 'by', count: step * value, of };
      return;
    }
    const words = wordsOf(chart, from, Math.min(chart.tokens.length, to + 1));
    const amount = readAmount(words) ?? readAmount(wordsOf(chart, from, to));
    if (amount) yield { is: 'amount', amount, of };
    yield { is: 'number', value };
  }
}

const goesOn = ({ at }: Chart, from: number): boolean => from === 1 && at[0]!.some(({ kind }) => kind === 'and');

/** "Minus one", "one fell", "raise it by 2": fewer or more by a number; 0 for neither. */
function stepAt({ at }: Chart, from: number, to: number): number {
  const behind = (kinds: readonly string[]) => at[to]?.some(({ kind }) => kinds.includes(kind)) === true;
  const before = (kinds: readonly string[]) =>
    at.slice(0, from).some((spans) => spans.some((one) => one.to === from && kinds.includes(one.kind)));
  if (behind(['item-less', 'lost', 'too-many']) || before(['minus', 'lost'])) return -1;
  if (behind(['more', 'another'])) return 1;
  if (!before(['by'])) return 0;
  const says = (name: string) => at.slice(0, from).some((spans) => spans.some(({ kind }) => kind === name));
  return says('lower') ? -1 : says('raise') ? 1 : 0;
}

const TELLS: ReadonlySet<string> = new Set(['number', 'share', 'minutes', 'way']);
