import { BEARERS } from '../../domain/bearer.js';
import type { InboundText } from '../../ports/texts/text-gateway.js';
import { bearerOf } from './bearer-of.js';

/** What came with a text. A count that is no count is none; the type is the first attachment's, without parameters. */
export function mediaOf(field: (name: string) => string): InboundText['media'] {
  const given = field('NumMedia');
  const count = /^\d{1,2}$/.test(given) ? Math.min(Number(given), BEARERS[bearerOf(field('From'))].media) : 0;
  return { count, type: count > 0 ? mediaType(field('MediaContentType0')) : null };
}

/** Where attachments of plain text can be fetched, in their order. */
export const textAttachments = (field: (name: string) => string): string[] => attachments(field, (type) => type === 'text/plain');

/** Where the first picture can be fetched; null: none came. */
export const pictureAttachment = (field: (name: string) => string): string | null =>
  attachments(field, (type) => type.startsWith('image/'))[0] ?? null;

function attachments(field: (name: string) => string, isWanted: (type: string) => boolean): string[] {
  const { count } = mediaOf(field);
  const all = Array.from({ length: count }, (_, index) => ({
    type: mediaType(field(`MediaContentType${index}`)),
    url: field(`MediaUrl${index}`),
  }));
  return all.filter(({ type }) => type !== null && isWanted(type)).map(({ url }) => url);
}

/** `image/jpeg` from `Image/JPEG; charset=x`; null when it is no media type. */
export function mediaType(text: string): string | null {
  const type = text.split(';')[0]!.trim().toLowerCase();
  return /^[a-z]+\/[a-z0-9.+-]{1,60}$/.test(type) ? type : null;
}
