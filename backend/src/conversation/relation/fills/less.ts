import { INQUIRING } from '../../../language/load-lexicons.js';
import { askingChart } from '../../asking/asking-chart.js';
import { ownLanguages } from '../../asking/languages-of.js';
import { saidOf } from '../../asking/said.js';
import { editIntent } from '../../frames/binding.js';
import { stretchesOf } from '../../inquiring/stretches.js';
import type { MealEntry } from '../../../domain/entry.js';
import type { Change } from '../../intents/edit-words.js';
import type { Intent } from '../../intents/intent.js';
import type { TurnContext } from '../../turn-context.js';
import { indexOf, namesFood, SURE_FOOD } from '../../matching-items.js';
import { announced } from './announced.js';
import type { Fill } from './try.js';

const LESS: ReadonlySet<Change['is']> = new Set(['remove', 'scale', 'note', 'amount']);
const NOTHING: ReadonlySet<string> = new Set();

/** What was not had of it: as a correction says it, else the foods that the text names. */
export const lessOfIt: Fill = ({ context, entry }) => {
  const heard = announced(context, LESS);
  if (heard || entry.kind !== 'meal') return heard;
  return named(context, entry, false);
};

/** The foods of the entry alone that a text names, without what a correction makes of it: "the banana came home again". */
export const namedOfIt: Fill = ({ context, entry }) => (entry.kind === 'meal' ? named(context, entry, true) : null);

function named(context: TurnContext, entry: MealEntry, only: boolean): Intent[] | null {
  const said = saidOf(askingChart(context, ownLanguages(context), INQUIRING), NOTHING);
  const foods = stretchesOf(said)
    .map(({ words }) => words)
    .filter((words) => indexOf(words, entry, context) >= 0 || (!only && namesFood(words, context, SURE_FOOD)));
  // All of it did not go.
  if (foods.length === 0 || foods.length >= entry.items.length + (only ? 0 : 2)) return null;
  return foods.map((of) => editIntent(entry, { is: 'remove', of }));
}
