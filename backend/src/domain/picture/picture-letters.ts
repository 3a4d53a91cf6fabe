import { PICTURE_BYTES } from './bare-picture.js';

/** So many letters a picture takes in base 64. */
export const PICTURE_LETTERS = Math.ceil(PICTURE_BYTES / 3) * 4;
