import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsNumberString, IsOptional, IsString, MaxLength } from 'class-validator';
import { FLAG_GRADES, FLAG_URGENCIES, type FlagGrade, type FlagUrgency } from '../../domain/flag.js';
import { OUTBOUND_STATES, type OutboundState } from '../../domain/outbound-state.js';
import { MealItem } from '../meal.js';
import { ConversationRow } from './conversations.js';
import { Instant, Json, Nullable, NullableInstant, Words } from './fields.js';
import { PlanOverride } from './users.js';
import { BEARER_NAMES, type Bearer } from '../../domain/bearer.js';
import { TEXT_SOURCES, type TextSource } from '../../domain/text-source.js';

export const TIMELINE_KINDS = ['text', 'reply', 'change', 'reminder', 'note', 'flag', 'staff', 'feedback'] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

/** An entry as it stands now, as the timeline shows it. */
export class TimelineEntry {
  @ApiProperty() id: string;
  @ApiProperty() number: number;
  @ApiProperty({ enum: ['meal', 'workout'] }) kind: 'meal' | 'workout';
  @ApiProperty({ description: '"2 eggs, 1 toast"; hidden ("") unless revealed' }) description: string;
  @Nullable('string') mealType: string | null;
  @ApiProperty({ type: [MealItem], description: 'empty unless revealed' }) items: MealItem[];
  @Nullable('number', 'kcal eaten or burned') calories: number | null;
  @Nullable('number', 'of a workout') minutes: number | null;
  @ApiProperty() date: string;
  @ApiProperty() time: string;
  @ApiProperty() removed: boolean;
}

/** What was made of a text. */
export class Understood {
  @Words() intents: string[];
  @Json('the intents as handled; null unless revealed') heard: unknown;
  @ApiProperty({ enum: ['rules', 'builtin', 'model', 'unknown'] }) reader: 'rules' | 'builtin' | 'model' | 'unknown';
  @Nullable('string') model: string | null;
  @Nullable('string') promptVersion: string | null;
  @Nullable('number', 'tokens in and out of the model') tokens: number | null;
  @Nullable('number', 'US dollars, where prices are configured') cost: number | null;
  @ApiProperty({ type: [TimelineEntry], description: 'entries it logged, as they stand now' }) entries: TimelineEntry[];
  @Nullable('string', 'to undo what it did; null when nothing can be') changeId: string | null;
  @NullableInstant('when that was undone') undoneAt: string | null;
}

/** How a text of ours fared. */
export class TimelineDelivery {
  @ApiProperty({ enum: OUTBOUND_STATES }) state: OutboundState;
  @Nullable('string') errorCode: string | null;
  @Nullable('string') errorReason: string | null;
  @ApiProperty() attempts: number;
  @ApiProperty({ enum: BEARER_NAMES, description: 'what it went by, as far as is known' }) bearer: Bearer;
  @ApiProperty() segments: number;
  @Nullable('string', 'id of the delivery that this one sends again') resendOf: string | null;
}

/**
 * One thing that happened; which fields are set depends on `kind`:
 * `text` (theirs): body, source, bearer, truncated, hasPicture, pictureKept, understood, problem. `reply` (ours): body, replyKinds, delivery, answers (text id), staffId when staff wrote it.
 * `change`: an edit by screen or staff, as `action` with details. `reminder`: reminderKind, result, delivery id. `note`: body, staffId.
 * `flag`: reason, grade, urgency, resolvedAt. `feedback`: body, feedbackId, result (its state). `staff`: what staff did (action, staffId, reason), from the audit.
 */
export class TimelineItem {
  @ApiProperty({ description: 'unique in the timeline: the text’s, the delivery’s or the note’s own id, else one made up' }) id: string;
  @ApiProperty({ enum: TIMELINE_KINDS }) kind: TimelineKind;
  @Instant() at: string;
  @ApiPropertyOptional({ type: String, nullable: true, description: 'null: hidden until revealed' }) body?: string | null;
  @ApiPropertyOptional({ enum: TEXT_SOURCES }) source?: TextSource;
  @ApiPropertyOptional({ enum: BEARER_NAMES, description: 'what brought it from a phone' }) bearer?: Bearer;
  @ApiPropertyOptional({ description: 'the text was too long: only its beginning was read' }) truncated?: boolean;
  @ApiPropertyOptional({ description: 'a photo came with it' }) hasPicture?: boolean;
  @ApiPropertyOptional({ description: 'the photo can be looked at, once revealed' }) pictureKept?: boolean;
  @ApiPropertyOptional({ type: Understood, nullable: true, description: 'null: not handled yet' }) understood?: Understood | null;
  @ApiPropertyOptional({ type: String, nullable: true }) problem?: string | null;
  @ApiPropertyOptional({ type: [String] }) replyKinds?: string[];
  @ApiPropertyOptional({ type: TimelineDelivery }) delivery?: TimelineDelivery;
  @ApiPropertyOptional({ type: String, nullable: true }) answers?: string | null;
  @ApiPropertyOptional({ type: String, nullable: true }) staffId?: string | null;
  @ApiPropertyOptional({ type: String, nullable: true }) staffName?: string | null;
  @ApiPropertyOptional() action?: string;
  @ApiPropertyOptional({ type: String, nullable: true }) reason?: string | null;
  @ApiPropertyOptional({ type: Object, nullable: true, additionalProperties: true, description: 'facts of what staff did' })
  details?: Record<string, unknown> | null;
  @ApiPropertyOptional() reminderKind?: string;
  @ApiPropertyOptional({ description: 'sent, or why not' }) result?: string;
  @ApiPropertyOptional({ type: String, nullable: true }) deliveryId?: string | null;
  @ApiPropertyOptional({ type: Number, description: 'of a flag, to resolve it' }) flagId?: number;
  @ApiPropertyOptional({ description: 'of what they wrote in the feedback form' }) feedbackId?: string;
  @ApiPropertyOptional({ enum: FLAG_GRADES }) grade?: FlagGrade;
  @ApiPropertyOptional({ enum: FLAG_URGENCIES, description: 'of a flag: how long it may wait' }) urgency?: FlagUrgency;
  @ApiPropertyOptional({ type: String, nullable: true }) resolvedAt?: string | null;
}

/** The side panel of a conversation. */
export class TimelineUser {
  @ApiProperty() id: string;
  @ApiProperty() username: string;
  @ApiProperty() timezone: string;
  @ApiProperty() plan: string;
  @ApiProperty({ type: PlanOverride, nullable: true }) override: PlanOverride | null;
  @Json('calories, protein, carbs, fat, sugar; null: none') goals: Record<string, number | null> | null;
  @Json('kcal and grams of the user’s local today') today: Record<string, number>;
}

export class TimelineQuery {
  @ApiPropertyOptional({ description: 'Items before this instant; the latest when left out' })
  @IsOptional()
  @IsString()
  @MaxLength(40)
  before?: string;
  @ApiPropertyOptional({ description: 'How many texts and replies at most; 50 when left out, 200 at most' })
  @IsOptional()
  @IsNumberString()
  limit?: string;
}

/** Oldest first. `before` of the next page is `items[0].at` while `more`. */
export class Timeline {
  @ApiProperty({ type: ConversationRow }) conversation: ConversationRow;
  @ApiProperty({ type: TimelineUser, nullable: true }) user: TimelineUser | null;
  @ApiProperty({ type: [TimelineItem] }) items: TimelineItem[];
  @ApiProperty() more: boolean;
}
