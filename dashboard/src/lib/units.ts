import { useSyncExternalStore } from 'react';
import { readersLocale, showAmount, showNumber } from './format';

// What weights and drinks are shown in: as chosen here, else as where this browser's reader lives. The server keeps kg and ml.

export type Units = 'us' | 'metric';
const KEPT = 'units';
const LB = 0.45359237;
const OZ_ML = 29.5735;
const listeners = new Set<() => void>();

function read(): Units {
  const kept = localStorage.getItem(KEPT);
  if (kept === 'us' || kept === 'metric') return kept;
  return new Intl.Locale(readersLocale()).maximize().region === 'US' ? 'us' : 'metric';
}

export function chooseUnits(units: Units): void {
  localStorage.setItem(KEPT, units);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useUnits = (): Units => useSyncExternalStore(subscribe, read);

export const weightUnit = (units: Units): string => (units === 'us' ? 'lb' : 'kg');
/** Of kg, to a tenth. */
export const weightIn = (units: Units, kg: number): number => Math.round((units === 'us' ? kg / LB : kg) * 10) / 10;
export const kgOf = (units: Units, weight: number): number => (units === 'us' ? weight * LB : weight);
/** "176.4 lb" */
export const showWeight = (units: Units, kg: number): string => `${showAmount(weightIn(units, kg))} ${weightUnit(units)}`;
export const waterUnit = (units: Units): string => (units === 'us' ? 'oz' : 'ml');
/** Of ml, whole. */
export const waterIn = (units: Units, ml: number): number => Math.round(units === 'us' ? ml / OZ_ML : ml);
export const mlOf = (units: Units, water: number): number => Math.round(units === 'us' ? water * OZ_ML : water);
/** "24 oz", "750 ml" */
export const showWater = (units: Units, ml: number): string => `${showNumber(waterIn(units, ml))} ${waterUnit(units)}`;
