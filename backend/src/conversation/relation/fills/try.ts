import type { Entry } from '../../../domain/entry.js';
import { editIntent } from '../../frames/binding.js';
import type { Change } from '../../intents/edit-words.js';
import type { Intent } from '../../intents/intent.js';
import { resolveChange } from '../../resolve-change.js';
import type { TurnContext } from '../../turn-context.js';

/** A text that is said of an entry. */
export interface Saying {
  context: TurnContext;
  entry: Entry;
  /** It was heard to be something else, and not only not understood. */
  against: boolean;
  /** How likely it is said of the entry so. */
  chance: number;
}

/** What a relation comes to with what the text says of the entry before; null where it says too little. */
export type Fill = (saying: Saying) => readonly Intent[] | null;

/** The first of some changes that can be made of the entry. */
export function firstThatFits(changes: Iterable<Change>, entry: Entry, context: TurnContext): readonly Intent[] | null {
  for (const change of changes) if (fits(change, entry, context)) return [editIntent(entry, change)];
  return null;
}

export const fits = (change: Change, entry: Entry, context: TurnContext): boolean => resolveChange(change, entry, context).type === 'edit';
