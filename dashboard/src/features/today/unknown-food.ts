import { RequestError } from '../../lib/request';
import type { ItemDraft } from './meal-draft';

/** The foods that nobody knew, when that is why a meal was not saved. */
export const unknownIn = (error: unknown): readonly string[] =>
  error instanceof RequestError && error.body?.error === 'Unknown food' ? (error.body.details ?? []) : [];

/** Whether a line is one of them still. */
export const isUnknown = ({ name, calories }: ItemDraft, unknown: readonly string[]): boolean =>
  calories.trim() === '' && unknown.includes(name.trim().toLowerCase());
