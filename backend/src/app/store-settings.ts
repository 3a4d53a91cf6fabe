import type { StoreSettings } from '../adapters/postgres/index.js';
import { keyedHash } from '../adapters/system/index.js';
import type { Config } from '../config/config.js';
import { areaOf } from '../domain/area-code.js';
import { capabilitiesOf } from './capabilities.js';

/** What conversations know of the configuration. */
export function storeSettings(config: Config): StoreSettings {
  const { publicUrl } = config.http;
  return {
    hash: keyedHash(config.secrets.hash),
    guess: (phone) => (phone && areaOf(phone)) || { timezone: 'UTC', country: 'US' },
    links: { app: publicUrl, upgrade: `${publicUrl}/subscription`, signup: publicUrl, support: config.support.contact ?? publicUrl },
    capabilities: capabilitiesOf(config),
    carrierAnswersKeywords: config.providers.text === 'twilio' && config.twilio.optOutHandledBy === 'twilio',
  };
}
