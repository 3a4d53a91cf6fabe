import { InlineUnderstanding, ThreadedUnderstanding } from '../adapters/builtin/index.js';
import { ImportedFoods } from '../adapters/fdc/index.js';
import { LocalNetwork, LocalVerifier } from '../adapters/local/index.js';
import { ModelServer } from '../adapters/openai/model-server.js';
import { OpenAiEyes } from '../adapters/openai/openai-eyes.js';
import { OpenAiEar } from '../adapters/openai/openai-ear.js';
import { OpenAiRater } from '../adapters/openai/openai-rater.js';
import { OpenAiReader } from '../adapters/openai/openai-reader.js';
import { OpenAiTurns } from '../adapters/openai/openai-turns.js';
import {
  PostgresAccountLife,
  PostgresAccounts,
  PostgresAssistants,
  PostgresConversationLock,
  PostgresDiary,
  PostgresHousekeeping,
  PostgresModelAnswers,
  PostgresOutbox,
  PostgresOutreaches,
  PostgresPictures,
  PostgresProviderErasures,
  PostgresRateLimiter,
  PostgresReadingReviews,
  PostgresReminders,
  PostgresSessions,
  PostgresStore,
  PostgresSuggestions,
} from '../adapters/postgres/index.js';
import { keyedHash } from '../adapters/system/index.js';
import { blankSnapshot } from '../conversation/blank-snapshot.js';
import { carrierOf } from '../domain/pace.js';
import type { Foresight } from '../domain/foresight.js';
import type { Metrics, Sample } from '../ports/process/metrics.js';
import type { Queue } from '../ports/queue/queue.js';
import { foreseen } from '../usecases/foresee-reminders.js';
import { recordDelivery } from '../usecases/record-delivery.js';
import type { Rules, Dependencies } from '../usecases/dependencies.js';
import { billingParts } from './billing-parts.js';
import { capabilitiesOf } from './capabilities.js';
import type { Parts } from './parts.js';
import { seesPictures, storeSettings } from './store-settings.js';
import { routed } from './routed.js';
import { modelRules } from './model-rules.js';
import { textParts } from './text-parts.js';
import { twilioParts } from './twilio-parts.js';

/** Readings by a model under way at once in one process. */
const MODEL_PARALLEL = 8;

/** What screens read of more than a day. */
const HISTORY = ['days', 'mealTimes', 'trendDays', 'foodSources', 'mealSources', 'counts'] as const;

