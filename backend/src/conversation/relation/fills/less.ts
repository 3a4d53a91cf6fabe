import { INQUIRING } from '../../../language/load-lexicons.js';
import { askingChart } from '../../asking/asking-chart.js';
import { ownLanguages } from '../../asking/languages-of.js';
import { saidOf } from '../../asking/said.js';
import { editIntent } from '../../frames/binding.js';
import { stretchesOf } from '../../inquiring/stretches.js';
import type { Change } from '../../intents/edit-words.js';
import { indexOf, namesFood, SURE_FOOD } from '../../matching-items.js';
import { announced } from './announced.js';
import type { Fill } from './try.js';

const LESS: ReadonlySet<Change['is']> = new Set(['remove', 'scale', 'note', 'amount']);
const NOTHING: ReadonlySet<string> = new Set();

/** What was not had of it: as a correction says it, else the foods that the text names. */
export const lessOfIt: Fill = ({ context, entry }) => {
  const heard = announced(context, LESS);
  if (heard || entry.kind !== 'meal') return heard;
  const said = saidOf(askingChart(context, ownLanguages(context), INQUIRING), NOTHING);
  const named = stretchesOf(said)
    .map(({ words }) => words)
    .filter((words) => indexOf(words, entry, context) >= 0 || namesFood(words, context, SURE_FOOD));
  // All of it did not go.
  if (named.length === 0 || named.length >= entry.items.length + 2) return null;
  return named.map((of) => editIntent(entry, { is: 'remove', of }));
};
