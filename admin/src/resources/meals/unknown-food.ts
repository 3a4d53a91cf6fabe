import { CallFailed } from '../../providers/api';
import type { MealLine } from './meal-lines';

/** The foods that nobody knew, when that is why a correction was not saved. */
export function unknownIn(error: unknown): readonly string[] {
  const body = error instanceof CallFailed ? (error.body as { error?: string; details?: string[] } | null) : null;
  return body?.error === 'Unknown food' ? (body.details ?? []) : [];
}

/** Whether a line is one of them still. */
export const isUnknown = ({ name, calories }: MealLine, unknown: readonly string[]): boolean =>
  calories === undefined && unknown.includes(name.trim().toLowerCase());
