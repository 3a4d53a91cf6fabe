import { TextArchive } from '../../ports/texts/text-archive.js';
import { failureOf } from './failure.js';
import type { TwilioClient } from './twilio-client.js';

const GONE = 404;

/** Twilio keeps bodies and media until they are deleted; the media first, for without its message it can no longer be listed. */
export class TwilioTextArchive extends TextArchive {
  constructor(private readonly client: TwilioClient) {
    super();
  }

  override async forget(sid: string, hasMedia: boolean): Promise<void> {
    if (!/^(SM|MM)[0-9a-fA-F]{32}$/.test(sid)) return;
    const message = this.client.messages(sid);
    if (hasMedia)
      for (const media of (await unlessGone(message.media.list({ limit: 20 }))) ?? []) await unlessGone(message.media(media.sid).remove());
    await unlessGone(message.remove());
  }
}

/** Null for what is not there; any other failure by its number: the words of the provider, which may repeat what it was about, are not what is stored. */
async function unlessGone<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    const { httpStatus, reason } = failureOf(error);
    if (httpStatus === GONE) return null;
    throw new Error(reason, { cause: error });
  }
}
