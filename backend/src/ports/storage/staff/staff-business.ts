import type { PaidPlan } from '../../../domain/plan-mapping.js';

/** Texts and accounts of one stretch of time, by its number from 0. */
export interface StretchCounts {
  stretch: number;
  active: number;
  texts: number;
  newcomers: number;
}

/** How many have a plan at one of the instants asked for, by its number from 0, and whether they pay for it. */
export interface Holding {
  instant: number;
  plan: PaidPlan;
  heldAs: 'paid' | 'trial' | 'given';
  people: number;
}

/** What became of plans in one stretch of time, by its number from 0. */
export interface PlanMoves {
  stretch: number;
  /** Began to pay. */
  won: number;
  trials: number;
  /** Of the won, right out of a trial. */
  converted: number;
}

/** What people on one plan did. */
export interface PlanUse {
  plan: 'free' | PaidPlan | 'stranger';
  people: number;
  /** They have the plan without a subscription to it. */
  given: number;
  /** Of subscriptions to this plan, whatever else was given to whoever pays. */
  paying: number;
  trialing: number;
  active: number;
  textsIn: number;
  segmentsOut: number;
  tokensIn: number;
  tokensOut: number;
}

/** What the business is worth looking at. Stretches are given by where each begins, ascending, and end with the next or with `to`. Promises: reads only. */
export abstract class StaffBusiness {
  abstract stretches(starts: readonly Date[], to: Date): Promise<StretchCounts[]>;
  /** Of each instant, without those that nobody has. */
  abstract holdings(instants: readonly Date[]): Promise<Holding[]>;
  abstract moves(starts: readonly Date[], to: Date): Promise<PlanMoves[]>;
  /** By the plan that people have at `to`. */
  abstract use(from: Date, to: Date): Promise<PlanUse[]>;
  /** People with an account who texted since each instant. */
  abstract activeSince(instants: readonly Date[], to: Date): Promise<number[]>;
}
