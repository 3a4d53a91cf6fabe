import { BadRequestException } from '@nestjs/common';
import { barePicture } from '../domain/picture/bare-picture.js';
import type { PictureToSee } from '../ports/reading/picture-reader.js';

/** A picture that came in base 64, with nothing told about it any more. */
export function pictureOf(written: string): PictureToSee {
  const bare = barePicture(Buffer.from(written, 'base64'));
  if (!bare) throw new BadRequestException('That picture cannot be opened: send a JPEG, PNG or WebP of at most 5 MB.');
  return { type: bare.type, bytes: bare.bytes };
}
