import type { Config } from '../config/config.js';
import { PHONE } from '../contract/rules.js';
import { LOCAL_NUMBER, type OwnNumber } from '../http/own-number.js';

/** Our number as configured; the handset's while texts stay on this machine. */
export function ownNumber({ http, providers, twilio }: Config): OwnNumber {
  const from = providers.text === 'local' ? LOCAL_NUMBER : (twilio.from[0] ?? '');
  return {
    phoneNumber: PHONE.test(from) ? from : null,
    linkOrigin: new URL(http.publicUrl).origin,
    several: providers.text !== 'local' && twilio.from.length > 1,
  };
}
