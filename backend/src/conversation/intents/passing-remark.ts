import { splitAtBlanks } from '../../language/letters.js';
import { ordinary } from '../../food/retrieval/ordinary.js';
import { builtInTable } from '../../food/index.js';
import { stemWord } from '../../food/words.js';
import type { Span, When } from '../../language/span.js';
import { fold } from '../../language/fold.js';
import type { ReadItem } from '../../reading/reading.js';
import { isOfWorkout } from '../frames/binding.js';
import { lastOf } from '../frames/talk.js';
import { understand } from '../frames/understand.js';
import { namesFood } from '../matching-items.js';
import { isElse } from '../ordinary-word.js';
import { openQuestion } from '../questions/ask.js';
import { stems } from '../targets.js';
import { senseOfContext } from '../safety/hear-safety.js';
import type { TurnContext } from '../turn-context.js';

/** How long after an entry words may still be a remark about it, in seconds. */
const BESIDE = 600;
const MOST_WORDS = 7;

/** What is counted, asked for or put right is no remark. */
const TELLS: ReadonlySet<string> = new Set(
  splitAtBlanks(`undo redo delete add swap move save question number share amount kcal figure minutes way sizeword meal when nutrient unit setting remind future
   not-eat remove lacking make left shared gave lost double triple more another same eat eaten-share eat-it not refill seconds followed ordinal other again`),
);

/**
 * "Felt good", "pretty hilly", "with the guys", right behind an entry or beside our question about a workout: words of ordinary talk, and
 * no food among them. Elsewhere a sentence is answered: "work is insane today".
 */
export function passing(context: TurnContext): 'ok' | 'noted' | null {
  const { talk } = understand(context);
  const { tokens, at } = talk.chart;
  const words = tokens.filter(({ is }) => is === 'word').length;
  if (context.text.includes('?') || words < 2 || words > MOST_WORDS) return null;
  const near = (lastOf(talk) !== null && talk.age <= BESIDE) || openQuestion(context)?.ask === 'workout';
  const tells = (span: Span) => TELLS.has(span.kind) && (near || !isOfToday(span));
  if (tokens.some(({ is }) => is === 'number') || at.some((spans) => spans.some(tells))) return null;
  if (!tokens.every(({ is, word }, i) => is === 'mark' || isElse(word) || at[i]!.length > 0 || isOrdinary(word)) || namesOwn(context))
    return null;
  if (near) return 'ok';
  // What may be a cry for help gets its own line.
  if (senseOfContext(context) !== null) return null;
  // By itself it is a sentence of common words, and of somebody.
  const sentence = at.some((spans) => spans.some(({ kind }) => SENTENCE.has(kind)));
  return sentence && tokens.every(({ is, word }) => is === 'mark' || isElse(word) || ordinary(word) === null || isOrdinary(word))
    ? 'noted'
    : null;
}
/** "Today", "tomorrow", "all week", where nothing was told that it could be of. */
const isOfToday = ({ kind, value }: Span): boolean =>
  kind === 'future' ||
  (kind === 'share' && value === 1) ||
  (kind === 'when' && (value as When).meal === null && (value as When).time === null);
const SENTENCE: ReadonlySet<string> = new Set(['be', 'subject', 'person', 'not']);

/** Behind a workout, or our question about one, food of which no word is told: "pretty hilly" is no cheesesteak, "3 mph" no stew. */
export function isSlip(items: readonly ReadItem[], context: TurnContext): boolean {
  const ofWorkout = openQuestion(context)?.ask === 'workout' || isOfWorkout(understand(context).talk);
  const { forms } = context.table ?? builtInTable();
  const isTold = ({ words, name }: ReadItem): boolean =>
    stems(words).some((word) => forms.postings.has(word) || forms.exact.has(word) || stems(name).includes(word)) ||
    fold(words)
      .split(' ')
      .some((word) => forms.exact.has(stemWord(word)) || forms.postings.has(stemWord(word)));
  return ofWorkout && !items.some(isTold);
}

/** A word of ordinary language, however rare, that is no food. */
const isOrdinary = (word: string): boolean => ordinary(word)?.food === 0;

/** Food that is named by a word of its own, and not by a slip. */
const namesOwn = (context: TurnContext): boolean =>
  context.text.split(' ').some((word) => !isOrdinary(word.toLowerCase()) && namesFood(word, context, 0.8));
