import type { AskedRating } from '../ports/reading/meal-rater.js';
import type { Outcome, Snapshot } from '../ports/storage/texts/store.js';
import type { Spent } from './ask-turn.js';
import { overspent } from './within-means.js';
import type { Dependencies } from './dependencies.js';

type RateDependencies = Pick<Dependencies, 'rater' | 'store' | 'rules'>;

/**
 * The outcome with the ratings of a model, for who is shown ratings; the formula's stands where there is none, or where the month's money is
 * spent. Asked for the meals of this text only, and before the commit, so that a meal is never seen with one rating and then another.
 */
export async function rateByModel(
  deps: RateDependencies,
  outcome: Outcome,
  { user, capabilities }: Snapshot,
  at: Date,
): Promise<{ outcome: Outcome; spent: Spent | null }> {
  const { rater } = deps;
  if (!rater || !capabilities.healthRating) return { outcome, spent: null };
  let spent: Spent | null = null;
  const ask = async (items: Parameters<typeof rater.rate>[0]): Promise<AskedRating | null> =>
    (await rater.rateKept(items, user.language)) ?? ((await overspent(deps, user.id, at)) ? null : await rater.rate(items, user.language));
  const events = await Promise.all(
    outcome.events.map(async (event) => {
      if (event.type !== 'meal-logged' || event.entry.health === null || event.entry.items.length === 0) return event;
      const asked = await ask(event.entry.items);
      if (!asked) return event;
      const { health, tokensIn, tokensOut } = asked;
      if (tokensIn + tokensOut > 0) spent = { tokensIn: (spent?.tokensIn ?? 0) + tokensIn, tokensOut: (spent?.tokensOut ?? 0) + tokensOut };
      return health ? { ...event, entry: { ...event.entry, health } } : event;
    }),
  );
  return { outcome: { ...outcome, events }, spent };
}
