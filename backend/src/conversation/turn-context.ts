import { keepLast } from '../domain/keep-last.js';
import { localDate, localTime } from '../domain/local-day.js';
import type { FoodTable } from '../food/index.js';
import type { Language, Reading, ReadingContext } from '../reading/reading.js';
import type { HeardText } from './heard.js';
import type { Phrases } from './replies/phrases.js';
import { phrasesOf } from './replies/phrasebook.js';
import type { Snapshot } from './snapshot.js';

/** All that a handler may know. */
export interface TurnContext {
  heard: HeardText;
  /** The text made fit to read. */
  text: string;
  snapshot: Snapshot;
  now: Date;
  /** The user's local day and clock. */
  today: string;
  clock: string;
  /** The language to answer in, and its phrasebook. */
  lang: Language;
  say: Phrases;
  /** The reading of the whole text, where one was made. */
  reading: Reading | null;
  /** A model is configured and could not answer, so what the built-in reader cannot read is worth another try later. */
  modelMissed: boolean;
  /** Foods in use; undefined: the built-in table. */
  table: FoodTable | undefined;
  /** The text is a part of one of which another part changes what stands. */
  apart?: boolean;
}

export function turnContextOf(
  input: Pick<TurnContext, 'heard' | 'text' | 'snapshot' | 'now' | 'lang' | 'reading' | 'modelMissed' | 'table'>,
): TurnContext {
  const zone = input.snapshot.user.timezone;
  const { heard, text, snapshot, now, lang, reading, modelMissed, table } = input;
  const [today, clock, say] = [localDate(now, zone), localTime(now, zone), phrasesOf(lang)];
  return { heard, text, snapshot, now, today, clock, lang, say, reading, modelMissed, table };
}

/** What a reader must know to read words of this turn: one and the same for all who ask, so that words are read once. */
export const readingContext = keepLast((snapshot: Snapshot, now: Date): ReadingContext => {
  const { timezone, country, weightKg } = snapshot.user;
  return { now, zone: timezone, country, meal: askedMeal(snapshot, now), weightKg, memory: snapshot.memory };
}, 2);

/** How long a meal that we asked about is meant by food alone. */
const ASKED_MINUTES = 120;

/** The day of the meal that we asked about, 0 today or before; 0 where none was told. */
export function askedDay({ pending }: Snapshot, now: Date): number {
  const open = pending?.ask === 'meal' && now.getTime() - Date.parse(pending.askedAt) <= ASKED_MINUTES * 60_000;
  return open ? ((pending.draft as { day?: number } | null)?.day ?? 0) : 0;
}

/** The hour of the meal that we asked about; null where none was told. */
export function askedTime({ pending }: Snapshot, now: Date): string | null {
  const open = pending?.ask === 'meal' && now.getTime() - Date.parse(pending.askedAt) <= ASKED_MINUTES * 60_000;
  return open ? ((pending.draft as { time?: string } | null)?.time ?? null) : null;
}

/** The meal that food alone answers: of the question "what did you have?", or of the reminder sent last. */
export function askedMeal(snapshot: Snapshot, now: Date): ReadingContext['meal'] {
  const { pending, lastSent } = snapshot;
  if (pending?.ask === 'meal' && now.getTime() - Date.parse(pending.askedAt) <= ASKED_MINUTES * 60_000)
    return (pending.draft as { meal: ReadingContext['meal'] } | null)?.meal ?? null;
  return lastSent?.kind === 'reminder' ? lastSent.meal : null;
}
