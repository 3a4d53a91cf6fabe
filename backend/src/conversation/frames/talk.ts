import type { Entry, Item } from '../../domain/entry.js';
import type { Chart } from '../../language/chart.js';
import type { TurnContext } from '../turn-context.js';

/** What proposers know of a text and of the talk it stands in. */
export interface Talk {
  context: TurnContext;
  chart: Chart;
  /** Entries that stand, the one spoken of last first. */
  entries: readonly Entry[];
  /** The entry that the text names as a whole ("lunch: …", "in #17"); foods are looked for there first. */
  scope: Entry | null;
  /** The food that "it" means, of several of the last meal: what was changed or added last. */
  topic: NamedItem | null;
  /** What the text names before it says something of it: "the coffee, make it 2". */
  fronted: Fronted | null;
  /** The text announces that something is put right. */
  corrects: boolean;
  /** Nothing announces it but another request beside. */
  beside?: boolean;
  /** Seconds since the last entry was logged or changed; Infinity when that is long ago. */
  age: number;
}

/** A food of a meal, by its place. */
export interface NamedItem {
  entry: Extract<Entry, { kind: 'meal' }>;
  index: number;
  item: Item;
  /** The words of its name alone, where the text says behind them which one is meant. */
  called?: string;
}

/** A food or a whole entry that stands first in a text, up to `to`; `from` is where the text begins. */
export interface Fronted {
  from: number;
  to: number;
  entry: Entry;
  named: NamedItem | null;
}

/** What is meant where nothing is named; null where the last thing spoken of was a goal, a setting, water or weight. */
export const lastOf = (talk: Talk): Entry | null => talk.scope ?? (spokenOfOther(talk) ? null : (talk.entries[0] ?? null));

function spokenOfOther({ context: { snapshot } }: Talk): boolean {
  const last = snapshot.changes.findLast((change) => !change.undone);
  return last !== undefined && last.events.every((event) => OTHERS.has(event.type));
}

const OTHERS: ReadonlySet<string> = new Set([
  'goals-changed',
  'settings-changed',
  'water-logged',
  'weight-logged',
  'water-removed',
  'weight-removed',
  'language-heard',
]);

/** Where nothing was logged and nothing is put right, there is nothing of which more could be told. */
export const tellsNothingMore = ({ corrects, context: { snapshot } }: Talk): boolean =>
  !corrects && snapshot.entries.length === 0 && snapshot.changes.length === 0;
