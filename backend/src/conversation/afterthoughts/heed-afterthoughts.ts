import type { Chart } from '../../language/chart.js';
import type { Entry } from '../../domain/entry.js';
import { isFood } from '../../food/index.js';
import type { ReadItem } from '../../reading/reading.js';
import { chartOf } from '../frames/understand.js';
import type { Change } from '../intents/edit-words.js';
import type { Intent } from '../intents/intent.js';
import { normalise } from '../normalise.js';
import type { Outcome } from '../outcome.js';
import { ownIn } from '../relation/own.js';
import { hasSafetyNote } from '../safety/note.js';
import type { Slotted } from '../slots/slotted.js';
import { slottedIn } from '../slots/slotted-in.js';
import { stems } from '../targets.js';
import type { Snapshot } from '../snapshot.js';
import { turnContextOf, type TurnContext } from '../turn-context.js';
import { type Said, saidBySlots } from './by-slots.js';
import { cutOf } from './cut.js';
import { mayBeOtherwise } from './may-be-otherwise.js';
import { type Logged, told } from './told.js';

/** A turn of a text that was never sent by itself, and what stands behind it. */
export interface Played {
  outcome: Outcome;
  snapshot: Snapshot;
}
/** `part`: which part of the text it is, in order. */
export type Play = (text: string, part: number, snapshot: Snapshot) => Played;

/** How likely a text must be cut at the right place, how likely the least certain word behind it must be rightly taken, both together, and
 * the word for what its words fill to be taken before how it is heard as a text, and to lose a food that nothing says was not had. */
const LEAST = { cut: 0.5, slots: 0.45, both: 1.2, alone: 0.6, lost: 0.85 };
/** How likely it must tell something of its own, where anything stands before it. */
const OWN = 0.5;

/**
 * A text that goes on about what it has just told ("16 wings between us, i had 5") is heard as two texts, the second said of what the first
 * logged: what then stands is what the whole text tells. It stays as it was heard where either of them is not understood.
 */
export function heedingAfterthoughts(intents: Intent[], given: TurnContext, play: Play): Intent[] {
  if (intents.length === 0 || !intents.every(isTelling) || hasSafetyNote(given) || ownIn(given) < OWN) return intents;
  // As it was sent: what a speaker takes back is an afterthought too.
  const context = { ...given, text: normalise(given.heard.text).text };
  const chart = chartOf(context);
  const cut = cutOf(chart, context.lang);
  if (!cut || cut.chance < LEAST.cut) return intents;
  for (const at of placesFrom(cut.at, chart)) {
    const place = chart.tokens[at]!.from;
    const parts = [context.text.slice(0, place).trim(), context.text.slice(place).trim()] as const;
    const heard = heardAs(parts, cut.chance, intents, context, play);
    if (heard) return [heard];
  }
  return intents;
}

/** What two texts come to, the second said of what the first logs; null where either says anything else. */
function heardAs(
  [first, second]: readonly [string, string],
  chance: number,
  whole: readonly Intent[],
  context: TurnContext,
  play: Play,
): Intent | null {
  // It tells of its own: nothing that stands is spoken of.
  const before = play(first, 1, { ...context.snapshot, entries: [] });
  const logged = loggedBy(before.outcome);
  if (!logged) return null;
  const { snapshot } = before;
  const rest = turnContextOf({
    ...context,
    heard: { ...context.heard, text: second, goesOn: true },
    text: second,
    snapshot,
    reading: null,
  });
  const slots = slottedIn(rest);
  if (slots.chance < LEAST.slots || slots.chance + chance < LEAST.both) return null;
  const bySlots = (): Said | null => saidBySlots(slots, logged.entry, rest);
  const asText = (): Said | null => {
    const { outcome, snapshot } = play(second, 2, before.snapshot);
    // What fills nothing names no other food and no number: it is at most less of it.
    const names = slots.fillers.length === 0 && outcome.heard.some((intent) => intent.type === 'edit' && NAMING.has(intent.change.is));
    return names ? null : { ...outcome, snapshot };
  };
  for (const say of slots.chance < LEAST.alone ? [asText, bySlots] : [bySlots, asText]) {
    const said = say();
    const entry = said?.snapshot.entries.find(({ id }) => id === logged.entry.id);
    if (!entry || !isAfterthought(said!, logged) || mayBeOtherwise(said!.heard, logged.entry, slots)) continue;
    const made = told(logged, entry);
    if (slots.chance >= LEAST.lost || !loses(foodsOf(whole), entry, slots)) return losesTime(whole, made) ? null : made;
  }
  return null;
}

