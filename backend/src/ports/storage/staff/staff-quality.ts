/** How texts of one kind fared, as counts. */
export interface QualityCounts {
  by: 'week' | 'reader' | 'language' | 'intent';
  label: string;
  texts: number;
  lost: number;
  asked: number;
  corrected: number;
  undone: number;
  /** Of models. */
  tokensIn: number;
  tokensOut: number;
}

export interface FoodCounts {
  id: string;
  said: string;
  asked: number;
  corrected: number;
  undone: number;
}

/** How well texts are understood. Promises: reads only. */
export abstract class StaffQuality {
  /** @param zone whose weeks they are */
  abstract counts(from: Date, to: Date, zone: string): Promise<QualityCounts[]>;
  /** Foods that gave trouble, the most frequent first. */
  abstract foods(from: Date, to: Date, most: number): Promise<FoodCounts[]>;
}
