import { ApiProperty, PartialType } from '@nestjs/swagger';
import { MealItem, UpdateMeal } from '../meal.js';
import { ChangeId } from '../problem.js';
import { UpdateWorkout } from '../workout.js';
import { Instant, Nullable, NullableInstant } from './fields.js';
import { IsReason } from './reveal.js';

class EntryRowBase {
  @ApiProperty() id: string;
  @ApiProperty() userId: string;
  @ApiProperty({ description: 'display name' }) name: string;
  @ApiProperty({ description: 'the user’s running number' }) number: number;
  @ApiProperty() revealed: boolean;
  @ApiProperty({ description: 'YYYY-MM-DD, the user’s local day' }) date: string;
  @ApiProperty({ description: 'HH:MM in the user’s zone' }) time: string;
  @Instant() at: string;
  @Instant() createdAt: string;
  @NullableInstant() deletedAt: string | null;
  @Nullable('string', 'text that logged it') textId: string | null;
  @ChangeId() changeId?: string | null;
}

export class StaffMealRow extends EntryRowBase {
  @ApiProperty() mealType: string;
  @Nullable('string', 'hidden (null) unless revealed') description: string | null;
  @Nullable('number', 'kcal') calories: number | null;
  @Nullable('number', 'g') protein: number | null;
  @Nullable('number', 'g') carbs: number | null;
  @Nullable('number', 'g') fat: number | null;
  @Nullable('number', 'g') sugar: number | null;
  @ApiProperty({ description: 'how many items' }) itemCount: number;
  @ApiProperty({ type: [MealItem], description: 'empty unless revealed' }) items: MealItem[];
}

export class StaffWorkoutRow extends EntryRowBase {
  @Nullable('string', 'hidden (null) unless revealed') activity: string | null;
  @Nullable('number') minutes: number | null;
  @Nullable('number', 'kcal burned') calories: number | null;
  @Nullable('string') distance: string | null;
}

/** PUT: only what is to change, and why. */
export class CorrectMeal extends PartialType(UpdateMeal) {
  @ApiProperty() @IsReason() reason: string;
}
export class CorrectWorkout extends PartialType(UpdateWorkout) {
  @ApiProperty() @IsReason() reason: string;
}