/** "A slice around 3": when it was, and no number of them. */
const losesTime = (whole: readonly Intent[], made: Intent): boolean =>
  'time' in made && made.time === null && whole.some((intent) => intent.type === made.type && 'time' in intent && intent.time !== null);

/** Foods that are read of the whole text. */
const foodsOf = (intents: readonly Intent[]): readonly ReadItem[] =>
  intents.flatMap((intent) => (intent.type === 'log-meal' ? intent.items.filter(({ food }) => food !== null) : []));

/** Whether a food of the whole text is nowhere in an entry, and nothing says that it was not had. */
function loses(read: readonly ReadItem[], entry: Entry, { fillers }: Slotted): boolean {
  if (entry.kind !== 'meal') return false;
  const denied = new Set(fillers.filter(({ slot }) => slot === 'wrong' || slot === 'off').flatMap(({ words }) => stems(words)));
  const stands = new Set(entry.items.flatMap(({ food, name }) => [food ?? '', ...stems(name)]));
  return read.some(
    ({ food, name, words }) =>
      !stands.has(food!) && ![...stems(name), ...stems(words)].some((stem) => stands.has(stem) || denied.has(stem)),
  );
}

const NAMING: ReadonlySet<Change['is']> = new Set(['say', 'replace', 'replace-all', 'add', 'one-of', 'amount', 'number']);

/** Where the text may be cut: where what is said begins or one of its sentences, and not amid a food, an amount, a time or a list. */
function placesFrom(cut: number, { tokens, at }: Chart): number[] {
  const has = (place: number, kinds: readonly string[]): boolean => at[place]?.some(({ kind }) => kinds.includes(kind)) === true;
  const amid = at.some((spans) => spans.some(({ from, to }) => from < cut && to > cut));
  const word = tokens.findIndex((_, k) => k >= cut && !has(k, JOINTS));
  const counted = tokens[cut - 1]?.is === 'number';
  const goesOn = counted || tokens[word]?.is !== 'word' || isFood(tokens[word].word) || has(word, OF_FOOD);
  const later = tokens.flatMap(({ is }, k) => (k > cut && is !== 'mark' && STOPS.has(tokens[k - 1]!.word) ? [k] : []));
  return [...(amid || (goesOn && tokens[cut - 1]!.is !== 'mark') ? [] : [cut]), ...later.slice(0, MOST_LATER)];
}
const JOINTS = ['and', 'with', 'article', 'of'];
const OF_FOOD = ['number', 'unit', 'size', 'share'];
const STOPS: ReadonlySet<string> = new Set(['.', '!', '?', ';', '\n']);
const MOST_LATER = 2;

const isTelling = ({ type }: Intent): boolean => TELLING.has(type);
const TELLING: ReadonlySet<Intent['type']> = new Set(['log-meal', 'log-workout', 'check', 'plan', 'not-understood']);

/** The one entry that a text logs, of which nothing is asked and every word is read. */
function loggedBy({ heard, events, pending }: Outcome): Logged | null {
  const [intent, ...more] = heard;
  if (more.length > 0 || pending !== null || (intent?.type !== 'log-meal' && intent?.type !== 'log-workout')) return null;
  if (intent.type === 'log-meal' && (intent.skipped || intent.unplaced)) return null;
  const entries = events.flatMap((event) => (event.type === 'meal-logged' || event.type === 'workout-logged' ? [event.entry] : []));
  return entries.length === 1 ? { intent, entry: entries[0]! } : null;
}

/** It changes the entry and nothing besides, and nothing of it is asked about. */
const isAfterthought = ({ heard, events, pending, replies }: Said, { entry }: Logged): boolean =>
  pending === null &&
  replies.every(({ kind }) => kind !== 'clarify') &&
  heard.some((intent) => intent.type === 'edit' && (entry.kind === 'meal' || OF_TRAINING.has(intent.change.is))) &&
  events.some(({ type }) => type === 'entry-corrected') &&
  events.every(
    (event) => BESIDE.has(event.type) || (event.type === 'entry-corrected' && event.after.id === entry.id && event.moved.length === 0),
  );
/** What training was is read as it is told. */
const OF_TRAINING: ReadonlySet<Change['is']> = new Set(['minutes', 'number', 'amount', 'distance', 'calories']);
const BESIDE: ReadonlySet<string> = new Set(['memory-kept', 'language-heard', 'staff-flagged']);