/** The dependencies as this configuration wants them: which adapter plays which port. */
export function makeDependencies(
  { config, clock, log, metrics, dataSource, replica, understanding, taught }: Parts,
  queue: Queue,
): Dependencies {
  const hash = keyedHash(config.secrets.hash);
  const sessionHash = keyedHash(config.secrets.session);
  const capabilities = capabilitiesOf(config);
  const settings = storeSettings(config);
  const texts = textParts({ config, clock, dataSource, onReport: (report) => recordDelivery(deps, report) });
  const rules: Rules = {
    replyWaitSeconds: config.limits.replyWaitSeconds,
    sendLeaseMs: config.twilio.sendLeaseMs,
    unknownGraceMs: texts.unknownGraceMs,
    reminderSpreadMs: texts.paces ? 1000 * config.reminders.spreadSeconds : 0,
    carrier: texts.paces && carrierOf(texts.paces),
    capabilities,
    model: modelRules(config),
    retention: config.retention,
    links: settings.links,
    codesPerDay: config.limits.codesPerDay,
    codesPerAddress: config.limits.codesPerAddress,
    codesPerExchange: config.limits.codesPerExchange,
    outreach: {
      perMinute: config.promotion.perMinute,
      promotionOf: (phone) => {
        const { timezone, promotionHours } = settings.guess(phone);
        return { zone: timezone, hours: promotionHours };
      },
    },
  };
  const foods = new ImportedFoods(config.process.dataDir, (problem) => log.error('imported foods', problem));
  foods.teach(taught.lessons());
  taught.watch((lessons) => foods.teach(lessons));
  const model = watched(modelReader(config, dataSource, foods), metrics);
  const deps: Dependencies = {
    accountLife: new PostgresAccountLife(dataSource, hash),
    accounts: new PostgresAccounts(dataSource, hash),
    assistants: new PostgresAssistants(dataSource, sessionHash),
    ...billingParts({ config, dataSource }, clock),
    clock,
    diary: routed({ dataSource, replica }, (from) => new PostgresDiary(from), HISTORY),
    foods,
    gateway: texts.gateway,
    housekeeping: new PostgresHousekeeping(dataSource, hash),
    limiter: new PostgresRateLimiter(dataSource, hash),
    lock: new PostgresConversationLock(dataSource),
    log,
    metrics,
    model,
    rater: model && new OpenAiRater(model.server, log),
    eyes: modelEyes(config, dataSource, foods),
    ear: model && new OpenAiEar(model.server),
    turns: model && new OpenAiTurns(model.server),
    outbox: new PostgresOutbox(dataSource, texts.paces ?? undefined),
    outreaches: new PostgresOutreaches(dataSource),
    pictures: new PostgresPictures(dataSource),
    pictureSource: texts.pictureSource,
    providerErasures: new PostgresProviderErasures(dataSource),
    queue,
    reminders: new PostgresReminders(dataSource, settings, blankSnapshot),
    reviews: new PostgresReadingReviews(dataSource),
    rules,
    sessions: new PostgresSessions(dataSource, sessionHash),
    store: new PostgresStore(dataSource, settings),
    suggestions: new PostgresSuggestions(dataSource),
    textArchive: texts.archive,
    understanding: understanding ? new ThreadedUnderstanding(understanding) : new InlineUnderstanding(foods),
    verifier:
      config.providers.verifier === 'twilio'
        ? twilioParts(config).verifier(log)
        : new LocalVerifier(dataSource, new LocalNetwork(dataSource), sessionHash, config.process.environment !== 'production'),
  };
  metrics.watch(async () => aheadFigures(await foreseen(deps)));
  return deps;
}

function aheadFigures(ahead: Foresight | null): Sample[] {
  if (!ahead) return [];
  const fate = (name: 'due' | 'late' | 'lost', value: number): Sample => ({ name: 'reminders_ahead', labels: { fate: name }, value });
  return [
    fate('due', ahead.reminders),
    fate('late', ahead.late),
    fate('lost', ahead.lost),
    { name: 'reminders_ahead_wait_seconds', labels: {}, value: ahead.longestWaitSeconds },
  ];
}

const BREAKER = { closed: 0, 'half-open': 1, open: 2 } as const;

function watched(model: OpenAiReader | null, metrics: Metrics): OpenAiReader | null {
  if (model) metrics.watch(() => Promise.resolve([{ name: 'model_breaker', labels: {}, value: BREAKER[model.server.breakerState] }]));
  return model;
}

/** A model where one is configured: a better ear on the same bones. */
function modelReader({ openai, providers }: Parts['config'], dataSource: Parts['dataSource'], foods: ImportedFoods): OpenAiReader | null {
  if (providers.reader === 'builtin' || openai.apiKey === null || openai.model === null) return null;
  const options = {
    apiKey: openai.apiKey,
    baseUrl: openai.baseUrl,
    model: openai.model,
    deadlineMs: openai.timeoutMs,
    parallel: MODEL_PARALLEL,
  };
  return new OpenAiReader(options, new PostgresModelAnswers(dataSource), () => foods.current());
}

/** Eyes have a server of their own: a model that refuses pictures still reads texts. */
function modelEyes({ openai, providers }: Parts['config'], dataSource: Parts['dataSource'], foods: ImportedFoods): OpenAiEyes | null {
  if (!seesPictures({ openai, providers })) return null;
  const options = {
    apiKey: openai.apiKey!,
    baseUrl: openai.baseUrl,
    model: openai.visionModel!,
    deadlineMs: openai.timeoutMs,
    parallel: MODEL_PARALLEL,
  };
  return new OpenAiEyes(new ModelServer(options, new PostgresModelAnswers(dataSource)), () => foods.current());
}
