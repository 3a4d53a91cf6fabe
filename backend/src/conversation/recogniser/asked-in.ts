import { INQUIRING } from '../../language/load-lexicons.js';
import { askingChart } from '../asking/asking-chart.js';
import { ownLanguages } from '../asking/languages-of.js';
import { type Said, saidOf } from '../asking/said.js';
import { ALL_INQUIRIES } from '../inquiring/inquiry.js';
import { stretchesOf } from '../inquiring/stretches.js';
import { namesFood, SURE_FOOD } from '../matching-items.js';
import type { TurnContext } from '../turn-context.js';

/** All that a question may be made of. */
const ASKED: ReadonlySet<string> = new Set(ALL_INQUIRIES.flatMap(({ words }) => [...words]));

/** What a text says of all that can be asked about: days, meals, nutrients, sports. */
export const askedIn = (context: TurnContext): Said => saidOf(askingChart(context, ownLanguages(context), INQUIRING), ASKED);

/** The foods that a text names, in its order. */
export const foodsIn = (said: Said, context: TurnContext): string[] =>
  stretchesOf(said)
    .map(({ words }) => words)
    .filter((words) => namesFood(words, context, SURE_FOOD));
