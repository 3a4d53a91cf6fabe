import type { Entry } from '../../domain/entry.js';
import { isOfAnotherDay } from '../frames/of-another-day.js';
import type { Intent } from '../intents/intent.js';
import type { TurnContext } from '../turn-context.js';
import { type How, LOGS } from './how-heard.js';
import type { Slotted } from './slotted.js';

/** What was heard, what the slots come to instead, and of which entry. */
export interface Heard {
  how: How;
  intents: readonly Intent[];
  taken: readonly Intent[];
  slotted: Slotted;
  entry: Entry;
  context: TurnContext;
}

/** Whether what was heard is rather right, however sure the slots are. */
export function isRightAsHeard({ how, intents, taken, slotted, entry, context }: Heard): boolean {
  if (isOfAnotherDay(entry, context) || (how !== 'lost' && taken.every(({ type }) => LOGS.has(type)))) return true;
  // What is told of training is read as it is told.
  if ((how === 'explained' || how === 'edit') && entry.kind === 'workout') return true;
  switch (how) {
    case 'explained':
      // Known sentences say rightly what is without what.
      return taken.some(isOfPart) || (taken.length === intents.length && taken.every((one, at) => isAlike(one, intents[at]!)));
    case 'log':
      return slotted.leaves || slotted.bare || !taken.every(isOfWhatStands) || intents.some(isOfItsOwn);
    case 'other':
      return (
        intents.every(({ type }) => type === 'check') && (slotted.leaves || slotted.bare || taken.some(({ type }) => type === 'delete'))
      );
    default:
      return false;
  }
}

/** Sentences that find more to change of one food than the slots do rather explain too much. */
export const explainsTooMuch = (intents: readonly Intent[], taken: readonly Intent[]): boolean =>
  taken.length < intents.length && areOfOne(intents);

const isOfPart = (intent: Intent): boolean => intent.type === 'edit' && intent.change.is === 'remove' && intent.change.from !== undefined;

/** They change one food at most. */
const areOfOne = (intents: readonly Intent[]): boolean =>
  new Set(intents.flatMap((intent) => (intent.type === 'edit' && 'of' in intent.change && intent.change.of ? [intent.change.of] : [])))
    .size <= 1;

/** The same is changed, if otherwise. */
const isAlike = (a: Intent, b: Intent): boolean => a.type === 'edit' && b.type === 'edit' && a.change.is === b.change.is;

/** A meal of several foods, or that says when it was, is one of its own. */
const isOfItsOwn = (intent: Intent): boolean =>
  (intent.type === 'log-meal' && (intent.meal !== null || intent.day !== 0 || intent.time !== null || intent.items.length > 1)) ||
  (intent.type === 'log-workout' && (intent.day !== 0 || intent.time !== null));

/** What says of food that stands what, how much or when it was; "2 more", and calories, may as well be logged. */
const isOfWhatStands = (intent: Intent): boolean =>
  intent.type === 'delete' ||
  (intent.type === 'edit' && !LOGGED_TOO.has(intent.change.is) && !(intent.change.is === 'by' && intent.change.count > 0));
const LOGGED_TOO: ReadonlySet<string> = new Set(['add', 'calories', 'macros']);
