import type { StaffRequestRow } from '@mealtext/backend/contract';

/** What is asked for, in words. */
export const requestWords = (kind: StaffRequestRow['kind']): string => (kind === 'erase' ? 'Erase the account' : 'Export the data');
