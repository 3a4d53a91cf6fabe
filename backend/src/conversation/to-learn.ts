import type { Item } from '../domain/entry.js';
import type { LearningKind } from '../domain/learning.js';
import { formWords } from '../food/form-words.js';
import type { Event } from './events.js';
import type { Intent } from './intents/intent.js';
import { normalise } from './normalise.js';
import type { Outcome } from './outcome.js';

/** Something that a text shows us: a food that we did not know or took wrongly, or a sentence that we did not understand. */
export interface ToLearn {
  kind: LearningKind;
  about: 'food' | 'sentence';
  /** As it was said. */
  said: string;
  /** The same for all that is alike: word stems, numbers as #. */
  form: string;
  /** The entry that was put right, whose text showed it; null: the text at hand. */
  entryId: string | null;
}

const LONGEST = 200;

/** What is alike has the same form, whatever its endings, accents and numbers. */
export function likeness(said: string): string {
  const { stems } = formWords(normalise(said).text);
  return stems
    .map((stem) => (Number.isNaN(Number.parseFloat(stem)) ? stem : '#'))
    .join(' ')
    .slice(0, LONGEST);
}

/** What is to be learned from a text and what was made of it; nothing most of the time. */
export function toLearn(text: string, { intents, heard, events }: Pick<Outcome, 'intents' | 'heard' | 'events'>): ToLearn[] {
  const own = heard.flatMap((intent) => fromIntent(intent, text, intents.includes('log_meal')));
  const undone = intents.includes('undo');
  return distinct([...own, ...events.flatMap((event) => fromEvent(event, undone))]);
}

function fromIntent(intent: Intent, text: string, logged: boolean): ToLearn[] {
  if (intent.type === 'not-understood') return [lesson('not-understood', 'sentence', text)];
  if (intent.type !== 'log-meal') return [];
  const unknown = intent.items.filter(({ nutrients }) => nutrients === null).map(({ name }) => name);
  const kind = logged ? 'skipped' : 'asked';
  const asked = intent.items
    .filter(({ choices, nutrients }) => nutrients !== null && choices.length > 0 && !logged)
    .map((item) => item.words || item.name);
  return [
    ...unknown.map((words) => lesson(kind, 'food', words)),
    ...(intent.skipped ?? []).map((words) => lesson('skipped', 'food', words)),
    ...[...asked, ...(intent.unplaced ?? [])].map((words) => lesson('asked', 'food', words)),
  ];
}

/** Foods of an entry that its user put right or took back. */
function fromEvent(event: Event, undone: boolean): ToLearn[] {
  if (event.type === 'entry-removed' && event.entry.kind === 'meal' && undone)
    return event.entry.items.map((item) => lesson('undone', 'food', item.words || item.name, event.entry.id));
  if (event.type !== 'entry-corrected' || event.before.kind !== 'meal' || event.after.kind !== 'meal') return [];
  const kept = event.after.items.map(figuresOf);
  return event.before.items
    .filter((item) => !kept.includes(figuresOf(item)))
    .map((item) => lesson('corrected', 'food', item.words || item.name, event.before.id));
}

const figuresOf = ({ name, quantity, unit, grams }: Item): string => JSON.stringify([name, quantity, unit, grams]);

/** Words as people write them, whatever was taken out from between them. */
const tidy = (said: string): string => said.split(' ').filter(Boolean).join(' ').replaceAll(' ,', ',');

const lesson = (kind: LearningKind, about: ToLearn['about'], said: string, entryId: string | null = null): ToLearn => ({
  kind,
  about,
  said: tidy(said).slice(0, LONGEST),
  form: likeness(said),
  entryId,
});

const distinct = (all: readonly ToLearn[]): ToLearn[] => [
  ...new Map(all.filter(({ form }) => form !== '').map((one) => [`${one.kind} ${one.form} ${one.entryId}`, one])).values(),
];
