import { FETCH_LIMITS, fetchMedia, type FetchLimits, type MediaAccess } from './fetch-media.js';

/** The words of an attachment of plain text; null where there are none to be had. Never throws. */
export async function fetchText(written: string, access: MediaAccess, limits: FetchLimits = FETCH_LIMITS): Promise<string | null> {
  const fetched = await fetchMedia(written, (type) => type === 'text/plain', access, limits);
  return Buffer.isBuffer(fetched) ? fetched.toString('utf8') : null;
}
