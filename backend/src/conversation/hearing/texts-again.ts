import { WAYS_ASKED } from '../../language/load-lexicons.js';
import { askingChart } from '../asking/asking-chart.js';
import { saidOf, vocabulary } from '../asking/said.js';
import type { TurnContext } from '../turn-context.js';

const WORDS = vocabulary('rejoin texts-of-ours rejoin-beside again-word');
const MOST_WORDS = 10;

/**
 * A clear wish to get texts again: every word belongs to it, and none denies it. Somebody who opted out may leave out what is wished
 * ("turn it back on"); of anybody else both must be said, so that "i want to get texts again" is never a wish for none.
 */
export function wantsTextsAgain(context: TurnContext): boolean {
  const { text, snapshot } = context;
  if (text.startsWith('/') || text.includes('?') || text.split(' ').length > MOST_WORDS) return false;
  const said = saidOf(askingChart(context, ['en', 'fr', 'es'], WAYS_ASKED), WORDS);
  if (said.left.length > 0 || !said.has('rejoin')) return false;
  return snapshot.user.optedOut || (said.has('texts-of-ours') && said.has('again-word'));
}
