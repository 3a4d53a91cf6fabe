import { PICTURE_BYTES } from '../../domain/picture/bare-picture.js';
import { PictureSource } from '../../ports/texts/picture-source.js';
import { FETCH_LIMITS, fetchMedia, type FetchLimits, type MediaAccess } from './fetch-media.js';

const LIMITS: FetchLimits = { ...FETCH_LIMITS, bytes: PICTURE_BYTES };

export class TwilioPictureSource extends PictureSource {
  constructor(
    private readonly access: MediaAccess,
    private readonly limits: FetchLimits = LIMITS,
  ) {
    super();
  }

  override fetch(address: string): Promise<Uint8Array | 'late' | null> {
    return fetchMedia(address, (type) => type.startsWith('image/'), this.access, this.limits);
  }
}
