import { mediaType } from './media-of.js';
import { mediaAddress, wantsPassword } from './media-address.js';
import type { OpenConnection } from './open-connection.js';

export interface FetchLimits {
  bytes: number;
  /** For all of it, redirects included. */
  milliseconds: number;
  redirects: number;
}

export const FETCH_LIMITS: FetchLimits = { bytes: 5_000_000, milliseconds: 4000, redirects: 3 };

/**
 * The words of an attachment of plain text; null for everything that is not one, is too large, too slow or lies anywhere
 * but on Twilio's media hosts. Never throws, and never follows a redirect off those hosts.
 */
export async function fetchText(
  written: string,
  access: { authorization: string; open: OpenConnection },
  limits: FetchLimits = FETCH_LIMITS,
): Promise<string | null> {
  const deadline = AbortSignal.timeout(limits.milliseconds);
  try {
    let url = mediaAddress(written);
    for (let hops = 0; url && hops <= limits.redirects; hops += 1) {
      const { status, headers, body } = await access.open(url, wantsPassword(url) ? { authorization: access.authorization } : {}, deadline);
      if (status >= 300 && status < 400 && headers.location) {
        body.destroy();
        url = mediaAddress(headers.location, url);
        continue;
      }
      if (status !== 200 || mediaType(headers['content-type'] ?? '') !== 'text/plain') {
        body.destroy();
        return null;
      }
      return await readUpTo(limits.bytes, body);
    }
    return null;
  } catch {
    return null;
  }
}

async function readUpTo(bytes: number, body: NodeJS.ReadableStream): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving the loop ends the connection, so that nothing beyond the limit is taken in.
  for await (const chunk of body) {
    size += (chunk as Buffer).length;
    if (size > bytes) return null;
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}
