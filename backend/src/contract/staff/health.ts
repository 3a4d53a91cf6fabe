import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString } from 'class-validator';
import { Instant, Json, Nullable } from './fields.js';

export class HealthQuery {
  @ApiPropertyOptional({ description: 'UTC instant; 7 days ago when left out' }) @IsOptional() @IsString() from?: string;
  @ApiPropertyOptional({ description: 'UTC instant; now when left out' }) @IsOptional() @IsString() to?: string;
  @ApiPropertyOptional({ enum: ['hour', 'day'], description: 'By the hour up to three days when left out, else by the day' })
  @IsOptional()
  @IsIn(['hour', 'day'])
  bucket?: 'hour' | 'day';
}

/** The rows behind a figure: list `resource` with `filter`; a bucket adds its own `{at}_gte` and `{at}_lt`. */
export class FigureRows {
  @ApiProperty() resource: string;
  @Json('filter of that list') filter: Record<string, unknown>;
  @ApiProperty({ description: 'the field that a bucket bounds: receivedAt, createdAt, at' }) at: string;
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
  @ApiProperty({ type: [Object] }) parts: { label: string; value: number; rows: FigureRows | null }[];
}

/**
 * Figures over time: texts-in, texts-out, read-by-rules, read-by-builtin, read-by-model, not-understood, corrections, answer-time (median ms),
 * deliveries-failed, opt-outs, reminders-sent, reminders-missed, model-tokens, and where prices are configured
 * model-cost and texts-cost ($). Of this moment: queue-depth, queue-age (s).
 * Breakdowns: failures (by error), reminder-results, onboarding (by step), plans.
 */
export class HealthFigures {
  @Instant() from: string;
  @Instant() to: string;
  @ApiProperty({ enum: ['hour', 'day'] }) bucket: 'hour' | 'day';
  @ApiProperty({ type: [HealthFigure] }) figures: HealthFigure[];
  @ApiProperty({ type: [HealthBreakdown] }) breakdowns: HealthBreakdown[];
  @Nullable('string', 'closed, half-open or open; null: no model is configured') breaker: string | null;
}
