import type { Entry } from '../../domain/entry.js';
import { covered, wordsOf } from '../../language/chart.js';
import { readText } from '../../reading/index.js';
import type { Amount } from '../../reading/reading.js';
import { partsOf } from '../../understanding/parts.js';
import { amountSpans } from '../frames/food-spans.js';
import { hearFrames } from '../frames/hear-frames.js';
import { openQuestion } from '../questions/ask.js';
import { chartOf } from '../frames/understand.js';
import { isAllFood, read, SURE_FOOD } from '../matching-items.js';
import { hearAnswer } from '../questions/hear-answer.js';
import { readingContext, type TurnContext } from '../turn-context.js';
import type { Hearing, Rule } from './hearing.js';

/** How long, in seconds, a text may go on with the one before. */
const SOON = 180;
/** What was said of a text that was not understood by itself. */
const OPEN: ReadonlySet<string> = new Set(['clarify', 'unknown']);

/**
 * A correction that is told over two texts: "the coffee from breakfast", "had no cream in it". The first changed nothing and was asked about;
 * both together say what is meant, of whatever entry the first one named.
 */
export const hearContinued: Rule = (context) => {
  const before = unfinished(context);
  const open = openQuestion(context);
  // An answer to what was asked is one, unless both texts name another entry than was asked about.
  if (before === null || (open !== null && open.ask !== 'wrong') || tellsMeal(context)) return null;
  const asked = open === null ? undefined : context.snapshot.entries.find(({ id }) => id === (open.draft as { entryId?: string }).entryId);
  for (const joint of [' ', ', ']) {
    const heard = hearFrames({ ...context, text: `${before}${joint}${context.text}` });
    if (heard && (hearAnswer(context) === null || !isOf(heard, asked))) return heard;
  }
  return null;
};

/** "Drank 20 oz", "had about 2 cups", and of what in the next text: "water i mean". `again` hears both as one. */
export const hearNamedBehind =
  (again: (context: TurnContext) => Hearing): Rule =>
  (context) => {
    const before = unfinished(context);
    const told = before === null ? null : onlyAmount({ ...context, text: before });
    const chart = chartOf(context);
    if (told === null || chart.tokens.some(({ is }) => is === 'number') || amountSpans({ chart, context }, 0).length > 0) return null;
    const { parts, left } = partsOf(chart, SILENT);
    const of = chart.tokens.filter((token, at) => token.is === 'word' && !parts.some(({ from, to }) => from <= at && at < to));
    const words = of.map(({ word }) => word).join(' ');
    // "A burger" is counted already.
    const counted = left.some((at) => chart.at[at - 1]?.some(({ kind }) => kind === 'article'));
    const one = left.length > 0 && !counted && read(words, context).length === 1 && isAllFood(words, context, SURE_FOOD);
    return one ? again({ ...context, text: `${told} ${words}` }) : null;
  };
const SILENT: ReadonlySet<string> = new Set([
  'filler',
  'correct',
  'subject',
  'eat',
  'be',
  'it',
  'determiner',
  'out-of',
  'only',
  'hour-lead',
]);

/** The amount that a text tells, where it tells nothing but that so much was had. */
function onlyAmount(context: TurnContext): string | null {
  const chart = chartOf(context);
  const { tokens } = chart;
  const said = tokens.flatMap((_, from) => amountSpans({ chart, context }, from).filter(({ to }) => to === tokens.length))[0];
  const silent = said && tokens.slice(0, said.from).every(({ is }, at) => is === 'mark' || covered(chart, at, SILENT));
  return said && silent && (said.value as Amount).unit !== null ? wordsOf(chart, said.from, said.to) : null;
}

/** "Had 2 more pancakes" says all by itself. */
const tellsMeal = ({ text, snapshot, now, table }: TurnContext): boolean =>
  readText(text, readingContext(snapshot, now), table).meals.some(({ items }) => items.some(({ nutrients }) => nutrients !== null));

const isOf = (heard: Hearing, asked: Entry | undefined): boolean =>
  heard.type === 'decided' &&
  heard.intents.every((intent) => intent.type === 'edit' && intent.target?.by === 'numbers' && intent.target.numbers[0] === asked?.number);

/** The text before, where nothing came of it but a question. */
function unfinished({ snapshot: { recent, changes, lastSent }, now, text }: TurnContext): string | null {
  const before = recent.at(-1);
  if (!before || !lastSent || !OPEN.has(lastSent.kind) || lastSent.at < before.at || before.text.startsWith('/') || text.startsWith('/'))
    return null;
  const late = now.getTime() - Date.parse(before.at) > SOON * 1000;
  return late || changes.some(({ id }) => id === before.id) ? null : before.text.toLowerCase();
}
