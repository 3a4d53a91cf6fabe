import { SubscriptionRow } from '../adapters/postgres/entities/index.js';
import type { PaidPlan } from '../domain/plan-mapping.js';
import { ensureCustomer } from '../usecases/billing/ensure-customer.js';
import { syncSubscription } from '../usecases/billing/sync-subscription.js';
import { register } from '../usecases/register.js';
import { saveGoals } from '../usecases/save-goals.js';
import type { Dependencies } from '../usecases/dependencies.js';
import { testBilling } from './billing-parts.js';
import type { Parts } from './parts.js';

export const READY_PHONE = '+12025550123';

/** Whether this installation is one to try things with. */
export function wantsReadyUser({ config }: Pick<Parts, 'config'>): boolean {
  const { environment, role } = config.process;
  return environment !== 'production' && role !== 'worker' && config.providers.text === 'local' && config.providers.readyUser === 'yes';
}

/** A Pro user with goals, to text from at once. What has changed since is left as it is. */
export async function seedReadyUser(deps: Dependencies, parts: Pick<Parts, 'config' | 'dataSource'>): Promise<void> {
  if (await deps.accounts.byPhone(READY_PHONE)) return;
  const { id } = await register(deps, {
    phone: READY_PHONE,
    username: 'Sam',
    firstName: 'Sam',
    lastName: null,
    timezone: null,
    consentVersion: null,
    ip: null,
    userAgent: null,
  });
  await deps.accounts.change(id, { onboardingComplete: true, isNewUser: false });
  await grant(deps, parts, id, 'pro');
  const goals = { calories: 2000, protein: 120, carbs: 225, fat: 65, sugar: 50 };
  const changes = { goals, settings: {}, timezone: null, timezoneOffset: null, consent: null };
  await saveGoals(deps, id, changes, { undoable: false });
}

/** Bought for play money where that is what there is, so that it can be switched and canceled; otherwise given. */
export async function grant(
  deps: Dependencies,
  parts: Pick<Parts, 'config' | 'dataSource'>,
  userId: string,
  plan: PaidPlan,
): Promise<void> {
  const { billing, clock } = deps;
  if (billing.provider !== 'local') {
    await parts.dataSource
      .getRepository(SubscriptionRow)
      .upsert({ userId, provider: billing.provider, plan, status: 'active', updatedAt: clock.now() }, ['userId']);
    return;
  }
  const customerId = await ensureCustomer(deps, userId);
  const page = await billing.openCheckout({ userId, customerId, priceId: billing.catalogue.prices[plan], attempt: 1 });
  await testBilling(parts, clock).pay(page.id);
  await syncSubscription(deps, userId);
}
