import { checkProduction } from './check-production.js';
import type { RawConfig } from './config.js';
import { SCHEMA } from './schema.js';

const need = (value: unknown, name: string, when: string): string[] =>
  value === null || value === '' ? [`${name} is missing: it is needed ${when}.`] : [];

/** What each variable alone cannot know: which ones are needed, and which do not go together. */
export function checkTogether(raw: RawConfig): string[] {
  const { providers, twilio, stripe, openai, process, secrets, database } = raw;
  const production = process.environment === 'production';
  const problems = [...need(database.url, SCHEMA.database.url.name, 'to reach PostgreSQL (npm start brings its own when it is unset)')];
  if (production) {
    problems.push(
      ...need(secrets.session, 'SESSION_SECRET', 'in production'),
      ...need(secrets.hash, 'HASH_SECRET', 'in production'),
      ...need(raw.http.publicUrl, 'PUBLIC_URL', 'in production'),
    );
    problems.push(...checkProduction(raw));
  }
  if (database.pooled === 'transaction')
    problems.push(
      ...need(
        database.directUrl,
        SCHEMA.database.directUrl.name,
        'with DATABASE_POOLED=transaction: nothing can listen through the pooler',
      ),
    );
  if (database.replicaUrl !== null && database.replicaUrl === database.url)
    problems.push('DATABASE_REPLICA_URL is DATABASE_URL: it names a server that follows it, or is unset.');
  if (providers.text === 'twilio' || providers.verifier === 'twilio') {
    problems.push(
      ...need(twilio.accountSid, 'TWILIO_ACCOUNT_SID', 'with Twilio'),
      ...need(twilio.authToken, 'TWILIO_AUTH_TOKEN', 'with Twilio'),
    );
  }
  if (!(twilio.sendTimeoutMs < twilio.sendLeaseMs && twilio.sendLeaseMs < twilio.unknownGraceMs))
    problems.push(
      'TWILIO_TIMEOUT_MS, TWILIO_LEASE_MS and TWILIO_GRACE_MS must grow in this order: a text is looked for only when nobody can still be sending it.',
    );
  if (providers.text === 'twilio') problems.push(...need(twilio.from.join(), 'TWILIO_FROM', 'with TEXT_GATEWAY=twilio'));
  if (twilio.rcsSender !== null) {
    problems.push(...need(twilio.messagingServiceSid, 'TWILIO_MESSAGING_SERVICE_SID', 'with TWILIO_RCS_SENDER'));
    if (!twilio.rcsSender.startsWith('rcs:')) problems.push('TWILIO_RCS_SENDER begins with rcs:, as Twilio shows it.');
  }
  for (const key of ['segmentsPerSecond', 'segmentsPerDay'] as const)
    if (twilio[key].length > 1 && twilio[key].length !== twilio.from.length)
      problems.push(`${SCHEMA.twilio[key].name} must be one figure for all, or have as many as TWILIO_FROM has numbers.`);
  if (providers.verifier === 'twilio') problems.push(...need(twilio.verifyServiceSid, 'TWILIO_VERIFY_SERVICE_SID', 'with VERIFIER=twilio'));
  if (providers.billing === 'stripe') {
    for (const key of ['secretKey', 'publicKey', 'webhookSecrets', 'plusPrice', 'proPrice'] as const)
      problems.push(...need(stripe[key], SCHEMA.stripe[key].name, 'with BILLING=stripe'));
    if (stripe.webhookSecrets?.split(',').some((secret) => !secret.trim()))
      problems.push('STRIPE_WEBHOOK_SECRET holds a blank secret: with it anybody could sign.');
  }
  if (providers.reader !== 'builtin') problems.push(...need(openai.apiKey, 'OPENAI_API_KEY', `with READER=${providers.reader}`));
  return problems;
}
