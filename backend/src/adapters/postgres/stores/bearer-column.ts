import type { Bearer } from '../../../domain/bearer.js';

/** As columns keep it: null for SMS. */
export const bearerColumn = (bearer: Bearer | undefined): Exclude<Bearer, 'sms'> | null =>
  bearer === undefined || bearer === 'sms' ? null : bearer;
