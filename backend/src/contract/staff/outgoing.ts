import { ApiProperty, IntersectionType, OmitType } from '@nestjs/swagger';
import { OUTBOUND_STATES, type OutboundState } from '../../domain/outbound-state.js';
import { SaveGoals } from '../goals.js';
import { Instant, Nullable, NullableInstant, Words } from './fields.js';
import { WithReason } from './reveal.js';
import { ChangeId } from '../problem.js';
import { BEARER_NAMES, type Bearer } from '../../domain/bearer.js';
import { TEXT_SOURCES, type TextSource } from '../../domain/text-source.js';

/** Goals and reminder settings of one user; the id is the user's. */
export class StaffGoalsRow {
  @ApiProperty({ description: 'the user’s' }) id: string;
  @ApiProperty() name: string;
  @Nullable('number', 'kcal') calories: number | null;
  @Nullable('number', 'g') protein: number | null;
  @Nullable('number', 'g') carbs: number | null;
  @Nullable('number', 'g') fat: number | null;
  @Nullable('number', 'g') sugar: number | null;
  @ApiProperty() notifications: boolean;
  @Words('what is switched on: breakfast, lunch, dinner, snack, summary') reminders: string[];
  @ApiProperty({ example: '08:00', description: 'HH:MM in the user’s zone, also while it is off' }) breakfastTime: string;
  @ApiProperty() lunchTime: string;
  @ApiProperty() dinnerTime: string;
  @ApiProperty() snackTime: string;
  @ApiProperty() summaryTime: string;
  @ApiProperty() timezone: string;
  @NullableInstant() updatedAt: string | null;
  @ChangeId() changeId?: string | null;
}

/** PUT: goals and reminders as the user asked for them, and why. Notifications as a whole are switched on by users alone: it is their consent. */
export class CorrectGoals extends IntersectionType(
  OmitType(SaveGoals, ['userId', 'timezoneOffset', 'consentVersion'] as const),
  WithReason,
) {}

/** What a user is to hear next of one kind, and what became of the last time. */
export class ReminderRow {
  @ApiProperty({ description: '`{userId}:{kind}`' }) id: string;
  @ApiProperty() userId: string;
  @ApiProperty() name: string;
  @ApiProperty({ enum: ['breakfast', 'lunch', 'dinner', 'snack', 'summary', 'weekly'] }) kind: string;
  @Instant('next due') nextAt: string;
  @ApiProperty({ description: 'local day of the next' }) localDate: string;
  @ApiProperty({ description: 'left unanswered in a row' }) unanswered: number;
  @NullableInstant() lastSentAt: string | null;
  @Nullable('string', 'of the latest occasion: sent, or why not') lastResult: string | null;
  @NullableInstant() lastResultAt: string | null;
}

/** What became of one occasion. */
export class ReminderLogRow {
  @ApiProperty({ description: '`{userId}:{kind}:{localDate}`' }) id: string;
  @ApiProperty() userId: string;
  @ApiProperty() name: string;
  @ApiProperty() kind: string;
  @ApiProperty() localDate: string;
  @ApiProperty({ description: 'sent, or why not' }) result: string;
  @Instant() at: string;
  @Nullable('string') deliveryId: string | null;
}

/** One text of ours. */
export class DeliveryRow {
  @ApiProperty() id: string;
  @ApiProperty() conversationId: string;
  @Nullable('string') userId: string | null;
  @Nullable('string', 'masked unless revealed') phone: string | null;
  @ApiProperty() revealed: boolean;
  @Nullable('string', 'hidden (null) unless revealed') body: string | null;
  @ApiProperty({ enum: TEXT_SOURCES }) channel: TextSource;
  @ApiProperty({ enum: BEARER_NAMES, description: 'of one to a phone: what it went by, as far as is known' }) bearer: Bearer;
  @Words('what it says: confirm_log, reminder …; `handoff` when staff wrote it') kinds: string[];
  @ApiProperty({ enum: OUTBOUND_STATES }) state: OutboundState;
  @Nullable('string', 'the provider’s') errorCode: string | null;
  @Nullable('string') errorReason: string | null;
  @ApiProperty() attempts: number;
  @ApiProperty() segments: number;
  @Nullable('number', 'US dollars, where a price a segment is configured') cost: number | null;
  @Instant() createdAt: string;
  @NullableInstant() settledAt: string | null;
  @Nullable('string', 'the delivery that this one sends again') resendOf: string | null;
  @Nullable('string', 'the latest delivery that sends this one again') resentAs: string | null;
  @ApiProperty({ description: 'it failed for good and may be sent again' }) canResend: boolean;
}
