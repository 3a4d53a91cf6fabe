import type { FoodTable } from '../../food/index.js';
import { languageOf } from '../../reading/index.js';
import type { Reading } from '../../reading/reading.js';
import { finish } from '../finish.js';
import type { Hearing } from '../hearing/hearing.js';
import { withoutSignature } from '../hearing/ignorable.js';
import type { HeardText } from '../heard.js';
import type { Outcome } from '../outcome.js';
import { readable } from '../readable.js';
import { turnContextOf, type TurnContext } from '../turn-context.js';
import type { Snapshot } from '../snapshot.js';
import { hear, settle } from '../turn.js';
import { isOpen } from './is-open.js';
import { questionOf } from './question-of.js';
import { takeAnswer } from './take-answer.js';
import type { TurnAnswer } from './turn-answer.js';
import type { TurnQuestion } from './turn-question.js';

/** What the built-in engine makes of a text: `own` where it had to be read. */
export interface Heard {
  hearing: Hearing;
  own: Reading | null;
  outcome: Outcome;
}

/** What a model is to be asked about the turn; null where there is nothing to ask. */
export function turnQuestion(heard: HeardText, made: Heard, snapshot: Snapshot, now: Date, table?: FoodTable): TurnQuestion | null {
  const { context } = around(heard, snapshot, now, table);
  return isOpen(made.hearing, made.own, made.outcome, context) ? questionOf(made.outcome, context) : null;
}

/** What comes of a model's answer about the turn; `refused` where it names what is not there, null where it has nothing to say. */
export function decideTurn(
  heard: HeardText,
  answer: TurnAnswer,
  snapshot: Snapshot,
  now: Date,
  table?: FoodTable,
): Outcome | 'refused' | null {
  const own = settle(hear(heard, snapshot, now, table), heard, null, snapshot, now, table);
  const { context, cut, heardLanguage } = around(heard, snapshot, now, table);
  const taken = takeAnswer(answer, own, context);
  if (taken.type !== 'intents') return taken.type === 'refused' ? 'refused' : null;
  return finish([...taken.intents], context, { cut, heardLanguage });
}

function around(heard: HeardText, snapshot: Snapshot, now: Date, table?: FoodTable) {
  const { text, cut } = readable(heard, snapshot);
  const heardLanguage = languageOf(text, null);
  const lang = heardLanguage ?? snapshot.user.language;
  const context: TurnContext = turnContextOf({
    heard,
    text: withoutSignature(text),
    snapshot,
    now,
    lang,
    reading: null,
    modelMissed: false,
    table,
  });
  return { context, cut, heardLanguage };
}
