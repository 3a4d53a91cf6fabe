import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { Instant, Json, Nullable } from './fields.js';

export class HealthQuery {
  @ApiPropertyOptional({ description: 'UTC instant; 7 days ago when left out' }) @IsOptional() @IsString() from?: string;
  @ApiPropertyOptional({ description: 'UTC instant; now when left out' }) @IsOptional() @IsString() to?: string;
  @ApiPropertyOptional({ enum: ['hour', 'day'], description: 'By the hour up to three days when left out, else by the day' })
  @IsOptional()
  @IsIn(['hour', 'day'])
  bucket?: 'hour' | 'day';
  @ApiPropertyOptional({ description: 'IANA zone whose hours and days the buckets are; UTC when left out' })
  @IsOptional()
  @IsString()
  @MaxLength(60)
  zone?: string;
}

/** The rows behind a figure: list `resource` with `filter`; a the time, or a bucket of it, adds `{at}_gte` and `{at}_lt`. */
export class FigureRows {
  @ApiProperty() resource: string;
  @Json('filter of that list') filter: Record<string, unknown>;
  @Nullable('string', 'the field that the time bounds: receivedAt, createdAt, at; null: what is so at this moment') at: string | null;
}

export class FigurePoint {
  @Instant('start of the bucket') at: string;
  @Nullable('number') value: number | null;
}

export class HealthFigure {
  @ApiProperty({ example: 'texts-in' }) name: string;
  @ApiProperty({ example: 'Texts in' }) title: string;
  @ApiProperty({ example: '', description: 'ms, $, % or nothing' }) unit: string;
  @Nullable('number', 'over the whole time; null: nothing to go by') total: number | null;
  @ApiProperty({ type: [FigurePoint], description: 'every bucket, empty ones too; none for figures of this moment' }) points: FigurePoint[];
  @ApiProperty({ type: FigureRows, nullable: true }) rows: FigureRows | null;
}

/** A figure in parts: failures by reason, onboarding by step, users by plan. */
export class HealthBreakdown {
  @ApiProperty({ example: 'failures' }) name: string;
  @ApiProperty() title: string;
  @ApiProperty({ type: [Object] }) parts: { label: string; words: string | null; value: number; rows: FigureRows | null }[];
}

/**
 * Figures over time: texts-in, texts-out, read-by-rules, read-by-builtin, read-by-model, read-by-nobody, not-understood (these five are all texts in), corrections, answer-time (median ms),
 * deliveries-failed, opt-outs, reminders-sent, reminders-missed, model-tokens, and where prices are configured
 * model-cost and texts-cost ($). Of this moment: queue-depth, queue-age (s).
 * Breakdowns: failures (by error), reminder-results, onboarding (by step), plans.
 */
export class HealthFigures {
  @Instant() from: string;
  @Instant() to: string;
  @ApiProperty({ enum: ['hour', 'day'] }) bucket: 'hour' | 'day';
  @ApiProperty({ description: 'IANA zone of the buckets' }) zone: string;
  @ApiProperty({ type: [HealthFigure] }) figures: HealthFigure[];
  @ApiProperty({ type: [HealthBreakdown] }) breakdowns: HealthBreakdown[];
  @Nullable('string', 'closed, half-open, open, or misconfigured (its settings are refused); null: no model is configured') breaker:
    | string
    | null;
}
