import { toGsm7 } from '../../domain/segments.js';

/** What a trial account puts before every text. */
const TRIAL_PREFIX = /^Sent from your Twilio trial account - /;

/** Whether a body as the provider lists it is the body that we handed over: it may have put a prefix before it and exchanged typographic characters. */
export function sameBody(listed: string, ours: string): boolean {
  return plain(listed.replace(TRIAL_PREFIX, '')) === plain(ours);
}

const plain = (text: string): string => toGsm7(text).replace(/\s+/g, ' ').trim();
