import { ApiProperty } from '@nestjs/swagger';
import { MEAL_TYPES, type MealType } from '../domain/meal-type.js';

/** A meal that the user often has at this time of the day. */
export class Usual {
  @ApiProperty({ example: 17, description: 'Of the last time; texting "#17 again" logs it once more' }) number: number;
  @ApiProperty({ enum: MEAL_TYPES }) mealType: MealType;
  @ApiProperty({ example: '1 cup oatmeal, banana' }) description: string;
}
