import type { StaffUserRow } from '@mealtext/backend/contract';

/** A user's own name, or the one we made up for them. */
export const nameOf = ({ firstName, lastName, username }: Pick<StaffUserRow, 'firstName' | 'lastName' | 'username'>): string =>
  [firstName, lastName].filter(Boolean).join(' ') || username;
