import { ApiProperty } from '@nestjs/swagger';
import { Figure, TextOf } from './rules.js';

export class FoodQuery {
  @ApiProperty({ example: 'scrambled eggs', description: 'Words of the name; 2 to 60 characters' }) @TextOf(2, 60) q: string;
}

/** One of it: figures for a quantity of 1. */
export class FoodPortion {
  @ApiProperty({ example: 'slice', description: '"count": the food itself' }) unit: string;
  @ApiProperty({ type: String, nullable: true, example: 'large' }) size: string | null;
  @ApiProperty({ example: 2, description: 'How many are eaten at a time' }) usual: number;
  @Figure('g') grams: number;
  @Figure('kcal') calories: number;
  @Figure('g') protein: number;
  @Figure('g') carbs: number;
  @Figure('g') fat: number;
  @Figure('g') sugar: number;
}

/** A food of the table, with what it can be measured in; the usual measure first. */
export class FoundFood {
  @ApiProperty({ example: 'scrambled eggs', description: 'Sent back as a name, it is exactly this food' }) name: string;
  @ApiProperty({ description: 'USDA code' }) food: string;
  @ApiProperty({ type: [FoodPortion] }) portions: FoodPortion[];
}
