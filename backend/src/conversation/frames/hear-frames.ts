import { decided, type Rule } from '../hearing/hearing.js';
import type { Chart } from '../../language/chart.js';
import { said } from '../../language/said.js';
import { fold } from '../../language/fold.js';
import type { IntentOf } from '../intents/intent.js';
import { eachOnce } from './each-once.js';
import { repeated } from '../intents/repeat.js';
import type { TurnContext } from '../turn-context.js';
import type { Frame } from './frame.js';
import { understand } from './understand.js';

/** What is put right, taken back or added, in any of the sentences we know; only where they explain the whole text. */
export const hearFrames: Rule = (context) => {
  if (context.text.startsWith('/')) return null;
  const { frames, left, around, talk } = understand(context);
  if ((talk.chart.at[0] ?? []).some(({ kind }) => kind === 'question')) return null;
  if (onlyAsks(context, talk.chart)) return null;
  const intents = eachOnce(frames.flatMap(({ proposal }) => proposal.intents));
  // The name of a saved meal means that meal.
  const words = fold(context.text);
  if (context.snapshot.saved.some(({ name }) => words.includes(fold(name))) && intents.some(({ type }) => type !== 'repeat')) return null;
  // What is said of a copy must fit what is repeated.
  if (intents.some((intent) => intent.type === 'repeat' && !isClear(intent, context))) return null;
  // What is told beside something taken away is a meal of its own.
  if (intents.some(({ type }) => type === 'undo' || type === 'delete') && intents.some(({ type }) => type === 'edit')) return null;
  const explained = frames.reduce((sum, { match }) => sum + match.to - match.from, 0);
  if (around > 0 && (around > explained || !frames.every(points))) return null;
  return intents.length > 0 && left.length === 0 ? decided(...intents) : null;
};

const VERBS = said('asks-verb');
const LITTLE: ReadonlySet<string> = new Set(['filler', 'and', 'correct', 'day', 'when', 'same-of', 'undone-thing']);

/** "Is 1200 too low", "and yesterday?": asked, and nothing is to be changed. */
function onlyAsks({ text }: TurnContext, { tokens, at }: Chart): boolean {
  // "Are you stupid it was turkey" puts right.
  if (VERBS.has(tokens[0]?.word ?? '') && !at[0]!.some(({ kind }) => kind === 'correct')) return true;
  return text.includes('?') && tokens.every(({ is }, i) => is === 'mark' || at[i]!.some(({ kind }) => LITTLE.has(kind)));
}

/** A request that names what it is about may stand among words that change nothing: "that pizza was for yesterday, i just forgot". */
const points = ({ match: { sentence, bindings, concepts } }: Frame): boolean =>
  !sentence.act.endsWith('?') &&
  (NAMES.some((name) => bindings[name] !== undefined) || (sentence.act === 'when' && PAST.every((name) => concepts.includes(name))));
/** "That was yesterday i fell asleep before i could text". */
const PAST = ['it', 'be'] as const;
const NAMES = ['item', 'entry', 'workout', 'nth'] as const;

/** Nothing to repeat is an answer; words beside it that are not understood are none. */
const isClear = (intent: IntentOf<'repeat'>, context: TurnContext): boolean =>
  intent.tweak === undefined ||
  repeated(intent, context) !== null ||
  (intent.what.from === 'day' && repeated({ ...intent, tweak: undefined }, context) === null);
