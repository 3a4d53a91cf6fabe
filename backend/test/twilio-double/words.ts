import { randomBytes } from 'node:crypto';

export const newSid = (prefix: 'SM' | 'MM' | 'VE'): string => `${prefix}${randomBytes(16).toString('hex')}`;

/** 'Thu, 24 Aug 2023 05:01:45 +0000' */
export const rfc2822 = (at: Date): string => at.toUTCString().replace('GMT', '+0000');
