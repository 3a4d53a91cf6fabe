import { BuiltinReader } from '../adapters/builtin/builtin-reader.js';
import { LocalGateway, LocalNetwork, LocalVerifier } from '../adapters/local/index.js';
import {
  PostgresAccounts,
  PostgresConversationLock,
  PostgresDiary,
  PostgresHousekeeping,
  PostgresOutbox,
  PostgresRateLimiter,
  PostgresSessions,
  PostgresStore,
} from '../adapters/postgres/index.js';
import { keyedHash, SystemClock } from '../adapters/system/index.js';
import { areaOf } from '../domain/area-code.js';
import type { Queue } from '../ports/queue.js';
import { recordDelivery } from '../usecases/record-delivery.js';
import type { Rules, World } from '../usecases/world.js';
import { billingParts } from './billing-parts.js';
import { capabilitiesOf } from './capabilities.js';
import type { Parts } from './parts.js';
import { twilioParts } from './twilio-parts.js';

const SEND_LEASE_MS = 20_000;
const UNKNOWN_GRACE_MS = 60_000;
/** The local network forgets nothing, so there is nothing to wait for. */
const LOCAL_GRACE_MS = 1000;

/** The world as this configuration wants it: which adapter plays which port. */
export function makeWorld({ config, log, dataSource, standing }: Parts, queue: Queue): World {
  const hash = keyedHash(config.secrets.hash);
  const sessionHash = keyedHash(config.secrets.session);
  const capabilities = capabilitiesOf(config);
  const network = new LocalNetwork(dataSource);
  const rules: Rules = {
    replyWaitSeconds: config.limits.replyWaitSeconds,
    sendLeaseMs: SEND_LEASE_MS,
    unknownGraceMs: config.providers.text === 'local' ? LOCAL_GRACE_MS : UNKNOWN_GRACE_MS,
    capabilities,
    codesPerDay: config.limits.codesPerDay,
    codesPerAddress: config.limits.codesPerAddress,
    codesPerExchange: config.limits.codesPerExchange,
  };
  const { publicUrl } = config.http;
  const clock = new SystemClock();
  const twilio = twilioParts(config);
  const world: World = {
    accounts: new PostgresAccounts(dataSource, hash),
    ...billingParts({ config, dataSource }, clock),
    clock,
    diary: new PostgresDiary(dataSource),
    gateway:
      config.providers.text === 'twilio' ? twilio.gateway(clock) : new LocalGateway(network, (report) => recordDelivery(world, report)),
    housekeeping: new PostgresHousekeeping(dataSource),
    limiter: new PostgresRateLimiter(dataSource),
    lock: new PostgresConversationLock(standing),
    log,
    model: null,
    outbox: new PostgresOutbox(dataSource),
    queue,
    reader: new BuiltinReader(),
    rules,
    sessions: new PostgresSessions(dataSource, sessionHash),
    store: new PostgresStore(dataSource, {
      hash,
      guess: (phone) => (phone && areaOf(phone)) || { timezone: 'UTC', country: 'US' },
      links: { app: publicUrl, upgrade: `${publicUrl}/subscription`, signup: publicUrl, support: config.support.contact ?? publicUrl },
      capabilities,
      carrierAnswersKeywords: config.providers.text === 'twilio' && config.twilio.optOutHandledBy === 'twilio',
    }),
    verifier:
      config.providers.verifier === 'twilio'
        ? twilio.verifier(log)
        : new LocalVerifier(dataSource, network, sessionHash, config.process.environment !== 'production'),
  };
  return world;
}
