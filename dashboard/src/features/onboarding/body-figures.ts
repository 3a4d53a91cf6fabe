import { suggestGoals, type Aim, type Body, type DaySpent, type Sex, type Suggestion } from '@mealtext/backend/domain';

export type Units = 'us' | 'metric';

/** What is typed to have goals worked out: as it stands in the fields. Kept while the page is open and sent nowhere. */
export interface BodyFigures {
  units: Units;
  sex: Sex;
  age: string;
  feet: string;
  inches: string;
  cm: string;
  /** In the units that were chosen. */
  weight: string;
  spent: DaySpent;
  aim: Aim;
}

export const NO_FIGURES: BodyFigures = {
  units: 'us',
  sex: 'unsaid',
  age: '',
  feet: '',
  inches: '',
  cm: '',
  weight: '',
  spent: 'sitting',
  aim: 'keep',
};

const CM_PER_INCH = 2.54;
const INCHES_PER_FOOT = 12;
const KG_PER_POUND = 0.45359237;

/** The same figures in the other units, rounded as one would say them. */
export function inUnits(figures: BodyFigures, units: Units): BodyFigures {
  if (units === figures.units) return figures;
  const { cm, kg } = bodyOf(figures);
  if (units === 'metric') return { ...figures, units, cm: shown(cm), weight: shown(kg) };
  const inches = Math.round(cm / CM_PER_INCH);
  return {
    ...figures,
    units,
    feet: shown(Math.floor(inches / INCHES_PER_FOOT)),
    inches: shown(inches % INCHES_PER_FOOT),
    weight: shown(kg / KG_PER_POUND),
  };
}

const shown = (value: number): string => (Number.isFinite(value) && value > 0 ? String(Math.round(value)) : '');

/** NaN for what is not typed yet. */
export function bodyOf({ units, sex, age, feet, inches, cm, weight }: BodyFigures): Body {
  const metric = units === 'metric';
  return {
    sex,
    age: number(age),
    cm: metric ? number(cm) : (number(feet) * INCHES_PER_FOOT + Number(inches || 0)) * CM_PER_INCH,
    kg: number(weight) * (metric ? 1 : KG_PER_POUND),
  };
}

const number = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed));

export type Worked =
  /** Something is still to be typed. */
  | { type: 'open' }
  | { type: 'young' }
  /** No body is like that. */
  | { type: 'odd' }
  | { type: 'suggested'; suggestion: Suggestion };

const ADULT = 18;

export function workOut(figures: BodyFigures): Worked {
  const body = bodyOf(figures);
  if (body.age < ADULT) return { type: 'young' };
  if ([body.age, body.cm, body.kg].some(Number.isNaN)) return { type: 'open' };
  const suggestion = suggestGoals(body, figures.spent, figures.aim);
  return suggestion ? { type: 'suggested', suggestion } : { type: 'odd' };
}
