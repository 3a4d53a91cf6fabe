import type { LessonTrial, ReplayTurn, TrialChange, TrialProgress } from '../../../contract/index.js';
import type { Lesson } from '../../../ports/storage/staff/staff-lessons.js';
import type { Dependencies } from '../../dependencies.js';
import type { RecordedConversation } from '../../../ports/storage/staff/staff-replays.js';
import { redact } from '../redact.js';
import { replayConversation } from '../replay-conversation.js';
import type { StaffDependencies } from '../staff-dependencies.js';

const TEXTS = 1000;
const CONVERSATIONS = 500;
const OF_EACH = 10;
const MOST_SHOWN = 30;

/** Hears how many texts were looked at, of about how many. */
export type OnTried = (progress: TrialProgress) => void;

/**
 * Plays the last texts on the engine of today, and once more with the lesson: what would come of it. Only conversations that it can bear on are
 * played; the others go by as they went. Nothing is stored or said. Null: `left` came true in between.
 */
export async function tryLesson(
  { staff, deps }: { staff: Pick<StaffDependencies, 'engine' | 'replays'>; deps: Pick<Dependencies, 'clock' | 'rules'> },
  lesson: Lesson,
  sessionHash: string,
  { onTried = () => undefined, left = () => false }: { onTried?: OnTried; left?: () => boolean } = {},
): Promise<LessonTrial | null> {
  const { mayChange, ...engines } = staff.engine.trial(lesson);
  const { replyWaitSeconds } = deps.rules;
  const trial: LessonTrial = { texts: 0, changed: 0, mended: 0, broken: 0, changes: [], at: deps.clock.now().toISOString() };
  for await (const portion of staff.replays.recorded({ last: CONVERSATIONS }, OF_EACH, sessionHash)) {
    for (const recorded of portion) {
      if (left()) return null;
      if (bearsOn(recorded, mayChange)) {
        const play = async (understanding: Dependencies['understanding']) =>
          // Entries are needed to be compared; what of it is shown is decided below.
          (
            await replayConversation(
              { ...recorded, revealed: true },
              { read: null, turn: null, keptReader: false, understanding, replyWaitSeconds },
            )
          ).turns;
        const [before, after] = [await play(engines.without), await play(engines.with)];
        before.forEach((turn, i) => compare(trial, recorded, turn, after[i]));
        onTried({ texts: Math.min(trial.texts, TEXTS), of: TEXTS });
      } else trial.texts += recorded.turns.length;
      if (trial.texts >= TEXTS) return trial;
    }
    onTried({ texts: trial.texts, of: TEXTS });
  }
  return trial;
}

/** Also where the words stand in what was said just before, or in what we asked back. */
const bearsOn = ({ turns, before: { pending, recent, waiting } }: RecordedConversation, mayChange: (text: string) => boolean): boolean =>
  turns.some(({ heard }) => mayChange(heard.text)) || mayChange(JSON.stringify([pending, recent, waiting]));

function compare(
  trial: LessonTrial,
  { revealed, names }: RecordedConversation,
  { now: was, body }: ReplayTurn,
  other: ReplayTurn | undefined,
): void {
  if (!other) return;
  const is = other.now;
  trial.texts += 1;
  if (was.entries.join('\n') === is.entries.join('\n') && was.intents.join() === is.intents.join()) return;
  trial.changed += 1;
  const [lost, gained] = [unheard(was), unheard(is)];
  if (gained < lost) trial.mended += 1;
  if (gained > lost) trial.broken += 1;
  const change: TrialChange = { body: revealed && body !== null ? redact(body, names) : null, before: was.entries, after: is.entries };
  if (trial.changes.length < MOST_SHOWN) trial.changes.push(change);
}

/** How much of a text was not heard: all of it, or what was asked about. */
const unheard = ({ intents }: ReplayTurn['now']): number => (intents.includes('none') ? 2 : 0) + (intents.includes('clarify') ? 1 : 0);
