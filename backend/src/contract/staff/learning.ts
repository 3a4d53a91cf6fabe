import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsNumber, IsOptional, IsString, Matches, Max, MaxLength, Min, ValidateIf } from 'class-validator';
import { LEARNING_KINDS, LEARNING_STATES, type LearningKind, type LearningState } from '../../domain/learning.js';
import { TextOf } from '../rules.js';
import { Instant, IsId, Json, Nullable, NullableInstant, Words } from './fields.js';
import { FoodRow } from './foods.js';

/** What many texts show that is not known yet: a food by its name, or a sentence; folded by likeness. */
export class LearningRow {
  @ApiProperty({ description: 'hash of what it is about and its form' }) id: string;
  @ApiProperty({ enum: ['food', 'sentence'] }) about: 'food' | 'sentence';
  @ApiProperty({ description: 'as it was last said, without names and numbers of people; hidden ("") from those who may not reveal' })
  said: string;
  @ApiProperty({ enum: LEARNING_KINDS, isArray: true }) kinds: LearningKind[];
  @ApiProperty() texts: number;
  @ApiProperty({ description: 'by how many people' }) users: number;
  @Instant() lastAt: string;
  @ApiProperty({ description: 'a conversation that holds one' }) conversationId: string;
  @ApiProperty() textId: string;
  @ApiProperty({ enum: LEARNING_STATES }) state: LearningState;
  @Nullable('string', 'staff id of who works at it') owner: string | null;
  @ApiProperty({ description: 'it was mended, and came again since' }) again: boolean;
  @ApiProperty({ description: 'how much was taught about it' }) lessons: number;
}

export class ChartWord {
  @ApiProperty() word: string;
  @Words('what it, or what begins with it, may be') spans: string[];
}

export class FrameSeen {
  @ApiProperty() act: string;
  @ApiProperty({ description: 'the sentence that fits' }) sentence: string;
  @ApiProperty({ description: 'the words that it explains' }) words: string;
  @ApiProperty({ description: 'less is better' }) cost: number;
  @ApiProperty() taken: boolean;
}

/** GET one: how the engine hears it today, and what it could be. */
export class LearningItem extends LearningRow {
  @ApiProperty({ type: [ChartWord] }) chart: ChartWord[];
  @ApiProperty({ type: [FrameSeen], description: 'what it could mean, the best first' }) frames: FrameSeen[];
  @Words('that nothing explains') left: string[];
  @ApiProperty({ type: [FoodRow], description: 'foods that share its words, the nearest first' }) foods: FoodRow[];
}

export class UpdateLearning {
  @ApiProperty({ enum: LEARNING_STATES }) @IsIn(LEARNING_STATES) state: LearningState;
  @ApiProperty({ type: String, nullable: true, description: 'staff id; null: nobody' })
  @ValidateIf((_, v) => v !== null)
  @IsId()
  owner: string | null;
}

const Figure = (what: string, most: number) => (target: object, name: string) => {
  ApiPropertyOptional({ description: `${what}; of a food` })(target, name);
  ValidateIf((_, v) => v !== undefined)(target, name);
  IsNumber()(target, name);
  Min(0)(target, name);
  Max(most)(target, name);
};

/** What the table is to be taught: another name (`words`), a measure (`portion`), or a food (`words` and its figures). */
export class MakeLesson {
  @ApiPropertyOptional({ description: 'what it came from: id of `learning`' }) @IsOptional() @IsString() @MaxLength(64) formId?: string;
  @ApiProperty({ enum: ['alias', 'portion', 'food'] }) @IsIn(['alias', 'portion', 'food']) kind: 'alias' | 'portion' | 'food';
  @ApiPropertyOptional({ description: 'name of a food of the table; of an alias or a portion' })
  @ValidateIf(({ kind }) => kind !== 'food')
  @TextOf(1, 100)
  food?: string;
  @ApiPropertyOptional({ enum: ['en', 'fr', 'es'] }) @IsOptional() @IsIn(['en', 'fr', 'es']) language?: 'en' | 'fr' | 'es';
  @ApiPropertyOptional({ description: 'the name' })
  @ValidateIf(({ kind }) => kind !== 'portion')
  @TextOf(2, 60)
  @Matches(/^[^\t\n;]*$/, { message: 'words must not hold tabs or semicolons' })
  words?: string;
  @ApiPropertyOptional({ example: '1 bowl' })
  @ValidateIf(({ kind }) => kind !== 'alias')
  @TextOf(3, 60)
  @Matches(/^[^\t\n;=]*$/, { message: 'portion must not hold tabs, semicolons or =' })
  portion?: string;
  @Figure('g of that portion', 3000) grams?: number;
  @Figure('kcal in 100 g', 905) calories?: number;
  @Figure('g in 100 g', 100) protein?: number;
  @Figure('g in 100 g', 100) carbs?: number;
  @Figure('g in 100 g', 100) fat?: number;
  @Figure('g in 100 g', 100) sugar?: number;
}

/** One text that would be understood otherwise. */
export class TrialChange {
  @Nullable('string', 'without names and numbers of people; hidden (null) unless revealed') body: string | null;
  @Words('entries without it') before: string[];
  @Words('entries with it') after: string[];
}

/** How far a trial is. */
export class TrialProgress {
  @ApiProperty({ description: 'texts looked at' }) texts: number;
  @ApiProperty({ description: 'of at most so many' }) of: number;
}

/** What the last texts would have come to with a lesson. */
export class LessonTrial {
  @ApiProperty({ description: 'texts replayed' }) texts: number;
  @ApiProperty({ description: 'texts that come to something else' }) changed: number;
  @ApiProperty({ description: 'of these, with fewer foods unknown, or understood at last' }) mended: number;
  @ApiProperty({ description: 'of these, with more foods unknown, or understood no longer' }) broken: number;
  @ApiProperty({ type: [TrialChange], description: 'at most 30' }) changes: TrialChange[];
  @Instant() at: string;
}

export class LessonRow {
  @ApiProperty() id: string;
  @Nullable('string') formId: string | null;
  @Json('alias: food, language, words; portion: food, portion; food: row') lesson: Record<string, string>;
  @ApiProperty({ enum: ['draft', 'published', 'taken-back'] }) state: 'draft' | 'published' | 'taken-back';
  @ApiProperty() madeBy: string;
  @Nullable('string') madeByName: string | null;
  @Instant() madeAt: string;
  @ApiProperty({ type: LessonTrial, nullable: true, description: 'without its changes; null: not tried yet' })
  tried: Omit<LessonTrial, 'changes'> | null;
  @Nullable('string') publishedByName: string | null;
  @NullableInstant() publishedAt: string | null;
  @Nullable('string') takenBackByName: string | null;
  @NullableInstant() takenBackAt: string | null;
}

export class PublishLesson {
  @ApiPropertyOptional({ description: 'Also when it changes many texts' }) @IsOptional() @IsBoolean() sure?: boolean;
}
