import type { Subscription } from '@mealtext/backend/contract';
import { showDate } from './format';
import { PLAN_NAMES } from './plan-names';
import { sayCommon } from './say-common';

/** What there is to say about how long the plan lasts, a line each. */
export function planTerm({ plan, status, currentPeriodEnd, subscription, given }: Subscription): string[] {
  return [
    ...(given ? [givenLine(plan, given.until)] : []),
    ...(subscription ? boughtLines(subscription) : ownLines(status, currentPeriodEnd)),
  ];
}

const givenLine = (plan: Subscription['plan'], until: string | null): string => {
  const name = PLAN_NAMES[plan];
  return until ? sayCommon('setUntil', { name, date: showDate(until) }) : sayCommon('givenFree', { name });
};

function boughtLines({ status, currentPeriodEnd, endDate, ended, plan }: NonNullable<Subscription['subscription']>): string[] {
  const end = endDate ?? currentPeriodEnd;
  if (status === 'canceled' && end)
    return [ended ? sayCommon('ended', { name: PLAN_NAMES[plan], date: showDate(end) }) : sayCommon('willEnd', { date: showDate(end) })];
  if (status === 'inactive') return [sayCommon('paymentFailed')];
  return ownLines(status, currentPeriodEnd);
}

function ownLines(status: Subscription['status'], currentPeriodEnd: string | null): string[] {
  if (!currentPeriodEnd) return [];
  if (status === 'trialing') return [sayCommon('trialUntil', { date: showDate(currentPeriodEnd) })];
  return status === 'active' ? [sayCommon('renewsOn', { date: showDate(currentPeriodEnd) })] : [];
}
