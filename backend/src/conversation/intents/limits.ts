import { withinLimit } from '../../domain/plan.js';
import type { ReplyDraft } from '../decision.js';
import type { Event } from '../events.js';
import type { TurnContext } from '../turn-context.js';
import { upgradeLink } from '../upgrade-link.js';

/** What keeps one more meal or workout, or `more` of them, from being stored: words for the user, and the notice to record; null when it may be. */
export function entryLimit(
  kind: 'meals' | 'workouts',
  what: string,
  context: TurnContext,
  more = 1,
): { said: ReplyDraft; events: Event[] } | null {
  const { snapshot, say } = context;
  const limit = kind === 'meals' ? snapshot.capabilities.mealsPerDay : snapshot.capabilities.workoutsPerDay;
  if (withinLimit(snapshot.used[kind] + more - 1, limit)) return null;
  const text =
    kind === 'meals'
      ? say.mealLimit(what, limit, upgradeLink(context))
      : limit === 0
        ? say.workoutsNeedPlan(upgradeLink(context))
        : say.workoutLimit(limit, upgradeLink(context));
  return {
    said: { kind: kind === 'meals' ? 'limit_meals' : 'limit_workouts', text },
    events: [{ type: 'limit-noticed', limit: kind, localDate: context.today }],
  };
}
