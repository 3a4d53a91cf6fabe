import { consentIn, type ConsentWords } from '@mealtext/backend/domain';
import { shownLanguage } from './language';

/** An agreement in the language shown, with the version of those words. */
export const consentShown = (agreement: ConsentWords): ConsentWords => consentIn(agreement, shownLanguage());
