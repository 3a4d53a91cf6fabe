import { PROMOTION_HOURS } from '../domain/promotion-hours.js';
import { DATABASE } from './database-variables.js';
import { hours, hoursByRegion } from './hours-variable.js';
import { NARROWER_STATES } from './narrower-states.js';
import { TWILIO } from './twilio-variables.js';
import { address, choice, secret, several, text, whole } from './variable.js';

export const LOCAL_PROVIDERS = ['text', 'verifier', 'billing'] as const;
const limit = (name: string, what: string, fallback: number) =>
  whole({ name, help: `${what}; -1 is unlimited.`, fallback, min: -1, max: 1_000_000 });

const pace = (name: string, help: string, fallback: number) => whole({ name, help, fallback, min: 1, max: 1000 });

const kept = (name: string, what: string, fallback: number, min: number) =>
  whole({ name, help: `For how many days we keep ${what}.`, fallback, min, max: 36_500 });

const cost = (name: string, what: string) =>
  whole({ name, help: `What ${what}, for the console's figures; 0: unknown.`, fallback: 0, min: 0, max: 1_000_000_000 });

/** Every variable the product reads, nested by concern. `.env.example` is written from it. */
export const SCHEMA = {
  process: {
    environment: choice({
      name: 'NODE_ENV',
      help: 'What this process is for.',
      of: ['development', 'test', 'production'],
      fallback: 'development',
    }),
    role: choice({
      name: 'ROLE',
      help: 'What this process does: answer HTTP, work on jobs, or both.',
      of: ['api', 'worker', 'all'],
      fallback: 'all',
    }),
    logLevel: choice({
      name: 'LOG_LEVEL',
      help: 'Least urgent lines to log; auto is info in production, else warn.',
      of: ['auto', 'info', 'warn', 'error'],
      fallback: 'auto',
    }),
    dataDir: text({ name: 'DATA_DIR', help: 'Folder for the embedded database and generated secrets.', fallback: '.data' }),
    timeZoneData: text({ name: 'ZONE_DATA_MINIMUM', help: 'Oldest release of the time zone data to run with.', fallback: '2026f' }),
  },
  http: {
    host: text({ name: 'HOST', help: 'Address to listen on; 0.0.0.0 for every one.', fallback: '127.0.0.1' }),
    port: whole({ name: 'PORT', help: 'Port to listen on; 0 picks a free one.', fallback: 3000, min: 0, max: 65535 }),
    publicUrl: address({
      name: 'PUBLIC_URL',
      help: 'Address under which users and providers reach us; http://localhost:PORT when unset.',
      schemes: ['http', 'https'],
      example: 'https://mealtext.example',
    }),
    adminUrl: address({
      name: 'ADMIN_URL',
      help: 'Address of the support console where it has a host of its own, as it should in production; it is under PUBLIC_URL/admin when unset.',
      schemes: ['http', 'https'],
      example: 'https://console.mealtext.example',
    }),
    proxyHops: whole({
      name: 'TRUSTED_PROXY_HOPS',
      help: 'How many proxies in front of us may be believed about the caller.',
      fallback: 0,
      min: 0,
      max: 10,
    }),
    metricsToken: secret({
      name: 'METRICS_TOKEN',
      help: 'What a reader of /metrics shows as its bearer token; unset: programs on this machine may read it, in production nobody.',
    }),
  },
  database: DATABASE,
  secrets: {
    session: secret({
      name: 'SESSION_SECRET',
      help: 'Keys the hashes of session ids and codes; generated in DATA_DIR outside production.',
    }),
    hash: secret({
      name: 'HASH_SECRET',
      help: 'Keys the hashes of phone numbers and seals staff authenticators; never change it: the opt-out list depends on it. Generated in DATA_DIR outside production.',
    }),
  },
  backup: {
    key: secret({
      name: 'BACKUP_KEY',
      help: 'What npm run backup encrypts with (AES-256-GCM) and npm run restore decrypts with; without it backups are not encrypted. Keep it apart from them.',
    }),
  },
  providers: {
    text: choice({
      name: 'TEXT_GATEWAY',
      help: 'Who carries texts: the handset at /phone, or Twilio.',
      of: ['local', 'twilio'],
      fallback: 'local',
    }),
    verifier: choice({ name: 'VERIFIER', help: 'Who sends sign-in codes.', of: ['local', 'twilio'], fallback: 'local' }),
    billing: choice({ name: 'BILLING', help: 'Who takes money.', of: ['local', 'stripe'], fallback: 'local' }),
    reader: choice({
      name: 'READER',
      help: 'Who reads free text: the built-in reader alone (builtin), a model where that is not sure (openai), or a model always (model).',
      of: ['builtin', 'openai', 'model'],
      fallback: 'builtin',
    }),
    allowLocal: several({
      name: 'ALLOW_LOCAL_PROVIDERS',
      help: 'Local providers that may run in production, by name: text, verifier, billing. For demonstrations only: texts and codes then reach no phone, and money is play money.',
      of: LOCAL_PROVIDERS,
    }),
    readyUser: choice({
      name: 'READY_USER',
      help: 'Whether to make the user +1 202 555 0123 to try things with; never in production.',
      of: ['yes', 'no'],
      fallback: 'yes',
    }),
  },
  openai: {
    apiKey: text({ name: 'OPENAI_API_KEY', help: 'Needed with READER=openai.' }),
    baseUrl: address({
      name: 'OPENAI_BASE_URL',
      help: 'Another server that speaks the same protocol.',
      schemes: ['http', 'https'],
      example: 'https://api.openai.com/v1',
    }),
    model: text({ name: 'OPENAI_MODEL', help: 'Model that reads texts.', fallback: 'gpt-4.1-mini' }),
    visionModel: text({
      name: 'OPENAI_VISION_MODEL',
      help: 'Model that looks at photos of meals and nutrition labels, such as gpt-4.1-mini; unset: nobody does, and users are asked for words.',
    }),
    timeoutMs: whole({
      name: 'OPENAI_TIMEOUT_MS',
      help: 'Deadline of one reading, in milliseconds.',
      fallback: 8000,
      min: 500,
      max: 60_000,
    }),
    againMs: whole({
      name: 'OPENAI_AGAIN_MS',
      help: 'After how many milliseconds a text that no model answered is tried again.',
      fallback: 120_000,
      min: 1000,
      max: 3_600_000,
    }),
    shadowPercent: whole({
      name: 'MODEL_SHADOW_PERCENT',
      help: 'Of a hundred texts that the built-in reader is sure of, how many a model reads as well, for figures alone.',
      fallback: 0,
      min: 0,
      max: 100,
    }),
    monthlyCents: whole({
      name: 'MODEL_CENTS_PER_USER_MONTH',
      help: 'What a model may cost a user in 30 days, in US cents; beyond it the built-in reader answers. Needs MODEL_INPUT_COST and MODEL_OUTPUT_COST; 0: no limit.',
      fallback: 0,
      min: 0,
      max: 1_000_000,
    }),
  },
  twilio: TWILIO,
  stripe: {
    apiUrl: address({
      name: 'STRIPE_API_URL',
      help: 'Another server that speaks the same protocol, such as a test double.',
      schemes: ['http', 'https'],
      example: 'https://api.stripe.com',
    }),
    secretKey: text({ name: 'STRIPE_SECRET_KEY', help: 'Needed with BILLING=stripe.' }),
    publicKey: text({ name: 'STRIPE_PUBLIC_KEY', help: 'Handed to the browser; needed with BILLING=stripe.' }),
    webhookSecrets: text({
      name: 'STRIPE_WEBHOOK_SECRET',
      help: 'One secret, or two separated by a comma while rotating; needed with BILLING=stripe.',
    }),
    plusProduct: text({ name: 'STRIPE_PLUS_PRODUCT', help: 'Product id of the plus plan.' }),
    proProduct: text({ name: 'STRIPE_PRO_PRODUCT', help: 'Product id of the pro plan.' }),
    plusPrice: text({ name: 'STRIPE_PLUS_PRICE', help: 'Price id of the plus plan; needed with BILLING=stripe.' }),
    proPrice: text({ name: 'STRIPE_PRO_PRICE', help: 'Price id of the pro plan; needed with BILLING=stripe.' }),
  },
  limits: {
    freeTexts: limit('FREE_TEXTS_PER_DAY', 'Texts a day on the free plan', 10),
    freeMeals: limit('FREE_MEALS_PER_DAY', 'Meals a day on the free plan', 3),
    freeWorkouts: limit('FREE_WORKOUTS_PER_DAY', 'Workouts a day on the free plan', 0),
    plusWorkouts: limit('PLUS_WORKOUTS_PER_DAY', 'Workouts a day on the plus plan', 1),
    freeModelReads: limit('FREE_MODEL_READS_PER_DAY', 'Texts a day read by a model on the free plan', 10),
    plusModelReads: limit('PLUS_MODEL_READS_PER_DAY', 'Texts a day read by a model on the plus plan', 50),
    proModelReads: limit('PRO_MODEL_READS_PER_DAY', 'Texts a day read by a model on the pro plan', 200),
    codesPerDay: limit('CODES_PER_DAY', 'Sign-in codes a day that nobody used, to everybody together (0: none are sent at all)', 2000),
    codesPerExchange: limit(
      'CODES_PER_EXCHANGE',
      'Sign-in codes a day that nobody used, to numbers alike but for their last four digits; a third of them from one network',
      15,
    ),
    codesPerAddress: limit('CODES_PER_ADDRESS', 'Sign-in codes asked for from one network address in ten minutes and not used', 20),
    refundAlone: limit('STAFF_REFUND_ALONE', 'US dollars that one of staff gives back to a user in 30 days without a second', 20),
    replyWaitSeconds: whole({
      name: 'REPLY_WAIT_SECONDS',
      help: 'How long a reply waits for further texts.',
      fallback: 3,
      min: 0,
      max: 60,
    }),
  },
  reminders: {
    spreadSeconds: whole({
      name: 'REMINDER_SPREAD_SECONDS',
      help: 'Within how many seconds after a full or half hour the reminders of that time leave, each user always at the same of them; never before it. Up to 60 nobody can tell, as a clock still shows the minute; more is for senders that take longer. Texts that stay on this machine are not spread.',
      fallback: 45,
      min: 0,
      max: 900,
    }),
  },
  retention: {
    textsDays: kept('RETENTION_TEXTS_DAYS', 'what users text and what they are answered; meals and workouts stay', 730, 30),
    picturesDays: kept('RETENTION_PICTURES_DAYS', 'photos that users send; what was logged of them stays', 30, 1),
    strangersDays: kept('RETENTION_STRANGERS_DAYS', 'the words of numbers without an account', 1, 1),
    analyticsDays: kept('RETENTION_ANALYTICS_DAYS', 'which screens are opened', 180, 1),
    reminderLogDays: kept('RETENTION_REMINDER_LOG_DAYS', 'when a reminder was sent, or why not', 400, 30),
    auditDays: kept('RETENTION_AUDIT_DAYS', 'who did what', 2555, 366),
    consentOriginDays: kept('RETENTION_CONSENT_ORIGIN_DAYS', 'network address and browser of a consent, which itself stays', 1825, 366),
    providerRecordsDays: kept(
      'RETENTION_PROVIDER_RECORDS_DAYS',
      'hashes that know a repeated text, and texts that a provider has yet to forget',
      400,
      30,
    ),
  },
  support: {
    contact: text({
      name: 'SUPPORT_CONTACT',
      help: 'Where users find a person: an e-mail address or a number.',
      fallback: 'support@mealtext.example',
    }),
  },
  promotion: {
    perMinute: pace('OUTREACH_PER_MINUTE', 'Of a text to many, how many leave in a minute.', 60),
    hours: hours({
      name: 'PROMOTION_HOURS',
      help: 'Hours of the recipient in which a text may name a plan to buy, and in which texts to many leave.',
      fallback: PROMOTION_HOURS,
    }),
    byRegion: hoursByRegion({
      name: 'PROMOTION_HOURS_BY_STATE',
      help: 'Where a state or province is narrower; of days that differ, the narrowest. none: nowhere. Have the list checked by a lawyer.',
      fallback: NARROWER_STATES,
    }),
  },
  costs: {
    segment: cost('SEGMENT_COST', 'one SMS segment costs, in millionths of a US dollar'),
    modelIn: cost('MODEL_INPUT_COST', 'a million tokens into the model cost, in US cents'),
    modelOut: cost('MODEL_OUTPUT_COST', 'a million tokens out of the model cost, in US cents'),
  },
} as const;
