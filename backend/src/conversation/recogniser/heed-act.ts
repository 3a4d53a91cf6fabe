import type { Intent } from '../intents/intent.js';
import { handle } from '../intents/registry.js';
import type { TurnContext } from '../turn-context.js';
import { chartOf } from '../frames/understand.js';
import { tellsOfOthers } from '../frames/tells-of-others.js';
import { openQuestion } from '../questions/ask.js';
import { hasSafetyNote } from '../safety/note.js';
import type { Act } from './acts.js';
import { agrees } from './agrees.js';
import { FILLS } from './fills.js';
import { actOf } from './recognise.js';

/**
 * How likely an act must be where nothing else was understood, where what was heard is in doubt, and where it speaks against what was
 * heard; found between hands by `npm run train -- --validate`: of those the last takes, some 99 of 100 are right.
 */
const [LOST, DOUBTED, AGAINST] = [0.6, 0.8, 0.95];
/** What was heard to be asked about, or somebody else's. */
const OTHERS = 0.98;

/** How likely the wording must speak for something else than what was heard; null where it is not listened to. */
function leastFor(intents: readonly Intent[], act: Act, context: TurnContext): number | null {
  if (intents.every((intent) => isLost(intent, context)))
    return act === 'chat' && isAsked(intents, context) ? null : GRAVE.has(act) ? DOUBTED : LOST;
  const [only, ...more] = intents;
  if (!only) return null;
  // "Bump cals to 2450, marathon block starts" read as food and a run.
  if (more.length > 0) return intents.every((intent) => LOGS.has(intent.type) && !agrees(intent, act)) ? AGAINST : null;
  // What we refuse is certain.
  if (only.type === 'refused') return null;
  if (isNoLog(only) && act === 'log-food') return isOfSomebody(context) ? null : OTHERS;
  // "Yesterday for dinner" is the heading of what comes, and no copy of it.
  if (only.type === 'ask-what' && only.about === 'meal' && act === 'repeat' && (only.day !== undefined || only.time)) return null;
  if (only.type === 'ask-what') return !TOO_LITTLE.has(only.about) ? null : act === 'not-eaten' ? AGAINST : DOUBTED;
  if (agrees(only, act)) return null;
  return isDoubtful(only) || only.type === 'check' ? DOUBTED : AGAINST;
}

/** "The baby finally ate some broccoli": it begins with who did. */
const isOfSomebody = (context: TurnContext): boolean => chartOf(context).at[0]?.some(({ kind }) => kind === 'person') === true;

/** What the next text does not put right as easily. */
const GRAVE: ReadonlySet<Act> = new Set<Act>(['undo', 'delete', 'set-goal', 'remind', 'log-weight', 'chat']);

/** A question that nobody can answer, or what may be a cry for help: neither is mere talk. */
const isAsked = (intents: readonly Intent[], context: TurnContext): boolean =>
  intents.some((intent) => intent.type === 'not-understood' && intent.asked) || hasSafetyNote(context);

/** What is no understanding of a text. */
const isLost = (intent: Intent, context: TurnContext): boolean =>
  (intent.type === 'not-understood' && !intent.foreign) ||
  (intent.type === 'ask-what' && intent.about === 'wrong') ||
  (intent.type === 'delete' && handle(intent, context).replies.every(({ kind }) => kind === 'not_found'));

/** What we ask on about, where something was heard that may be eaten or done. */
const TOO_LITTLE: ReadonlySet<string> = new Set(['meal', 'workout']);
/** Food beside words that nothing explains. */
const isDoubtful = (intent: Intent): boolean =>
  intent.type === 'log-meal' && (intent.skipped ?? []).length + (intent.unplaced ?? []).length > 0;

/** "2000 cal". */
const isFigureAlone = (intent: Intent): boolean =>
  intent.type === 'log-meal' && intent.items.every(({ food, source }) => food === null && source === 'user');

/** Food that was taken to be asked about, or somebody else's. */
const isNoLog = (intent: Intent): boolean =>
  (intent.type === 'question' && (intent.topic.about === 'food' || (intent.topic.about === 'compare' && intent.topic.foods.length > 2))) ||
  (intent.type === 'chat' && intent.what === 'not-eaten');

/** What is logged of a text whose wording hardly tells of anything had or done is asked about first. */
const HARDLY = 0.01;
/** Acts that name food which nobody had. */
const ASKS: ReadonlySet<Act> = new Set<Act>(['ask-food', 'ask-advice', 'ask-left', 'ask-day', 'help', 'delete']);
const LOGS: ReadonlySet<Intent['type']> = new Set(['log-meal', 'log-workout']);

/**
 * What the wording of a text speaks for: taken where the rules and the reader made nothing of it, and where it is all but certain and
 * speaks against what they heard. Anything else stays as it was heard.
 */
export function heedingAct(intents: Intent[], context: TurnContext): Intent[] {
  if (intents.length === 0 || context.text.startsWith('/') || openQuestion(context) !== null || tellsOfOthers(context)) return intents;
  const { act, chance, tells } = actOf(context);
  const least = leastFor(intents, act, context);
  const taken = least !== null && chance >= least ? FILLS[act]?.(context) : null;
  if (taken) return [...taken];
  const asks = tells < HARDLY && ASKS.has(act) && intents.every((intent) => LOGS.has(intent.type) && !isFigureAlone(intent));
  return asks ? [{ type: 'check', choices: [intents] }] : intents;
}
