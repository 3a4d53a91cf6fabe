import { SubscriptionRow } from '../adapters/postgres/entities/index.js';
import { register } from '../usecases/register.js';
import { saveGoals } from '../usecases/save-goals.js';
import type { World } from '../usecases/world.js';
import type { Parts } from './parts.js';

export const READY_PHONE = '+12025550123';

/** Whether this installation is one to try things with. */
export function wantsReadyUser({ config }: Pick<Parts, 'config'>): boolean {
  const { environment, role } = config.process;
  return environment !== 'production' && role !== 'worker' && config.providers.text === 'local' && config.providers.readyUser === 'yes';
}

/** A Pro user with goals, to text from at once. What has changed since is left as it is. */
export async function seedReadyUser(world: World, { dataSource }: Pick<Parts, 'dataSource'>): Promise<void> {
  if (await world.accounts.byPhone(READY_PHONE)) return;
  const now = world.clock.now();
  const { id } = await register(world, { phone: READY_PHONE, username: 'Sam', firstName: 'Sam', lastName: null, timezone: null, consentVersion: null, ip: null, userAgent: null });
  await world.accounts.change(id, { onboardingComplete: true, isNewUser: false });
  await dataSource.getRepository(SubscriptionRow).upsert({ userId: id, provider: 'local', plan: 'pro', status: 'active', updatedAt: now }, ['userId']);
  await saveGoals(world, id, { goals: { calories: 2000, protein: 120, carbs: 225, fat: 65, sugar: 50 }, settings: {}, timezone: null, timezoneOffset: null, consent: null });
}
