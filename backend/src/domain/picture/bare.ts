export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp';

/** A picture and nothing that was told about it. */
export interface Bare {
  type: PictureType;
  bytes: Uint8Array;
  width: number;
  height: number;
}
