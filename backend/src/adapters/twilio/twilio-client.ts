import twilio from 'twilio';
import type RequestClient from 'twilio/lib/base/RequestClient.js';

export type TwilioClient = ReturnType<typeof twilio>;

export interface TwilioAccess {
  accountSid: string;
  authToken: string;
  /** Where Twilio's API is reached instead, for every one of its hosts; null: at Twilio. */
  apiUrl: string | null;
  /** For a whole call, its answer included. */
  timeoutMs: number;
}

/** The SDK's own client. It never repeats a call by itself: what may be repeated is decided here, not there. */
export function twilioClient({ accountSid, authToken, apiUrl, timeoutMs }: TwilioAccess): TwilioClient {
  return twilio(accountSid, authToken, { httpClient: new BoundedClient(apiUrl, timeoutMs) });
}

/** The SDK's own deadline begins anew with every byte that arrives; this one does not. */
class BoundedClient extends twilio.RequestClient {
  constructor(
    private readonly elsewhere: string | null,
    private readonly timeoutMs: number,
  ) {
    super({ timeout: timeoutMs });
  }

  override async request<TData>(options: RequestClient.RequestOptions<TData>) {
    const { pathname, search } = new URL(options.uri);
    const uri = this.elsewhere === null ? options.uri : this.elsewhere + pathname + search;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(Object.assign(new Error('the provider was too slow'), { code: 'ETIMEDOUT' })), this.timeoutMs);
    });
    return Promise.race([super.request<TData>({ ...options, uri }), late]).finally(() => clearTimeout(timer));
  }
}
