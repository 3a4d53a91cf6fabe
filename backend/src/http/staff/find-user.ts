import type { StaffUser, StaffUserRow } from '../../contract/index.js';
import type { Viewer } from '../../ports/storage/staff/staff-lists.js';
import type { StaffDependencies } from '../../usecases/staff/staff-dependencies.js';
import type { Dependencies } from '../../usecases/dependencies.js';

/** One user as their page shows them; null when there is none. */
export async function findUser(
  { deps, staff }: { deps: Dependencies; staff: StaffDependencies },
  id: string,
  viewer: Viewer,
): Promise<StaffUser | null> {
  const row = (await staff.lists.one('users', id, viewer)) as StaffUserRow | null;
  const facts = row && (await staff.timelines.user(id, deps.clock.now()));
  if (!row || !facts) return null;
  const { used, sessions, override, optedOutAt, ...more } = facts;
  const may = deps.rules.capabilities[facts.plan];
  return {
    ...row,
    ...more,
    used: {
      texts: used.texts,
      textsLimit: may.textsPerDay,
      meals: used.meals,
      mealsLimit: may.mealsPerDay,
      workouts: used.workouts,
      workoutsLimit: may.workoutsPerDay,
      modelReads: used.modelReads,
      modelReadsLimit: may.modelReadsPerDay,
    },
    sessions: sessions.map((one) => ({
      createdAt: iso(one.createdAt),
      seenAt: iso(one.seenAt),
      expiresAt: iso(one.expiresAt),
    })),
    override: override && { ...override, until: iso(override.until) },
    optedOutAt: optedOutAt && iso(optedOutAt),
  };
}

/** Instants that come as JSON are texts already. */
const iso = (at: Date | string): string => new Date(at).toISOString();
