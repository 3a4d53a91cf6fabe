import type { Chart } from '../../language/chart.js';
import { fold } from '../../language/fold.js';
import type { Span } from '../../language/span.js';
import { saidOf, type Said } from '../asking/said.js';
import { isHarmless } from '../frames/harmless.js';
import { namesFood, SURE_FOOD } from '../matching-items.js';
import type { TurnContext } from '../turn-context.js';
import { entryMatches } from '../targets.js';
import type { Inquiry } from './inquiry.js';
import { stretchesOf, type Stretch } from './stretches.js';

/** A question that the words of a text make, what it names, and how much of what is told it explains. */
export interface Fit {
  inquiry: Inquiry;
  said: Said;
  named: readonly string[];
  share: number;
}

/** Words that tell nothing by themselves. */
const LIGHT: ReadonlySet<string> = new Set(['filler', 'determiner', 'article', 'and', 'be', 'it', 'in', 'for', 'mine-word']);
/** What a word counts that nothing explains: where it changes nothing, and elsewhere. */
const [HARMLESS, STRANGE] = [0.3, 1];
/** How well a word is explained by being a name: one that the user gave is meant. */
const namedCounts = ({ about }: Inquiry): number => (about === 'saved' ? 1 : 0.9);

export function fitOf(inquiry: Inquiry, chart: Chart, context: TurnContext): Fit | null {
  const said = saidOf(chart, inquiry.words);
  if (!inquiry.all.every((line) => said.has(...line))) return null;
  if (chart.at.flat().some((span) => inquiry.never.has(span.kind) && isFree(span, said))) return null;
  const stretches = inquiry.about === 'foods' ? withHeads(stretchesOf(said), context) : stretchesOf(said);
  const found = stretches.filter(({ words }) => KNOWS[inquiry.about](words, context));
  // Beside one that is known, what it is compared with is told to be unknown.
  const known = inquiry.about === 'foods' && found.length > 0 ? stretches : inquiry.about === 'kind' ? found.slice(0, 1) : found;
  const named = known.map(({ words }) => words);
  if (!ENOUGH[inquiry.about](named.length)) return null;
  const open = said.left.filter((at) => !known.some(({ from, to }) => from <= at && at < to));
  if (open.some((at) => chart.tokens[at]!.is === 'number' || namesFood(chart.tokens[at]!.word, context, SURE_FOOD))) return null;
  return { inquiry, said, named, share: shareOf(said, known, open, namedCounts(inquiry)) };
}

/** "Brown or white rice": what names no food by itself is of the one that stands behind. */
function withHeads(stretches: readonly Stretch[], context: TurnContext): Stretch[] {
  return stretches.map((one, at) => {
    const head = stretches[at + 1]?.words.split(' ').at(-1);
    const whole = head === undefined || isFood(one.words, context) ? null : `${one.words} ${head}`;
    return whole !== null && isFood(whole, context) ? { ...one, words: whole } : one;
  });
}

/** No word of it is one that the question itself is made of. */
const isFree = ({ from, to }: Span, { parts }: Said): boolean =>
  !parts.some((part) => part.from < to && from < part.to && part.spans.some(({ kind }) => !LIGHT.has(kind)));

type About = Inquiry['about'];
const isFood = (words: string, context: TurnContext) => namesFood(words, context, SURE_FOOD);
const KNOWS: Readonly<Record<About, (words: string, context: TurnContext) => boolean>> = {
  none: () => false,
  food: isFood,
  foods: isFood,
  logged: (words, { snapshot }) => snapshot.entries.some((entry) => entry.kind === 'meal' && entryMatches(entry, words)),
  kind: () => true,
  saved: (words, { snapshot }) => snapshot.saved.some(({ name }) => fold(name) === fold(words)),
};
const ENOUGH: Readonly<Record<About, (count: number) => boolean>> = {
  none: () => true,
  food: (count) => count === 1,
  foods: (count) => count > 1,
  logged: (count) => count === 1,
  kind: (count) => count === 1,
  saved: (count) => count === 1,
};

/** How much of what is told is explained. */
function shareOf({ chart, parts }: Said, named: readonly Stretch[], open: readonly number[], counts: number): number {
  const telling = parts.filter(({ spans }) => spans.some(({ kind }) => !LIGHT.has(kind)));
  const [said, told] = [telling, named].map((list) => list.reduce((sum, { from, to }) => sum + to - from, 0));
  const strange = open.reduce((sum, at) => sum + (isHarmless(chart, at) ? HARMLESS : STRANGE), 0);
  return (said! + counts * told!) / (said! + told! + strange);
}
