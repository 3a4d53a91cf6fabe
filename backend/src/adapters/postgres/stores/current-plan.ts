/** SQL for how much a plan gives, to compare by. @param plan SQL for the plan */
export const rankOf = (plan: string): string => `array_position(array['free', 'plus', 'pro'], ${plan}::text)`;

/** SQL for whether a subscription gives its plan: active or trialing, or canceled and not over. @param s its alias @param now SQL for the instant */
export const runs = (s: string, now: string): string =>
  `(${s}.status in ('active', 'trialing') or (${s}.status = 'canceled' and ${s}.end_date > ${now}::timestamptz))`;

/**
 * SQL for what staff gave (null: nothing) and what else is there, as one plan: whichever gives more, so that nobody pays for what they do not get.
 * Only "free" stands by itself, as a plan taken away on purpose.
 */
export const givenOr = (given: string, other: string): string =>
  `case when ${given} is null or (${given} <> 'free' and ${rankOf(other)} > ${rankOf(given)}) then ${other} else ${given} end`;

/**
 * SQL for the plan that a user has at an instant: one that staff gave until later, or that of a subscription that runs, whichever gives more.
 * @param user SQL for the user's id @param now SQL for the instant
 */
export function currentPlan(user: string, now: string): string {
  return `(select ${givenOr('g.plan', 'b.plan')} from (select (select o.plan from plan_overrides o where o.user_id = ${user} and o.until > ${now}::timestamptz)::text as plan) g,
    (select coalesce((select s.plan from subscriptions s where s.user_id = ${user} and ${runs('s', now)})::text, 'free') as plan) b)`;
}
