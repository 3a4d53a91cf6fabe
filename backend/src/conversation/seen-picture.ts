import type { MealType } from '../domain/meal-type.js';
import type { ReadItem } from '../reading/reading.js';

/** What came of looking at the picture that came with a text. Plain JSON. */
export type SeenPicture =
  | { type: 'food'; items: ReadItem[]; meal: MealType | null; day: number; time: string | null }
  /** It could not be looked at now, nothing to eat was made out, or it is no picture that we can open. */
  | { type: 'trouble'; why: PictureTrouble };

export type PictureTrouble = 'not-now' | 'unclear' | 'unusable';
