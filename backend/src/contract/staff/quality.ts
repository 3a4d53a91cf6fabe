import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { Instant, Nullable } from './fields.js';

export const QUALITY_GROUPS = ['week', 'reader', 'language', 'intent'] as const;
export type QualityGroup = (typeof QUALITY_GROUPS)[number];

export class QualityQuery {
  @ApiPropertyOptional({ enum: ['4', '8', '12'], description: 'how many weeks back; 8 when left out' })
  @IsOptional()
  @IsIn(['4', '8', '12'])
  weeks?: '4' | '8' | '12';
  @ApiPropertyOptional({ description: 'IANA zone whose weeks they are; UTC when left out' })
  @IsOptional()
  @IsString()
  @MaxLength(60)
  zone?: string;
}

/** How texts of one kind fared. Shares are of `texts`, 0 to 1. */
export class QualityRow {
  @ApiProperty({ description: 'first day of the week, reader, language or intent' }) label: string;
  @ApiProperty() texts: number;
  @ApiProperty({ description: 'not given back as not understood' }) understood: number;
  @ApiProperty({ description: 'answered with a question' }) asked: number;
  @ApiProperty({ description: 'what they logged was put right' }) corrected: number;
  @ApiProperty({ description: 'what they logged was undone within ten minutes' }) undone: number;
  @Nullable('number', 'US dollars of models for each that was understood; null: prices are not configured, or none was understood')
  cost: number | null;
}

/** A food that was asked about, skipped, put right or undone. */
export class QualityFood {
  @ApiProperty({ description: 'id of `learning`' }) id: string;
  @ApiProperty({ description: 'hidden ("") from those who may not reveal' }) said: string;
  @ApiProperty({ description: 'texts' }) asked: number;
  @ApiProperty() corrected: number;
  @ApiProperty() undone: number;
}

export class Quality {
  @Instant() from: string;
  @Instant() to: string;
  @ApiProperty({ type: [QualityRow], description: 'the latest first; the first one is not over yet' }) week: QualityRow[];
  @ApiProperty({ type: [QualityRow] }) reader: QualityRow[];
  @ApiProperty({ type: [QualityRow] }) language: QualityRow[];
  @ApiProperty({ type: [QualityRow] }) intent: QualityRow[];
  @ApiProperty({ type: [QualityFood], description: 'the most frequent first, at most 20' }) food: QualityFood[];
}
