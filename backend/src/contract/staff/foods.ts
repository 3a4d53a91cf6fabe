import { ApiProperty } from '@nestjs/swagger';
import { Instant, Nullable, Words } from './fields.js';

export const FOOD_SOURCES = ['builtin', 'usda', 'own'] as const;
export type FoodSource = (typeof FOOD_SOURCES)[number];

/** A food as the table has it. */
export class FoodRow {
  @ApiProperty({ description: 'its name' }) id: string;
  @Words('other names') aliases: string[];
  @ApiProperty({ description: 'kcal in 100 g' }) calories: number;
  @ApiProperty({ description: 'g in 100 g' }) protein: number;
  @ApiProperty({ description: 'g in 100 g' }) carbs: number;
  @ApiProperty({ description: 'g in 100 g' }) fat: number;
  @ApiProperty({ description: 'what it means without an amount: "1 bowl (234 g)"' }) usual: string;
  @Words('"1 cup=234"') portions: string[];
  @ApiProperty({ description: 'where the figures come from' }) source: string;
  @ApiProperty({ enum: FOOD_SOURCES, description: 'of the release, of an imported one, or taught here' }) origin: FoodSource;
}

/** A meal that a food is in. */
export class FoodMeal {
  @ApiProperty({ description: 'id of `meals`' }) id: string;
  @ApiProperty() userId: string;
  @Nullable('string') name: string | null;
  @Instant() at: string;
}

/** What became of a food in the last 90 days. */
export class FoodUse {
  @ApiProperty({ description: 'that it stands in' }) meals: number;
  @ApiProperty({ description: 'who ate it' }) people: number;
  @ApiProperty({ type: [FoodMeal], description: 'at most 10' }) latest: FoodMeal[];
  @ApiProperty({ description: 'texts in which one of its names was asked about or left out' }) asked: number;
  @ApiProperty({ description: 'put right soon after' }) corrected: number;
  @ApiProperty({ description: 'undone soon after' }) undone: number;
}

/** GET one. Figures are in 100 g. */
export class FoodItem extends FoodRow {
  @ApiProperty({ description: 'of the USDA, or made here' }) code: string;
  @ApiProperty() category: string;
  @Words('names in French') fr: string[];
  @Words('names in Spanish') es: string[];
  @ApiProperty({ description: 'g' }) sugar: number;
  @ApiProperty({ description: 'g' }) fiber: number;
  @ApiProperty({ description: 'mg' }) sodium: number;
  @ApiProperty({ description: 'g' }) alcohol: number;
  @ApiProperty({ description: '0 hardly ever to 3 every day' }) eaten: number;
  @Words('such as drink, dish, raw, brand') tags: string[];
  @Words('foods that lie in it and are part of its figures') holds: string[];
  @Words('foods that it is served with and that are no part of its figures') comesWith: string[];
  @ApiProperty({ type: FoodUse }) use: FoodUse;
}
