import type { Reading } from '../../reading/reading.js';
import { understand } from '../frames/understand.js';
import { isFresh } from '../hearing/is-fresh.js';
import type { Hearing } from '../hearing/hearing.js';
import type { Intent } from '../intents/intent.js';
import { isSure } from '../is-sure.js';
import type { Outcome } from '../outcome.js';
import { openQuestion } from '../questions/ask.js';
import type { TurnContext } from '../turn-context.js';
import { lastEntries } from '../targets.js';
import { candidatesOf } from './candidates.js';

/** How long what was logged is what a text may be about, in minutes. */
const SPOKEN_OF = 6 * 60;

/**
 * Whether a text that was heard as well as the rules can is worth another look at the whole talk: nothing was understood or found, we would
 * ask what to change, a correction has words that nothing explains, or it goes on from other texts and is not said outright.
 */
export function isOpen(hearing: Hearing, own: Reading | null, outcome: Outcome, context: TurnContext): boolean {
  const { snapshot, text } = context;
  if (snapshot.stranger || snapshot.staffHold || text.startsWith('/') || context.heard.media.count > 0) return false;
  if (hearing.type === 'needs-reading' && hearing.as !== null) return false;
  if (isLost(outcome, context)) return true;
  if (hearing.type === 'decided') return (goesOn(context) || isFresh(context, SPOKEN_OF)) && !isOutright(outcome, context);
  if (own === null || hearing.before?.length || hearing.after?.length) return false;
  if (goesOn(context)) return true;
  const { talk, frames, left } = understand(context);
  return (
    isFresh(context, SPOKEN_OF) && (talk.corrects || (frames.length > 0 && left.length > 0) || !isSure(own, hearing.text, context.table))
  );
}

/** Nothing was understood or found, or we would ask what to change, or what was had where it may stand already. */
const isLost = ({ heard, replies, pending }: Outcome, context: TurnContext): boolean =>
  heard.some((intent) => intent.type === 'not-understood' && !intent.foreign) ||
  replies.some(({ kind }) => kind === 'not_found') ||
  (pending?.askedAt === context.now.toISOString() &&
    (ASKED.has(pending.ask) || (pending.ask === 'meal' && lastEntries(context).length > 0)));

/** Questions of ours that the talk may answer. */
const ASKED: ReadonlySet<string> = new Set(['wrong', 'which-item']);

/** How long a text goes on from the one before, in minutes. */
const GOES_ON = 10;

/** The user texted just before, or we wait to hear something. */
function goesOn(context: TurnContext): boolean {
  const open = openQuestion(context);
  const since = new Date(context.now.getTime() - GOES_ON * 60_000).toISOString();
  return context.snapshot.recent.some(({ at }) => at >= since) || (open !== null && open.ask !== 'topic');
}

/** What changes what stands: said outright, it is done. Anything else is clear, unless it puts something right. */
const CHANGES: ReadonlySet<Intent['type']> = new Set(['edit', 'delete', 'repeat', 'log-weight']);
/** So many ways to take a text are close. */
const CLOSE = 3;

/** Whether a sentence that is meant wherever it stands explains all of a text, and hardly anything else does. */
function isOutright(outcome: Outcome, context: TurnContext): boolean {
  const { talk, frames, left, around } = understand(context);
  const { heard } = outcome;
  if (heard.every(({ type }) => type === 'question')) return !talk.corrects;
  if (!heard.some(({ type }) => CHANGES.has(type))) return true;
  const said = frames.length > 0 && frames.every(({ match }) => !match.sentence.act.endsWith('?'));
  return said && left.length === 0 && around === 0 && candidatesOf(outcome, context).length < CLOSE;
}
