import { mediaType } from './media-of.js';
import { mediaAddress, wantsPassword } from './media-address.js';
import type { OpenConnection } from './open-connection.js';

export interface FetchLimits {
  bytes: number;
  /** For all of it, redirects included. */
  milliseconds: number;
  redirects: number;
}

export interface MediaAccess {
  authorization: string;
  open: OpenConnection;
  /** Where Twilio is asked instead of at its own address, as with a double of it. */
  own?: URL | null;
}

export const FETCH_LIMITS: FetchLimits = { bytes: 5_000_000, milliseconds: 4000, redirects: 3 };

/**
 * An attachment; null for everything that is none of such a type, is too large, gone, or lies anywhere but on Twilio's media hosts; `late`
 * where it did not come and may come another time. Never throws, and never follows a redirect off those hosts.
 */
export async function fetchMedia(
  written: string,
  isWanted: (type: string) => boolean,
  access: MediaAccess,
  limits: FetchLimits = FETCH_LIMITS,
): Promise<Buffer | 'late' | null> {
  const { own = null, authorization, open } = access;
  const deadline = AbortSignal.timeout(limits.milliseconds);
  try {
    let url = mediaAddress(written, undefined, own);
    for (let hops = 0; url && hops <= limits.redirects; hops += 1) {
      const { status, headers, body } = await open(url, wantsPassword(url, own) ? { authorization } : {}, deadline);
      if (status >= 300 && status < 400 && headers.location) {
        body.destroy();
        url = mediaAddress(headers.location, url, own);
        continue;
      }
      if (status !== 200 || !isWanted(mediaType(headers['content-type'] ?? '') ?? '')) {
        body.destroy();
        return status >= 500 || status === 429 ? 'late' : null;
      }
      return await readUpTo(limits.bytes, body);
    }
    return null;
  } catch (error) {
    // A name that leads to our own network is no trouble of the moment.
    return (error as { code?: string }).code === 'EPRIVATE' ? null : 'late';
  }
}

async function readUpTo(bytes: number, body: NodeJS.ReadableStream): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving the loop ends the connection, so that nothing beyond the limit is taken in.
  for await (const chunk of body) {
    size += (chunk as Buffer).length;
    if (size > bytes) return null;
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}
