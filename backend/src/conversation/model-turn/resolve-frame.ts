import type { Intent } from '../intents/intent.js';
import type { TurnContext } from '../turn-context.js';
import * as edits from './edits-by-model.js';
import { namedBy } from './frame-parts.js';
import * as told from './told-by-model.js';
import type { TurnAct, TurnFrame } from './turn-answer.js';

type Resolve = (frame: TurnFrame, context: TurnContext) => Intent[] | null;

/** One line for every act but `candidate`: leaving one out does not compile. */
const ACTS: Readonly<Record<Exclude<TurnAct, 'candidate'>, Resolve>> = {
  log: told.log,
  add: edits.add,
  amount: edits.amount,
  size: edits.size,
  share: edits.share,
  figure: edits.figure,
  minutes: edits.minutes,
  distance: edits.distance,
  replace: edits.replace,
  remove: edits.remove,
  'put-back': edits.putBack,
  move: edits.move,
  delete: (frame, context) => {
    const named = namedBy(frame, context);
    return named && named.item === null ? [{ type: 'delete', target: { by: 'numbers', numbers: [named.entry.number] } }] : null;
  },
  undo: () => [{ type: 'undo' }],
  redo: () => [{ type: 'redo' }],
  repeat: told.repeat,
  save: told.save,
  saved: told.saved,
  water: told.water,
  weight: told.weight,
  name: told.name,
  goal: told.goal,
  remind: told.remind,
  answer: told.answer,
  'day-so-far': told.daySoFar,
  'left-today': told.leftToday,
  'figures-of': told.figuresOf,
  plan: told.plan,
  'not-eaten': () => [{ type: 'chat', what: 'not-eaten' }],
  nothing: () => [{ type: 'chat', what: 'noted' }],
};

/** What a frame of a model asks for, in intents of ours; null where its numbers stand for nothing. */
export function resolveFrame(frame: TurnFrame, candidates: readonly (readonly Intent[])[], context: TurnContext): readonly Intent[] | null {
  if (frame.act === 'candidate') return candidates[frame.candidate - 1] ?? null;
  return ACTS[frame.act](frame, context);
}
