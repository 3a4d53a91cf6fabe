import type { Intent } from '../intents/intent.js';
import type { Related } from './relate.js';
import type { Relation } from './relations.js';

/** What a text was heard to be: one of these relations, nothing that is understood, something to be asked about, or what a food was. */
export type Heard = readonly Relation[] | 'lost' | 'asked' | 'told';

/** No chance is as high. */
const NEVER = 2;
/**
 * How likely each relation must be where nothing was understood, where it would be asked whether food is new, and where it speaks against
 * what was heard; what the next text does not put right as easily more so.
 */
const LEAST: Readonly<Record<Relation, Readonly<Record<'lost' | 'asked' | 'against' | 'told', number>>>> = {
  more: { lost: 0.7, asked: 0.7, against: NEVER, told: NEVER },
  kind: { lost: 0.5, asked: 0.5, against: 0.65, told: NEVER },
  amount: { lost: 0.5, asked: 0.5, against: 0.75, told: NEVER },
  swap: { lost: 0.5, asked: 0.5, against: 0.65, told: NEVER },
  less: { lost: 0.5, asked: 0.5, against: 0.65, told: NEVER },
  gone: { lost: 0.85, asked: NEVER, against: 0.8, told: 0.95 },
  when: { lost: 0.75, asked: 0.75, against: 0.8, told: 0.95 },
  figures: { lost: 0.5, asked: 0.6, against: 0.65, told: NEVER },
  again: { lost: 0.7, asked: NEVER, against: 0.65, told: NEVER },
  remark: { lost: 0.97, asked: NEVER, against: 0.8, told: NEVER },
  ask: { lost: NEVER, asked: NEVER, against: NEVER, told: NEVER },
  other: { lost: NEVER, asked: NEVER, against: NEVER, told: NEVER },
};
/** How unlikely what was heard must be by the relations it may be. */
const HARDLY = 0.25;
/** So likely something is new although something was to be put right. */
const LIKELY = 0.85;
/** So many minutes later, food that is known by itself is hardly said of what stands unless that is all but certain; training sooner. */
const [LATER, SOON, CERTAIN] = [45, 15, 0.985];

/** What is taken instead of what was heard; null where that stands. `points`: the text says "it" of something. */
export function wantedOf(
  heard: Heard,
  intents: readonly Intent[],
  related: Related,
  minutes: number,
  points: boolean,
): Related[number] | null {
  const [best] = related;
  const how = typeof heard === 'string' ? heard : 'against';
  if (!best || best.chance < leastOf(best.relation, how, intents, minutes)) return null;
  const sure = best.chance >= CERTAIN;
  // "Dinner was great" tells no time of what stands.
  if (best.relation === 'when' && !(sure && points) && intents.some((intent) => intent.type === 'ask-what' && intent.about === 'meal'))
    return null;
  // What was to be put right is nothing new, and what was to be told is no remark.
  if (
    how === 'lost' &&
    ((best.relation === 'more' && best.chance < LIKELY) || best.relation === 'remark') &&
    intents.some(({ type }) => type === 'ask-what')
  )
    return null;
  const stands =
    typeof heard === 'string' ? 0 : related.reduce((sum, { relation, chance }) => sum + (heard.includes(relation) ? chance : 0), 0);
  return stands <= HARDLY ? best : null;
}

/** `minutes`: between what stands and the text. */
function leastOf(relation: Relation, how: 'lost' | 'asked' | 'against' | 'told', intents: readonly Intent[], minutes: number): number {
  const late = minutes > (intents.some(({ type }) => type === 'log-workout') ? SOON : LATER);
  return Math.max(LEAST[relation][how], (how === 'against' || how === 'told') && late ? CERTAIN : 0);
}
