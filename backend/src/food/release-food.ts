import type { RawFigures } from './sugar-and-fat.js';

/** A household measure as a release writes it: "1 cup, diced". `text` holds its own number. */
export interface ReleasePortion {
  seq: number;
  text: string;
  grams: number;
}

/** One food of a FoodData Central release, as it is there. */
export interface ReleaseFood {
  /** FNDDS food code, SR number of five digits, or the FoodData Central id. */
  code: string;
  description: string;
  category: string;
  /** survey_fndds_food, sr_legacy_food or foundation_food. */
  release: string;
  /** Per 100 g; what the release does not say is missing. */
  figures: Partial<RawFigures>;
  portions: ReleasePortion[];
  /** Additional descriptions. */
  aliases: string[];
}
