import type { RecordedTurn } from '../../ports/storage/staff/staff-replays.js';
import type { Known, KnownPart } from '../../ports/storage/texts/store.js';

/** What of the past cannot be told any more, and what may have changed it. */
const WORDS: Readonly<Record<KnownPart, string>> = {
  person: 'zone, plan, weight or language',
  settings: 'reminders',
  goals: 'goals',
  diary: 'the diary, as when it was edited on a screen',
  used: 'what was used of the day',
  day: 'water and skipped meals of the day',
  memory: 'saved meals and foods',
  asked: 'what we had asked',
  changes: 'what could be undone',
  said: 'what we had said, as when texts came close together',
  held: 'whether staff had the word',
};

/**
 * Why a text cannot be held against what was answered then: the replay goes by something else than the turn did. Null: by the same, so
 * that whatever differs is the engine's doing. @param reader who read it now, where the answers of then are wanted
 */
export function unknownThen({ known, reader: readBy }: RecordedTurn, now: Known, reader: string | null): string | null {
  if (!known) return 'What was known then was not kept.';
  if (reader !== null && readBy === 'model' && reader !== 'model') return 'What the model answered then is not kept.';
  if (known.modelMissed) return 'A model was to read it then and could not.';
  const other = (Object.keys(WORDS) as KnownPart[]).filter((part) => known[part] !== now[part]);
  return other.length ? `Not known as it was then: ${other.map((part) => WORDS[part]).join('; ')}.` : null;
}
