import { BuiltinReader } from '../adapters/builtin/builtin-reader.js';
import { ImportedFoods } from '../adapters/fdc/index.js';
import { LocalGateway, LocalNetwork, LocalTextArchive, LocalVerifier } from '../adapters/local/index.js';
import { OpenAiReader } from '../adapters/openai/openai-reader.js';
import {
  PostgresAccountLife,
  PostgresAccounts,
  PostgresConversationLock,
  PostgresDiary,
  PostgresHousekeeping,
  PostgresModelAnswers,
  PostgresOutbox,
  PostgresProviderErasures,
  PostgresRateLimiter,
  PostgresReminders,
  PostgresSessions,
  PostgresStore,
  PostgresSuggestions,
} from '../adapters/postgres/index.js';
import { keyedHash } from '../adapters/system/index.js';
import { blankSnapshot } from '../conversation/blank-snapshot.js';
import type { Metrics } from '../ports/metrics.js';
import type { Queue } from '../ports/queue.js';
import { recordDelivery } from '../usecases/record-delivery.js';
import type { Rules, World } from '../usecases/world.js';
import { billingParts } from './billing-parts.js';
import { capabilitiesOf } from './capabilities.js';
import type { Parts } from './parts.js';
import { storeSettings } from './store-settings.js';
import { twilioParts } from './twilio-parts.js';

/** Readings by a model under way at once in one process. */
const MODEL_PARALLEL = 8;
/** The local network forgets nothing, so there is nothing to wait for. */
const LOCAL_GRACE_MS = 1000;

/** The world as this configuration wants it: which adapter plays which port. */
export function makeWorld({ config, clock, log, metrics, dataSource, standing }: Parts, queue: Queue): World {
  const hash = keyedHash(config.secrets.hash);
  const sessionHash = keyedHash(config.secrets.session);
  const capabilities = capabilitiesOf(config);
  const network = new LocalNetwork(dataSource);
  const rules: Rules = {
    replyWaitSeconds: config.limits.replyWaitSeconds,
    sendLeaseMs: config.twilio.sendLeaseMs,
    unknownGraceMs: config.providers.text === 'local' ? LOCAL_GRACE_MS : config.twilio.unknownGraceMs,
    capabilities,
    codesPerDay: config.limits.codesPerDay,
    codesPerAddress: config.limits.codesPerAddress,
    codesPerExchange: config.limits.codesPerExchange,
  };
  const settings = storeSettings(config);
  const foods = new ImportedFoods(config.process.dataDir, (problem) => log.error('imported foods', problem));
  const twilio = twilioParts(config);
  const world: World = {
    accountLife: new PostgresAccountLife(dataSource, hash),
    accounts: new PostgresAccounts(dataSource, hash),
    ...billingParts({ config, dataSource }, clock),
    clock,
    diary: new PostgresDiary(dataSource),
    foods,
    gateway:
      config.providers.text === 'twilio' ? twilio.gateway(clock) : new LocalGateway(network, (report) => recordDelivery(world, report)),
    housekeeping: new PostgresHousekeeping(dataSource),
    limiter: new PostgresRateLimiter(dataSource, hash),
    lock: new PostgresConversationLock(standing),
    log,
    metrics,
    model: watched(modelReader(config, dataSource, foods), metrics),
    outbox: new PostgresOutbox(dataSource, twilio.pace),
    providerErasures: new PostgresProviderErasures(dataSource),
    queue,
    reader: new BuiltinReader(foods),
    reminders: new PostgresReminders(dataSource, settings, blankSnapshot),
    rules,
    sessions: new PostgresSessions(dataSource, sessionHash),
    store: new PostgresStore(dataSource, settings),
    suggestions: new PostgresSuggestions(dataSource),
    textArchive: config.providers.text === 'twilio' ? twilio.archive() : new LocalTextArchive(dataSource),
    verifier:
      config.providers.verifier === 'twilio'
        ? twilio.verifier(log)
        : new LocalVerifier(dataSource, network, sessionHash, config.process.environment !== 'production'),
  };
  return world;
}

const BREAKER = { closed: 0, 'half-open': 1, open: 2 } as const;

function watched(model: OpenAiReader | null, metrics: Metrics): OpenAiReader | null {
  if (model) metrics.watch(() => Promise.resolve([{ name: 'model_breaker', labels: {}, value: BREAKER[model.breakerState] }]));
  return model;
}

/** A model where one is configured: a better ear on the same bones. */
function modelReader({ openai, providers }: Parts['config'], dataSource: Parts['dataSource'], foods: ImportedFoods): OpenAiReader | null {
  if (providers.reader !== 'openai' || openai.apiKey === null || openai.model === null) return null;
  const options = {
    apiKey: openai.apiKey,
    baseUrl: openai.baseUrl,
    model: openai.model,
    deadlineMs: openai.timeoutMs,
    parallel: MODEL_PARALLEL,
  };
  return new OpenAiReader(options, new PostgresModelAnswers(dataSource), () => foods.current());
}
