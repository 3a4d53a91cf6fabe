import { INQUIRING } from '../../../language/load-lexicons.js';
import { askingChart } from '../../asking/asking-chart.js';
import { ownLanguages } from '../../asking/languages-of.js';
import { saidOf } from '../../asking/said.js';
import { ALL_INQUIRIES } from '../../inquiring/inquiry.js';
import { stretchesOf } from '../../inquiring/stretches.js';
import { chartOf } from '../../frames/understand.js';
import { namesFood, SURE_FOOD } from '../../matching-items.js';
import { deletion } from '../../recogniser/fill-entries.js';
import { entryMatches } from '../../targets.js';
import type { Fill } from './try.js';

const ASKED: ReadonlySet<string> = new Set(ALL_INQUIRIES.flatMap(({ words }) => [...words]));

/** The entry before, or what is named instead of it. */
export const goneWithIt: Fill = ({ scene, entry }) => {
  // What stands once was not logged twice.
  if (
    chartOf(scene)
      .at.flat()
      .some(({ kind }) => kind === 'twice')
  )
    return null;
  const said = saidOf(askingChart(scene, ownLanguages(scene), INQUIRING), ASKED);
  const foods = stretchesOf(said)
    .map(({ words }) => words)
    .filter((words) => namesFood(words, scene, SURE_FOOD));
  const [only, ...more] = foods;
  const whole: ReturnType<Fill> = [{ type: 'delete', target: { by: 'numbers', numbers: [entry.number] } }];
  if (only === undefined) return said.has('sport-word') && entry.kind === 'meal' ? null : whole;
  if (entry.kind === 'meal' && entry.items.length === 1 && foods.some((words) => entryMatches(entry, words))) return whole;
  return more.length === 0 ? deletion(said, foods, scene) : null;
};
