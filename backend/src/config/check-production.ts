import type { RawConfig } from './config.js';
import { LOCAL_PROVIDERS, SCHEMA } from './schema.js';

/** Fewer different characters than this are no random secret, however long it is. */
const MIN_DIFFERENT = 10;
/** What providers make themselves is shorter than ours must be. */
const MIN_PROVIDER_SECRET = 16;
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** What a production process refuses to run with, one sentence each. Never names a secret's value. */
export function checkProduction(raw: RawConfig): string[] {
  const { http, providers, secrets, stripe, twilio, openai } = raw;
  const addresses = [
    [SCHEMA.http.publicUrl.name, http.publicUrl],
    [SCHEMA.http.adminUrl.name, http.adminUrl],
    [SCHEMA.twilio.apiUrl.name, twilio.apiUrl],
    [SCHEMA.stripe.apiUrl.name, stripe.apiUrl],
    [SCHEMA.openai.baseUrl.name, openai.baseUrl],
  ] as const;
  const webhookSecrets = (stripe.webhookSecrets?.split(',') ?? []).map((one) => one.trim()).filter(Boolean);
  const keys = [
    [SCHEMA.secrets.session.name, secrets.session, 0],
    [SCHEMA.secrets.hash.name, secrets.hash, 0],
    [SCHEMA.http.metricsToken.name, http.metricsToken, 0],
    [SCHEMA.twilio.authToken.name, twilio.authToken, MIN_PROVIDER_SECRET],
    ...webhookSecrets.map((one) => [SCHEMA.stripe.webhookSecrets.name, one, MIN_PROVIDER_SECRET] as const),
  ] as const;
  return [
    ...LOCAL_PROVIDERS.filter((name) => providers[name] === 'local' && !providers.allowLocal.includes(name)).map(
      (name) =>
        `${SCHEMA.providers[name].name} is local, which is for trying things out: set a real provider, or name it in ALLOW_LOCAL_PROVIDERS (${name}).`,
    ),
    ...addresses
      .filter(([, address]) => address !== null && !isSafe(address))
      .map(([name]) => `${name} must begin with https: in production, unless it is this machine itself.`),
    ...keys
      .filter(([, value, least]) => value !== null && isWeak(value, least))
      .map(([name]) => `${name} is too easy to guess: it must be long and random (try: openssl rand -hex 32).`),
    ...(modeOf(stripe.secretKey) && modeOf(stripe.publicKey) && modeOf(stripe.secretKey) !== modeOf(stripe.publicKey)
      ? ['STRIPE_SECRET_KEY and STRIPE_PUBLIC_KEY must both be for live payments, or both for tests.']
      : []),
    ...(secrets.session !== null && secrets.session === secrets.hash ? ['SESSION_SECRET and HASH_SECRET must differ.'] : []),
  ];
}

/** What a production process may do and an operator should know of, one line each. */
export function productionWarnings({
  process,
  providers,
  stripe,
  database,
}: Pick<RawConfig, 'process' | 'providers' | 'stripe' | 'database'>): string[] {
  if (process.environment !== 'production') return [];
  const local = LOCAL_PROVIDERS.filter((name) => providers[name] === 'local');
  return [
    ...(local.length
      ? [
          `local providers run in production (${local.join(', ')}): texts reach no phone, codes reach nobody, and money is play money; the handset is shut`,
        ]
      : []),
    ...(providers.billing === 'stripe' && modeOf(stripe.secretKey) === 'test' ? ['STRIPE_SECRET_KEY is for tests: nobody pays'] : []),
    ...(process.role !== 'all' && database.ownerUrl !== null && database.ownerUrl !== database.url
      ? [`DATABASE_OWNER_URL is not needed by ROLE=${process.role} and is better not known to it: migrations run in a process of their own`]
      : []),
  ];
}

function isSafe(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || LOOPBACK.includes(hostname);
}

const isWeak = (secret: string, least: number): boolean => secret.trim().length < least || new Set(secret).size < MIN_DIFFERENT;

/** Whether a key of Stripe's is for real money. */
export function modeOf(key: string | null): 'live' | 'test' | null {
  const [, mode] = /^[rsp]k_(live|test)_/.exec(key ?? '') ?? [];
  return (mode as 'live' | 'test' | undefined) ?? null;
}
