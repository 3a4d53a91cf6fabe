import type { PictureType } from '../../domain/picture/bare.js';
import type { SeenPicture } from '../../conversation/seen-picture.js';
import type { ReadBy, ReadingContext } from '../../reading/reading.js';

/** A picture that nothing is told about any more. */
export interface PictureToSee {
  type: PictureType;
  bytes: Uint8Array;
}

export interface SeenByModel {
  seen: SeenPicture;
  by: ReadBy;
}

/**
 * Tells what food is on a picture, or what a nutrition label says. Promises: no side effects; answers or fails within its deadline. Fails
 * with ReaderUnavailable only.
 */
export abstract class PictureReader {
  /** @param caption the text that came with it; '' where none did */
  abstract look(picture: PictureToSee, caption: string, context: ReadingContext): Promise<SeenByModel>;

  /** The same where it was asked before. Null: it would have to ask. */
  abstract lookKept(picture: PictureToSee, caption: string, context: ReadingContext): Promise<SeenByModel | null>;
}
