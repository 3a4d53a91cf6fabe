import { applyOutcome } from '../conversation/apply.js';
import { blankSnapshot } from '../conversation/blank-snapshot.js';
import type { HeardText } from '../conversation/heard.js';
import type { Event, Outcome } from '../ports/storage/texts/store.js';
import type { Snapshot } from '../conversation/snapshot.js';
import { dayLog, type DayLog } from '../domain/day-log.js';
import { urgencyOf } from '../domain/flag.js';
import { GOAL_FORM_DEFAULTS, type Goals } from '../domain/goals.js';
import { isZone, localDate } from '../domain/local-day.js';
import { OneAtATime } from './one-at-a-time.js';
import type { Dependencies } from './dependencies.js';

/** Of a visitor whose zone is not known. */
const ZONE = 'America/New_York';
/** Visitors that may wait in a process: whoever has an account waits behind one of them at most. */
const MAX_WAITING = 10;
/** Between two texts of a visitor, who has typed them all before now. */
const STEP_MS = 1000;

export interface TriedTexts {
  reply: string | null;
  onlyByText: boolean;
  log: DayLog;
  goals: Goals;
}

const visitors = new OneAtATime();
let waiting = 0;

/**
 * What a visitor's texts come to: the same engine, on a day of nobody's that begins empty each time. Nothing is stored, no model is asked, and
 * nobody is told. `busy`: too many visitors at once.
 * @throws TookTooLong as Understanding does.
 */
export async function tryTexts(
  deps: Pick<Dependencies, 'understanding' | 'clock' | 'rules'>,
  texts: readonly string[],
  timezone?: string,
): Promise<TriedTexts | 'busy'> {
  if (waiting >= MAX_WAITING) return 'busy';
  waiting += 1;
  try {
    return await visitors.run(() => played(deps, texts, timezone && isZone(timezone) ? timezone : ZONE));
  } finally {
    waiting -= 1;
  }
}

async function played(
  { understanding, clock, rules }: Pick<Dependencies, 'understanding' | 'clock' | 'rules'>,
  texts: readonly string[],
  timezone: string,
): Promise<TriedTexts> {
  const now = clock.now();
  let snapshot: Snapshot = {
    ...blankSnapshot({ id: 'visitor', timezone, plan: 'pro', createdAt: now.toISOString() }),
    goals: { ...GOAL_FORM_DEFAULTS },
    links: rules.links,
    capabilities: rules.capabilities.pro,
  };
  let last: Outcome | null = null;
  let onlyByText = false;
  for (const [index, text] of texts.entries()) {
    const at = new Date(now.getTime() - (texts.length - 1 - index) * STEP_MS);
    const heard: HeardText = { id: `try-${index}`, text, source: 'dashboard', receivedAt: at, media: { count: 0, type: null } };
    const understood = await understanding.understand(heard, snapshot, at, 'never');
    last =
      understood.type === 'decided'
        ? understood.outcome
        : await understanding.decide(heard, { reading: understood.own, modelMissed: false }, snapshot, at);
    onlyByText = last.events.some(needsAPhone);
    if (!onlyByText) snapshot = applyOutcome(snapshot, last, heard, at);
  }
  const words = last?.replies.map((reply) => reply.text).filter(Boolean) ?? [];
  return {
    reply: onlyByText || words.length === 0 ? null : words.join('\n'),
    onlyByText,
    log: dayLog(snapshot.entries, localDate(now, timezone)),
    goals: snapshot.goals ?? { ...GOAL_FORM_DEFAULTS },
  };
}

/** What cannot become true of nobody: to say that it did would be a lie. */
function needsAPhone(event: Event): boolean {
  if (event.type === 'staff-flagged') return urgencyOf(event.reason, event.grade ?? 'sure') === 'today';
  return event.type === 'settings-changed' || event.type === 'opted-out' || event.type === 'opted-in';
}
