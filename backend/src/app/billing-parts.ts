import { LocalBilling, LocalLedger, LocalTestBilling, SignedEvents } from '../adapters/local/index.js';
import { PostgresBillingEvents, PostgresMoneyOrders, PostgresSubscriptions } from '../adapters/postgres/index.js';
import { StripeBilling } from '../adapters/stripe/index.js';
import { keyedHash } from '../adapters/system/index.js';
import type { Config } from '../config/config.js';
import type { Clock } from '../ports/process/clock.js';
import type { TestBilling } from '../ports/billing/test-billing.js';
import type { Parts } from './parts.js';

/** Who takes money, and our copy of it. */
export function billingParts({ config, dataSource }: Pick<Parts, 'config' | 'dataSource'>, clock: Clock) {
  const provider = config.providers.billing;
  return {
    // The stand-in's pages are wherever the caller reached us.
    billing: provider === 'stripe' ? stripe(config) : new LocalBilling(new LocalLedger(dataSource), signedEvents(config), clock, ''),
    billingEvents: new PostgresBillingEvents(dataSource),
    moneyOrders: new PostgresMoneyOrders(dataSource, provider),
    subscriptions: new PostgresSubscriptions(dataSource, provider),
  };
}

/** The stand-in's own pages. */
export function testBilling({ config, dataSource }: Pick<Parts, 'config' | 'dataSource'>, clock: Clock): TestBilling {
  return new LocalTestBilling(new LocalLedger(dataSource), signedEvents(config), clock);
}

const signedEvents = ({ secrets }: Config): SignedEvents => new SignedEvents(keyedHash(secrets.session)('local billing'));

/** The configuration was checked: what is needed is there. */
function stripe({ stripe: settings, http }: Config): StripeBilling {
  const { secretKey, publicKey, webhookSecrets, plusPrice, proPrice, plusProduct, proProduct, apiUrl } = settings;
  return new StripeBilling({
    secretKey: secretKey!,
    publicKey: publicKey!,
    webhookSecrets: webhookSecrets!.split(',').map((secret) => secret.trim()),
    catalogue: { prices: { plus: plusPrice!, pro: proPrice! }, products: { plus: plusProduct, pro: proProduct } },
    publicUrl: http.publicUrl,
    apiUrl,
  });
}
