import { answerQuestion } from '../answers/registry.js';
import type { Decision } from '../decision.js';
import type { TurnContext } from '../turn-context.js';
import { answerPending, dropPending } from './answer-pending.js';
import { check } from './check.js';
import { remove } from './delete.js';
import { edit } from './edit.js';
import * as fixed from './fixed.js';
import { changeSettings, clearGoals, setGoal } from './goals-and-settings.js';
import type { Intent, IntentOf, IntentType } from './intent.js';
import { logMeal } from './log-meal.js';
import { logWorkout } from './log-workout.js';
import { askGoal } from './ask-goal.js';
import * as plain from './plain.js';
import { ask, openQuestion } from '../questions/ask.js';
import { repeat } from './repeat.js';
import { seen } from './seen.js';
import { deleteSaved, forgetMemory, remember, saveMeal } from './saved-meals.js';
import { redo, undo } from './undo.js';
import { logWater, logWeight } from './water-and-weight.js';

export interface Handler<T extends IntentType> {
  handle: (intent: IntentOf<T>, context: TurnContext) => Decision;
  /** Whether a text with this intent uses up one of the plan's daily texts. */
  counts: boolean;
}

const counted = <T extends IntentType>(handle: Handler<T>['handle']): Handler<T> => ({ handle, counts: true });
const free = <T extends IntentType>(handle: Handler<T>['handle']): Handler<T> => ({ handle, counts: false });

/** One handler for every intent: leaving one out does not compile. Keywords, noise, corrections, answers and undo are free. */
export const HANDLERS: { [T in IntentType]: Handler<T> } = {
  ignored: free(fixed.ignored),
  'media-only': free(plain.mediaOnly),
  'media-meal': free(plain.mediaMeal),
  seen: counted(seen),
  'opt-out': free(fixed.optOut),
  'opt-in': free(fixed.optIn),
  'compliance-help': free(fixed.complianceHelp),
  'opted-out-text': free(fixed.optedOutText),
  'unknown-sender': free(fixed.unknownSender),
  safety: free(fixed.safety),
  'echoed-code': free(plain.echoedCode),
  'answer-pending': free(answerPending),
  'drop-pending': free(dropPending),
  check: free(check),
  usage: counted(plain.usage),
  help: counted(plain.help),
  'log-meal': counted(logMeal),
  'log-workout': counted(logWorkout),
  'log-water': counted(logWater),
  'log-weight': counted(logWeight),
  edit: free(edit),
  delete: free(remove),
  undo: free(undo),
  redo: free(redo),
  repeat: counted(repeat),
  'save-meal': counted(saveMeal),
  'delete-saved': counted(deleteSaved),
  'set-goal': counted(setGoal),
  'clear-goals': counted(clearGoals),
  'ask-goal': counted(askGoal),
  settings: counted(changeSettings),
  question: counted(({ topic }, context) => remembering(topic, answerQuestion(topic, context), context)),
  'skip-meal': counted(plain.skipMeal),
  plan: counted(plain.plan),
  handoff: free(fixed.handoff),
  remember: counted(remember),
  'forget-memory': counted(forgetMemory),
  chat: counted(plain.chat),
  refused: counted(plain.refused),
  future: counted(plain.future),
  'ask-what': counted(plain.askWhat),
  'text-limit': free(plain.textLimit),
  'not-understood': counted(plain.notUnderstood),
  deferred: counted(plain.deferred),
};

/** What was asked is kept for what may be asked on from it, unless a question of ours is open. */
function remembering(topic: IntentOf<'question'>['topic'], made: Decision, context: TurnContext): Decision {
  const open = openQuestion(context);
  if (made.pending !== undefined || (open && open.ask !== 'topic') || !FOLLOWED.has(topic.about)) return made;
  return { ...made, pending: ask('topic', [], { topic }, context) };
}

const FOLLOWED: ReadonlySet<string> = new Set([
  'list',
  'total',
  'summary',
  'left',
  'average',
  'extremes',
  'burned',
  'whether',
  'week',
  'goals',
  'most',
  'logged',
  'plan',
  'upgrade',
  'billing',
  'compare',
  'burn-of',
  'way',
]);

export function handle(intent: Intent, context: TurnContext): Decision {
  return (HANDLERS[intent.type] as Handler<IntentType>).handle(intent, context);
}
