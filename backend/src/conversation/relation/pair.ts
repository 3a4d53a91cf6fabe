import type { Entry } from '../../domain/entry.js';
import { readText } from '../../reading/index.js';
import type { Language, Reading } from '../../reading/reading.js';
import type { Filler } from '../slots/slotted.js';
import { readingContext, type TurnContext } from '../turn-context.js';

/** A text, what stood last before it, and what the text alone would be read as. */
export interface Pair {
  lang: Language;
  text: string;
  /** Between what stood last and the text. */
  minutes: number;
  host: Host;
  told: Told;
}

/** What stood last: its foods, or its activity. */
export interface Host {
  kind: 'meal' | 'workout';
  foods: readonly HostFood[];
}

export interface HostFood {
  name: string;
  /** As it was told. */
  words: string;
  /** Its code in the food table; null for a workout and for what is not in it. */
  code: string | null;
  /** No amount was told of it. */
  assumed: boolean;
}

export interface Told {
  foods: readonly ToldFood[];
  activities: readonly string[];
}

export interface ToldFood {
  code: string | null;
  assumed: boolean;
  /** It has figures. */
  known: boolean;
}

/** Which slots the words of a text fill, and how likely; `most`: how likely the likeliest word fills any. */
export interface Filled {
  fillers: readonly Pick<Filler, 'slot' | 'chance'>[];
  most: number;
}

export function hostOf(entry: Entry): Host {
  if (entry.kind === 'workout')
    return { kind: 'workout', foods: [{ name: entry.activity, words: entry.activity, code: null, assumed: true }] };
  const foods = entry.items.map(({ name, words, food, assumed }) => ({ name, words: words ?? name, code: food, assumed }));
  return { kind: 'meal', foods };
}

export const toldOf = ({ meals, workouts }: Reading): Told => ({
  foods: meals.flatMap(({ items }) => items.map(({ food, assumed, nutrients }) => ({ code: food, assumed, known: nutrients !== null }))),
  activities: workouts.map(({ activity }) => activity),
});

/** The text of a context beside an entry. */
export const pairOf = (context: TurnContext, entry: Entry, minutes: number): Pair => ({
  lang: context.lang,
  text: context.text,
  minutes,
  host: hostOf(entry),
  told: toldOf(context.reading ?? readText(context.text, readingContext(context.snapshot, context.now), context.table)),
});
