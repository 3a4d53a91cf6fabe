import { withinLimit } from '../../domain/plan.js';
import type { Said } from '../decision.js';
import type { Event } from '../events.js';
import type { Scene } from '../scene.js';
import { upgradeLink } from '../upgrade-link.js';

/** What keeps one more meal or workout, or `more` of them, from being stored: words for the user, and the notice to record; null when it may be. */
export function entryLimit(kind: 'meals' | 'workouts', what: string, scene: Scene, more = 1): { said: Said; events: Event[] } | null {
  const { snapshot, say } = scene;
  const limit = kind === 'meals' ? snapshot.capabilities.mealsPerDay : snapshot.capabilities.workoutsPerDay;
  if (withinLimit(snapshot.used[kind] + more - 1, limit)) return null;
  const text =
    kind === 'meals'
      ? say.mealLimit(what, limit, upgradeLink(scene))
      : limit === 0
        ? say.workoutsNeedPlan(upgradeLink(scene))
        : say.workoutLimit(limit, upgradeLink(scene));
  return {
    said: { kind: kind === 'meals' ? 'limit_meals' : 'limit_workouts', text },
    events: [{ type: 'limit-noticed', limit: kind, localDate: scene.today }],
  };
}
