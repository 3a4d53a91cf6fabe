/**
 * SQL for the plan that a user has at an instant: one that staff gave until later, else of a subscription that is active or trialing, or
 * canceled and not over.
 * @param user SQL for the user's id @param now SQL for the instant
 */
export function currentPlan(user: string, now: string): string {
  return `coalesce((select o.plan from plan_overrides o where o.user_id = ${user} and o.until > ${now}::timestamptz), (select s.plan from subscriptions s where s.user_id = ${user}
    and (s.status in ('active', 'trialing') or (s.status = 'canceled' and s.end_date > ${now}::timestamptz))), 'free')`;
}
