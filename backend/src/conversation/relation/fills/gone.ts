import { chartOf } from '../../frames/understand.js';
import { askedIn, foodsIn } from '../../recogniser/asked-in.js';
import { deletion } from '../../recogniser/fill-entries.js';
import { entryMatches } from '../../targets.js';
import type { Fill } from './try.js';

/** The entry before, or what is named instead of it. */
export const goneWithIt: Fill = ({ context, entry }) => {
  const spans = chartOf(context).at.flat();
  // What stands once was not logged twice.
  if (spans.some(({ kind }) => kind === 'twice')) return null;
  const said = askedIn(context);
  const foods = foodsIn(said, context);
  const whole: ReturnType<Fill> = [{ type: 'delete', target: { by: 'numbers', numbers: [entry.number] } }];
  if (foods.length === 0) return said.has('sport-word') && entry.kind === 'meal' ? null : whole;
  if (entry.kind === 'meal' && entry.items.length === 1 && foods.some((words) => entryMatches(entry, words))) return whole;
  return foods.length === 1 ? deletion(said, foods, context) : null;
};
