import type { StoreSettings } from '../adapters/postgres/index.js';
import { keyedHash } from '../adapters/system/index.js';
import type { Config } from '../config/config.js';
import { areaOf } from '../domain/area-code.js';
import { type Hours, narrower } from '../domain/promotion-hours.js';
import { regionOf } from '../domain/region-of-area-code.js';
import { capabilitiesOf } from './capabilities.js';

/** What conversations know of the configuration. */
export function storeSettings(config: Config): StoreSettings {
  const { publicUrl } = config.http;
  return {
    hash: keyedHash(config.secrets.hash),
    guess: (phone) => ({
      ...((phone && areaOf(phone)) || { timezone: 'UTC', country: 'US' }),
      promotionHours: promotionHours(config, phone && regionOf(phone)),
    }),
    links: { app: publicUrl, upgrade: `${publicUrl}/subscription`, signup: publicUrl, support: config.support.contact ?? publicUrl },
    capabilities: capabilitiesOf(config),
    seesPictures: seesPictures(config),
    carrierAnswersKeywords: config.providers.text === 'twilio' && config.twilio.optOutHandledBy === 'twilio',
  };
}

/** Whether there is a model to look at pictures. */
export const seesPictures = ({ providers, openai }: Pick<Config, 'providers' | 'openai'>): boolean =>
  providers.reader !== 'builtin' && openai.apiKey !== null && openai.visionModel !== null;

/** When a number of that state or province may be told of plans. */
function promotionHours({ promotion: { hours, byRegion } }: Config, region: string | null): Hours {
  const own = region === null ? undefined : byRegion[region];
  return own ? narrower(hours, own) : hours;
}
