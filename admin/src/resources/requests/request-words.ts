import type { StaffRequestRow } from '@mealtext/backend/contract';
import { amount } from '../../components/format';

/** What is asked for, in words. */
export function requestWords({ kind, cents }: Pick<StaffRequestRow, 'kind' | 'cents'>): string {
  if (kind === 'refund') return cents === null ? 'Refund' : `Refund ${amount(cents)}`;
  return kind === 'erase' ? 'Erase the account' : 'Export the data';
}
