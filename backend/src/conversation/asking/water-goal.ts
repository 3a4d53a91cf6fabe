import { WATER_GOAL_BOUNDS } from '../../domain/reminder-settings.js';
import { decided } from '../hearing/hearing.js';
import { type Said, saidOf, vocabulary, type Subject } from './said.js';
import { waterIn } from './water.js';

const WORDS = vocabulary(
  'water-word bottle-own volume number share fraction drank goal-word aim aims aim-at aim-with begins from-now per-day every-day be make to in for by it drop-goal any-more',
);

/** What is to be drunk a day: "water goal 2 l", "aim for 8 glasses of water a day", "remove my water goal". What was drunk has no word for a goal. */
export const hearWaterGoal: Subject = (chart, context) => {
  const said = saidOf(chart, WORDS);
  if (said.left.length > 0 || context.text.includes('?')) return null;
  // "Make that 24 oz" puts right what was drunk.
  const daily = said.has('per-day', 'every-day', 'from-now');
  const [goal, drank] = [placeOf(said, 'goal-word', 'aim', 'aims', ...(daily ? ['aim-at'] : [])), placeOf(said, 'drank')];
  // "Drank 64 oz of water, my goal."
  if (!said.has('water-word') || goal < 0 || (drank >= 0 && drank < goal)) return null;
  if (said.has('drop-goal')) return decided({ type: 'settings', set: { waterGoalMl: null } });
  const ml = said.has('volume') ? waterIn(said) : null;
  const [least, most] = WATER_GOAL_BOUNDS;
  return ml !== null && ml >= least && ml <= most ? decided({ type: 'settings', set: { waterGoalMl: ml } }) : null;
};

const placeOf = ({ parts }: Said, ...kinds: string[]): number =>
  parts.findIndex(({ spans }) => spans.some(({ kind }) => kinds.includes(kind)));
