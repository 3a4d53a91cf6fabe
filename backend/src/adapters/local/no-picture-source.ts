import { PictureSource } from '../../ports/texts/picture-source.js';

/** Pictures of the local network come with their texts: there is nowhere to fetch one. */
export class NoPictureSource extends PictureSource {
  override fetch(): Promise<null> {
    return Promise.resolve(null);
  }
}
