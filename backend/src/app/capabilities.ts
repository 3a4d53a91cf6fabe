import type { Config } from '../config/config.js';
import { CAPABILITIES, type Capabilities, type Plan } from '../domain/plan.js';

/** What each plan may do, with the limits of the configuration. */
export function capabilitiesOf({ limits }: Pick<Config, 'limits'>): Record<Plan, Capabilities> {
  const { freeTexts, freeMeals, freeWorkouts, plusWorkouts, freeModelReads, plusModelReads, proModelReads } = limits;
  return {
    free: {
      ...CAPABILITIES.free,
      textsPerDay: freeTexts,
      mealsPerDay: freeMeals,
      workoutsPerDay: freeWorkouts,
      modelReadsPerDay: freeModelReads,
    },
    plus: { ...CAPABILITIES.plus, workoutsPerDay: plusWorkouts, modelReadsPerDay: plusModelReads },
    pro: { ...CAPABILITIES.pro, modelReadsPerDay: proModelReads },
  };
}
