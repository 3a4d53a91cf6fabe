import { splitAtBlanks } from '../../language/letters.js';
import { decision, type Decision } from '../decision.js';
import type { Intent } from '../intents/intent.js';
import type { ReplyKind } from '../outcome.js';
import type { Act } from '../recogniser/acts.js';
import { actOf } from '../recogniser/recognise.js';
import type { TurnContext } from '../turn-context.js';
import type { SenseTopic } from './classes.js';
import { isDanger, senseOfContext } from './hear-safety.js';

/** What is answered by fixed words, or not at all: nothing is added. */
const CLOSED: ReadonlySet<Intent['type']> = new Set([
  'ignored',
  'opt-out',
  'opt-in',
  'compliance-help',
  'opted-out-text',
  'unknown-sender',
  'safety',
  'echoed-code',
  'answer-pending',
]);

/** Where to find help in danger to life is told to those without an account, too. */
const isClosed = (type: Intent['type'], topic: SenseTopic): boolean => CLOSED.has(type) && !(type === 'unknown-sender' && isDanger(topic));

/** Understood as being about something else than all texts: a reminder, a figure, thanks, what is to be put right. */
const isNoFarewell = (intent: Intent): boolean =>
  intent.type === 'settings' ||
  intent.type === 'question' ||
  (intent.type === 'ask-what' && intent.about === 'wrong') ||
  (intent.type === 'chat' && (intent.what === 'thanks' || intent.what === 'ok'));

const PLAIN: ReadonlySet<Intent['type']> = new Set(['settings', 'edit', 'delete', 'undo', 'redo', 'log-water', 'log-workout', 'question']);
/** Fewer calories a day are not only a figure. */
const FEW = 1300;

/** Asked for in words that are understood as a whole, and of which no pattern says that they are more: "that's too much, go with 95". */
const isPlainAct = (intent: Intent): boolean =>
  PLAIN.has(intent.type) || (intent.type === 'set-goal' && (intent.goal !== 'calories' || (intent.to ?? 0) >= FEW));

/** Acts that are asked of a diary and nobody else. */
const ASKED: ReadonlySet<Act> = new Set<Act>(['delete', 'undo', 'ask-left', 'ask-day', 'ask-past', 'ask-goal', 'remind', 'save', 'help']);
const SURELY = 0.95;

function isPlainlyAsked(context: TurnContext): boolean {
  const { act, chance } = actOf(context);
  return chance >= SURELY && ASKED.has(act);
}

/** Food and next to nothing else, told in words that tell of food: "two fingers of bourbon, neat". */
function isPlainMeal(intents: readonly Intent[], context: TurnContext): boolean {
  const { act, chance } = actOf(context);
  if (act !== 'log-food' || chance < LIKELY || !intents.every(({ type }) => type === 'log-meal')) return false;
  const items = intents.flatMap((intent) => (intent.type === 'log-meal' ? intent.items : []));
  const wordsIn = (text: string): number => splitAtBlanks(text).filter(Boolean).length;
  const told = items.reduce((sum, { words }) => sum + wordsIn(words), 0);
  return items.every(({ food }) => food !== null) && wordsIn(context.text) - told <= MOST_LEFT;
}
const MOST_LEFT = 1;
const LIKELY = 0.6;

/** Answers that say as much already. */
const SAID: Partial<Record<SenseTopic, ReplyKind>> = {
  crisis: 'ack_kind',
  'eating-disorder': 'ack_kind',
  'opt-out': 'identify',
};

/**
 * What was decided, and where a sense is possible but not sure, one calm line with where to find help beside it, and a low
 * flag for staff. The line takes the place of "I could not make a meal of it".
 */
export function withSafetyNote(intents: readonly Intent[], made: readonly Decision[], context: TurnContext): readonly Decision[] {
  const note = safetyNote(intents, made, context);
  return note ? [...made.map(understood), note] : made;
}

/** Without the answer to what was not understood, and its flag. */
const understood = (made: Decision): Decision => ({
  ...made,
  replies: made.replies.filter(({ kind }) => kind !== 'unknown'),
  events: made.events.filter((event) => event.type !== 'staff-flagged' || event.reason !== 'not-understood'),
});

/** A line will stand beside the answer to this text. */
export const hasSafetyNote = (context: TurnContext): boolean =>
  !context.text.startsWith('/') && senseOfContext(context)?.grade === 'possible';

/** What is said of danger to life is said while staff hold the conversation too. */
export const isOfDanger = ({ events }: Decision): boolean =>
  events.some((event) => event.type === 'staff-flagged' && (event.reason === 'crisis' || event.reason === 'emergency'));

function safetyNote(intents: readonly Intent[], made: readonly Decision[], context: TurnContext): Decision | null {
  const sense = senseOfContext(context);
  if (!sense || !hasSafetyNote(context) || intents.some(({ type }) => isClosed(type, sense.topic))) return null;
  const { topic, grade } = sense;
  if (topic === 'opt-out' && intents.every(isNoFarewell)) return null;
  if (!isDanger(topic) && isPlainMeal(intents, context)) return null;
  if (sense.bare && (intents.every(isPlainAct) || isPlainlyAsked(context))) return null;
  const told = made.some(({ replies }) => replies.some(({ kind }) => kind === SAID[topic]));
  const replies = told ? [] : [{ kind: 'safety_note' as const, text: context.say.safetyNote(topic, context.snapshot.user.country) }];
  return topic === 'opt-out'
    ? decision('none', replies)
    : decision('none', replies, { events: [{ type: 'staff-flagged', reason: topic, grade }] });
}
