import { findPhoneNumbersInText } from 'libphonenumber-js/min';
import { isDigit } from '../language/letters.js';

/** Signs of a number with its area. */
const LEAST = 10;
/** Where people text from. */
const COUNTRY = 'US';

/** Whether a text holds a phone number: its figures are no amounts. */
export const holdsPhoneNumber = (text: string): boolean =>
  [...text].filter(isDigit).length >= LEAST && findPhoneNumbersInText(text, COUNTRY).length > 0;
