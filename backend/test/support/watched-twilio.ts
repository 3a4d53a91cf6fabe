import { twilioClient } from '../../src/adapters/twilio/index.js';
import { ACCOUNT_SID, AUTH_TOKEN, type DoubleOptions, startProxy, TwilioDouble } from '../twilio-double/index.js';

/** A double of the provider, and a client of its account through a proxy that watches what is asked. `stop` fails where that was not as the provider has it. */
export async function watchedTwilio(options: DoubleOptions = {}) {
  const double = new TwilioDouble(options);
  const proxy = await startProxy(await double.start());
  return {
    double,
    client: twilioClient({ accountSid: ACCOUNT_SID, authToken: AUTH_TOKEN, apiUrl: proxy.url, timeoutMs: 8000 }),
    stop: async () => {
      expect(proxy.violations()).toEqual([]);
      await double.stop();
      await proxy.stop();
    },
  };
}
