/** A meal that a food is in. */
export interface FoodMeal {
  id: string;
  userId: string;
  name: string | null;
  at: Date;
}

/** What became of a food of the table in some days. */
export interface FoodUse {
  /** Meals that it stands in now, by how many people, and the latest of them. */
  meals: number;
  people: number;
  latest: FoodMeal[];
  /** Texts in which one of its names was asked about or left out, put right, or undone soon after. */
  asked: number;
  corrected: number;
  undone: number;
}

/** Where foods of the table are used. Promises: reads only. */
export abstract class StaffFoods {
  /** @param forms likenesses of all its names @param most of the latest meals */
  abstract use(food: { code: string; name: string }, forms: readonly string[], from: Date, to: Date, most: number): Promise<FoodUse>;
}
