import { PHONE_DIGITS, type TypedPhone } from './phone-number';
import { sayCommon } from './say-common';

/** What is wrong with a number, or null. */
export function phoneProblem({ digits, tooLong }: TypedPhone): string | null {
  if (tooLong) return sayCommon('longPhone');
  return digits.length < PHONE_DIGITS ? sayCommon('incompletePhone') : null;
}
