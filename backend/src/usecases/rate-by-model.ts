import type { Outcome, Snapshot } from '../ports/store.js';
import type { World } from './world.js';

/**
 * The outcome with the ratings of a model, for who is shown ratings; the formula's stands where there is none. Asked for the meals of this
 * text only, and before the commit, so that a meal is never seen with one rating and then another.
 */
export async function rateByModel({ rater }: Pick<World, 'rater'>, outcome: Outcome, { user, capabilities }: Snapshot): Promise<Outcome> {
  if (!rater || !capabilities.healthRating) return outcome;
  const events = await Promise.all(
    outcome.events.map(async (event) => {
      if (event.type !== 'meal-logged' || event.entry.health === null) return event;
      const health = await rater.rate(event.entry.items, user.language);
      return health ? { ...event, entry: { ...event.entry, health } } : event;
    }),
  );
  return { ...outcome, events };
}
