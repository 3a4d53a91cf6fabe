import { ordinary } from '../../food/retrieval/ordinary.js';
import type { ChatTopic } from '../intents/intent.js';
import type { Chart } from '../../language/chart.js';
import type { Span } from '../../language/span.js';
import { decided, type Hearing } from '../hearing/hearing.js';
import { namesFood } from '../matching-items.js';
import type { TurnContext } from '../turn-context.js';
import { saidOf, vocabulary, type Said, type Subject } from './said.js';

const WORDS = vocabulary(
  'talk-thanks talk-praise talk-nod talk-greet talk-bye talk-mood talk-hungry talk-already talk-wrong talk-beside no-sport day',
);
/** What each kind is, the most telling first. */
const KINDS: readonly (readonly [string, ChatTopic])[] = [
  ['talk-wrong', 'wrong-number'],
  ['talk-thanks', 'thanks'],
  ['talk-praise', 'thanks'],
  ['talk-already', 'already'],
  ['talk-hungry', 'hungry'],
  ['no-sport', 'nothing-eaten'],
  ['talk-greet', 'greeting'],
  ['talk-bye', 'ok'],
  ['talk-mood', 'ok'],
  ['talk-nod', 'ok'],
];
/** Words of no kind that may stand beside what is surely small talk: "thx champ". */
const MOST_STRANGE = 2;
const LONGEST = 14;

/** Thanks, greetings and the like, in any order, with a word or two beside them that no subject knows. */
export const hearSmallTalk: Subject = (chart, context) => talkIn(chart, context, STRONG);
/** The same with nods and moods, which may belong to what was said before and are heard behind it. */
export const hearNods: Subject = (chart, context) => (chart.at[0]?.some(asksBack) ? null : talkIn(chart, context, null));
/** "Is that good" is no nod. */
const asksBack = ({ kind }: Span): boolean => kind === 'q-be' || kind === 'q-yes';

const STRONG: ReadonlySet<string> = new Set(['talk-wrong', 'talk-thanks', 'talk-praise', 'talk-already', 'talk-greet', 'talk-bye']);
const FRIENDLY: ReadonlySet<string> = new Set(['talk-thanks', 'talk-greet', 'talk-bye']);

function talkIn(chart: Chart, context: TurnContext, among: ReadonlySet<string> | null): Hearing | null {
  if (chart.tokens.filter(({ is }) => is !== 'mark').length > LONGEST) return null;
  const said = saidOf(chart, WORDS);
  // "And the one before it, just testing".
  if (chart.at.some((spans) => spans.some(({ kind }) => kind === 'one-before'))) return null;
  const found = KINDS.find(([kind]) => said.has(kind));
  if (!found || (among && !among.has(found[0])) || showsFood(said, context)) return null;
  if (context.text.includes('?') && !(said.left.length === 0 && said.has('talk-greet', 'talk-nod', 'talk-wrong'))) return null;
  const strange = said.left.length <= (FRIENDLY.has(found[0]) ? MOST_STRANGE : 0) && said.left.every((at) => isNoFood(said, at, context));
  return strange ? decided({ type: 'chat', what: found[1] }) : null;
}

const PASTIME = vocabulary('pastime asks-else q-what q-yes q-be q-how q-when day day-word when time person it in for be');

/** "Did the jays win", "hows the weather": asked of the world, and never of the log. */
export const hearPastime: Subject = (chart, context) => {
  const said = saidOf(chart, PASTIME);
  const asks = context.text.includes('?') || said.parts[0]?.spans.some(({ kind }) => kind === 'asks-else' || kind.startsWith('q-'));
  if (!said.has('pastime') || !asks || said.left.length > MOST_STRANGE) return null;
  // "What did i eat at the game", "am i losing".
  const other =
    chart.at.some((spans) => spans.some(({ kind }) => kind === 'weights-word')) ||
    chart.at.some((spans) => spans.some(({ kind }) => kind === 'own')) ||
    said.left.some((at) => chart.at[at]!.some(({ kind }) => ASKS.has(kind) || LOG.has(kind)));
  return other ? null : decided({ type: 'not-understood', words: context.text, foreign: false });
};
const LOG: ReadonlySet<string> = new Set([
  'eat',
  'logged-word',
  'entries-word',
  'remaining',
  'micro',
  'burn-word',
  'drank',
  'may-i',
  'advice',
]);

/** Pictures of food beside it: a meal. */
const showsFood = ({ chart }: Said, context: TurnContext): boolean =>
  chart.tokens.some(({ is, word }) => is === 'mark' && word > '\u2100') && namesFood(context.text, context);

function isNoFood({ chart }: Said, at: number, context: TurnContext): boolean {
  const token = chart.tokens[at]!;
  if (token.is !== 'word' || (chart.at[at] ?? []).some(({ kind }) => ASKS.has(kind))) return false;
  return (ordinary(token.word)?.food ?? 0) === 0 && !namesFood(token.word, context);
}

/** Words of another subject are more than talk. */
const ASKS: ReadonlySet<string> = new Set(
  'undo redo delete remove add swap correct move question number share nutrient energy meal aim nudge digest water-word weigh-word sport-word q-what q-count'.split(
    ' ',
  ),
);
