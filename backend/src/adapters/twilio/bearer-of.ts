import type { Bearer } from '../../domain/bearer.js';

const RCS = /^rcs:/i;

/** How Twilio names what a text comes or goes by: `rcs:+12025550123` beside `+12025550123`. */
export const bearerOf = (address: string): Bearer => (RCS.test(address) ? 'rcs' : 'sms');

/** The number of a person, whatever brought their text: it is the same person. */
export const numberOf = (address: string): string => address.replace(RCS, '');
