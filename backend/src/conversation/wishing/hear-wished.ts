import { WISHING } from '../../language/load-lexicons.js';
import type { Language } from '../../reading/reading.js';
import { askingChart } from '../asking/asking-chart.js';
import { languagesOf } from '../asking/languages-of.js';
import type { Hearing, Rule } from '../hearing/hearing.js';
import type { TurnContext } from '../turn-context.js';
import { type Fit, fitOf } from './fit.js';
import { RESOLVERS } from './resolve.js';
import { ALL_WISHES } from './wish.js';

/** Longer texts tell of meals. */
const MOST_LENGTH = 200;
/** How much of what a text tells a wish must explain. */
const LEAST = 0.55;
/** The same behind a reminder, of an hour: "8:30 during harvest". */
const LEAST_OF_HOUR = 0.3;

/**
 * What is asked for in words that no subject knows as a whole: the wish that explains most of what the text tells, where all
 * that it needs is told, and no food.
 */
export const hearWished: Rule = (context) => {
  if (context.text.length > MOST_LENGTH || context.text.startsWith('/')) return null;
  for (const languages of languagesOf(context)) {
    const heard = wishedIn(context, languages);
    if (heard) return heard;
  }
  return null;
};

function wishedIn(context: TurnContext, languages: readonly Language[]): Hearing | null {
  const chart = askingChart(context, languages, WISHING);
  const fits = ALL_WISHES.map((wish) => fitOf(wish, chart, context)).filter((fit) => fit !== null && fit.share >= leastOf(fit));
  for (const fit of fits.toSorted((a, b) => b!.share - a!.share)) {
    const heard = RESOLVERS[fit!.wish.name]!(fit!.said, context);
    if (heard) return heard;
  }
  return null;
}

const leastOf = ({ wish }: Fit): number => (wish.name === 'set-again-hour' ? LEAST_OF_HOUR : LEAST);
