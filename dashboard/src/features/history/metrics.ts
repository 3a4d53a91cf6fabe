import type { GoalName } from '@mealtext/backend/domain';
import { sayShell } from '../../lib/say-shell';

/** How one nutrient is charted. */
export interface Metric {
  label: string;
  /** Of styles/tokens.css, where the specification's colours stand. */
  color: string;
  unit: 'cal' | 'kcal' | 'g';
  /** The goal where none is saved. */
  goal: number;
  /** Distance of the axis ticks, and where the axis ends unless something is higher. */
  step: number;
  max: number;
}

/** Ticks, maxima, colours and default goals of the 30-day chart. */
export const METRICS: Readonly<Record<GoalName, Metric>> = {
  calories: {
    get label() {
      return sayShell('calories');
    },
    color: 'var(--calories)',
    unit: 'cal',
    goal: 2000,
    step: 500,
    max: 2500,
  },
  protein: {
    get label() {
      return sayShell('protein');
    },
    color: 'var(--protein)',
    unit: 'g',
    goal: 120,
    step: 50,
    max: 250,
  },
  carbs: {
    get label() {
      return sayShell('carbs');
    },
    color: 'var(--carbs)',
    unit: 'g',
    goal: 200,
    step: 50,
    max: 250,
  },
  fat: {
    get label() {
      return sayShell('fat');
    },
    color: 'var(--fat)',
    unit: 'g',
    goal: 70,
    step: 30,
    max: 150,
  },
  sugar: {
    get label() {
      return sayShell('sugar');
    },
    color: 'var(--sugar)',
    unit: 'g',
    goal: 50,
    step: 20,
    max: 100,
  },
};

/** Days that the chart shows. */
export const WINDOW = 30;

/** The axis ticks: at least the metric's own, more in equal steps when something is higher. */
export function ticksOf({ step, max }: Metric, highest: number): number[] {
  const end = Math.max(max, Math.ceil(highest / step) * step);
  return Array.from({ length: end / step + 1 }, (_, at) => at * step);
}
