import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsIn, IsOptional } from 'class-validator';
import { REVIEW_VERDICTS, type ReviewVerdict } from '../../domain/reading-review.js';
import { MealItem } from '../meal.js';
import { IsId, Nullable } from './fields.js';

export class NextReview {
  @ApiPropertyOptional({ type: [String], description: 'ids of those to leave for others' })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(200)
  @IsId({ each: true })
  skip?: string[];
}

export class ReviewMeal {
  @Nullable('string', 'breakfast, lunch, dinner, snack') mealType: string | null;
  @ApiProperty({ type: [MealItem] }) items: MealItem[];
}

/** A text and what was made of it, without who wrote it and how sure the reader was. */
export class ReviewCard {
  @ApiProperty() id: string;
  @ApiProperty({ description: 'names and numbers of people are taken out' }) text: string;
  @ApiProperty({ example: '19:05', description: 'by the user’s clock' }) localTime: string;
  @ApiProperty({ enum: ['en', 'fr', 'es'] }) language: string;
  @ApiProperty({ type: [ReviewMeal] }) meals: ReviewMeal[];
  @Nullable('string') reply: string | null;
}

export class ReviewQueue {
  @ApiProperty({ type: ReviewCard, nullable: true, description: 'null: none is left' }) card: ReviewCard | null;
  @ApiProperty({ description: 'not judged yet, this one included' }) left: number;
}

export class JudgeReview {
  @ApiProperty({ enum: REVIEW_VERDICTS }) @IsIn(REVIEW_VERDICTS) verdict: ReviewVerdict;
}

/** What people found of readings that were acted on without asking. */
export class ReviewShare {
  @ApiProperty({ description: 'first day of the week, or where the band of sureness begins' }) label: string;
  @ApiProperty() judged: number;
  @ApiProperty({ description: '0 to 1' }) right: number;
  @ApiProperty({ description: 'the true share of all such readings lies above this in 95 of 100 cases' }) low: number;
  @ApiProperty({ description: 'and below this' }) high: number;
  @ApiProperty({ description: 'count' }) wrongFood: number;
  @ApiProperty() wrongAmount: number;
  @ApiProperty() shouldHaveAsked: number;
}

/** A band of sureness: were the reader honest, `right` would lie within it. */
export class CalibrationBand extends ReviewShare {
  @ApiProperty({ description: '0 to 1' }) from: number;
  @ApiProperty() to: number;
}

export class ReviewFigures {
  @ApiProperty({ description: 'not judged yet' }) left: number;
  @ApiProperty({ type: [ReviewShare], description: 'weeks of UTC days, the latest first' }) weeks: ReviewShare[];
  @ApiProperty({ type: [CalibrationBand], description: 'the surest first; bands that nothing was judged of are left out' })
  bands: CalibrationBand[];
}
