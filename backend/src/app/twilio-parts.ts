import {
  fetchText,
  openProvider,
  twilioClient,
  TwilioPictureSource,
  TwilioTextArchive,
  TwilioTextGateway,
  TwilioVerifier,
  TwilioWebhook,
} from '../adapters/twilio/index.js';
import type { Config } from '../config/config.js';
import type { Pace } from '../domain/pace.js';
import type { Clock } from '../ports/process/clock.js';
import type { Log } from '../ports/process/log.js';

/** What of Twilio this configuration wants. The configuration was checked: what is needed is there. */
export function twilioParts({ twilio, http }: Pick<Config, 'twilio' | 'http'>) {
  const { accountSid, authToken, verifyServiceSid, messagingServiceSid, apiUrl } = twilio as {
    [K in keyof Config['twilio']]: NonNullable<Config['twilio'][K]>;
  };
  const client = () => twilioClient({ accountSid, authToken, apiUrl: apiUrl || null, timeoutMs: twilio.sendTimeoutMs });
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const own = apiUrl ? new URL(apiUrl) : null;
  const access = { authorization, open: openProvider(own), own };
  return {
    pictureSource: () => new TwilioPictureSource(access),
    paces: pacesOf(twilio),
    gateway: (clock: Clock) =>
      new TwilioTextGateway(client(), {
        from: twilio.from[0]!,
        statusUrl: `${http.publicUrl}/webhooks/sms/status`,
        rcs: twilio.rcsSender === null ? null : { messagingServiceSid, templates: twilio.quickReplies },
        now: () => clock.now(),
      }),
    archive: () => new TwilioTextArchive(client()),
    verifier: (log: Log) => new TwilioVerifier(client(), verifyServiceSid, log),
    webhook: () =>
      new TwilioWebhook(
        {
          accountSid,
          authToken,
          ourNumbers: twilio.from,
          rcsSender: twilio.rcsSender,
          publicUrl: http.publicUrl,
          overrides: twilio.webhookOverrides?.replace(/^#/, '') ?? null,
        },
        (url) => fetchText(url, access),
      ),
  };
}

/** Our numbers with what each is allowed; a figure that stands alone is everybody's. */
function pacesOf({ from, segmentsPerSecond, segmentsPerDay }: Config['twilio']): Pace[] {
  const own = (figures: readonly number[], at: number) => figures[figures.length === 1 ? 0 : at]!;
  return from.map((sender, at) => ({
    sender,
    segmentsPerSecond: own(segmentsPerSecond, at),
    segmentsPerDay: own(segmentsPerDay, at) || null,
  }));
}
