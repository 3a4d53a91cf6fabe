import type { Nutrients } from '../domain/nutrients.js';

/** How much a household measure of a food weighs. */
export interface Portion {
  /** As the table has it, with its own number: "1 cup, diced", "10 chips". */
  text: string;
  /** Of the whole text. */
  grams: number;
}

export type FoodTag = 'drink' | 'count' | 'dish' | 'top' | 'generic' | 'raw' | 'brand' | 'alcohol' | 'whole' | 'combo';

/** The usual amount of a food, in words and grams: 2 `slice`, 150 `g`. */
export interface Standard {
  quantity: number;
  unit: string;
  grams: number;
}

/** One food. Figures are per 100 g. */
export interface Food {
  /** Lower case, English, as shown to people: "scrambled eggs". Unique in a table. */
  name: string;
  aliases: readonly string[];
  /** Aliases in French (Canada) and Spanish. */
  fr: readonly string[];
  es: readonly string[];
  per100g: Readonly<Nutrients>;
  portions: readonly Portion[];
  /** What "I had X" means when no amount is said. */
  standard: Standard;
  /** USDA code. */
  code: string;
  source: 'builtin' | 'usda';
  /** Where its figures were published: "FNDDS 2021-2023", "SR28", or the maker. */
  published: string;
  /** USDA's category of foods like it; '': none. */
  category: string;
  /** How commonly people in the US and Canada eat it: 0 hardly ever to 3 every day. */
  eaten: number;
  tags: ReadonlySet<FoodTag>;
  /** Words of foods that lie in it and are part of its figures: a patty in a burger. */
  holds: readonly string[];
  /** Words of foods that are added to it and are small then: milk in coffee. */
  takes: readonly string[];
  /** Words of foods that it is served with and that are no part of its figures. */
  comesWith: readonly string[];
}
