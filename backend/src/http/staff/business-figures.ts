import type { BusinessDay, BusinessMonth, BusinessPlan } from '../../contract/index.js';
import { PLAN_OFFERS } from '../../domain/plan-features.js';
import type { Holding, PlanMoves, PlanUse, StretchCounts } from '../../ports/storage/staff/staff-business.js';
import { type Costs, readingCost, textCost } from '../../usecases/staff/costs.js';

const cents = (dollars: number): number => Math.round(dollars * 100) / 100;

/** Of what is had at one instant: how many pay, how many try, and US dollars a month at list price. */
function standing(holdings: readonly Holding[], instant: number): Pick<BusinessDay, 'paying' | 'trialing' | 'revenue'> {
  const own = holdings.filter((one) => one.instant === instant);
  const paid = own.filter(({ heldAs }) => heldAs === 'paid');
  const people = (of: readonly Holding[]) => of.reduce((sum, one) => sum + one.people, 0);
  return {
    paying: people(paid),
    trialing: people(own.filter(({ heldAs }) => heldAs === 'trial')),
    revenue: cents(paid.reduce((sum, { plan, people: many }) => sum + PLAN_OFFERS[plan].price * many, 0)),
  };
}

/** @param holdings at the end of each day, in the order of `days` */
export const presentDays = (days: readonly string[], counts: readonly StretchCounts[], holdings: readonly Holding[]): BusinessDay[] =>
  days.map((day, number) => {
    const { active, texts, newcomers } = counts.find(({ stretch }) => stretch === number) ?? { active: 0, texts: 0, newcomers: 0 };
    return { day, active, texts, newcomers, ...standing(holdings, number) };
  });

/**
 * @param holdings at the start of each month and, one more, at the end of the last
 * Who stopped paying is whoever is not there any more: a plan may also end by itself, and no change tells of that.
 */
export const presentMonths = (months: readonly string[], moves: readonly PlanMoves[], holdings: readonly Holding[]): BusinessMonth[] =>
  months
    .map((month, number): BusinessMonth => {
      const { won, trials, converted } = moves.find(({ stretch }) => stretch === number) ?? { won: 0, trials: 0, converted: 0 };
      const { paying: before } = standing(holdings, number);
      const { paying: after, revenue } = standing(holdings, number + 1);
      const lost = before + won - after;
      const churn = before ? Math.round((lost / before) * 1000) / 1000 : null;
      return { month, before, won, lost, churn, trials, converted, revenue };
    })
    .toReversed();

export const presentPlans = (use: readonly PlanUse[], costs: Costs): BusinessPlan[] =>
  use.map(({ plan, people, given, paying, trialing, active, textsIn, segmentsOut, tokensIn, tokensOut }) => {
    const textsCost = textCost(costs, segmentsOut);
    const modelCost = readingCost(costs, tokensIn, tokensOut);
    const cost = textsCost === null && modelCost === null ? null : (textsCost ?? 0) + (modelCost ?? 0);
    const sold = plan === 'plus' || plan === 'pro';
    return {
      ...{ plan, people, paying, trialing, given, active, textsIn, segmentsOut, textsCost, modelCost },
      costEach: cost === null || !active ? null : cost / active,
      revenue: sold ? cents(PLAN_OFFERS[plan].price * paying) : 0,
    };
  });
