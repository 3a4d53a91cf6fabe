import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsOptional, ValidateIf } from 'class-validator';
import { FLAG_GRADES, FLAG_URGENCIES, type FlagGrade, type FlagUrgency } from '../../domain/flag.js';
import { TextOf } from '../rules.js';
import { Instant, IsId, Nullable, NullableInstant, Words } from './fields.js';
import { WithOptionalReason, WithReason } from './reveal.js';
import { BEARER_NAMES, type Bearer } from '../../domain/bearer.js';
import { TEXT_SOURCES, type TextSource } from '../../domain/text-source.js';

/** Why staff are asked to look; several of a kind count as one. */
export class ConversationFlag {
  @ApiProperty({ description: 'crisis, asked-for-staff, not-handled …' }) reason: string;
  @ApiProperty({ enum: FLAG_GRADES }) grade: FlagGrade;
  @ApiProperty({ enum: FLAG_URGENCIES, description: 'how long it may wait' }) urgency: FlagUrgency;
  @Instant() since: string;
}

/** One conversation as lists show it. */
export class ConversationRow {
  @ApiProperty() id: string;
  @Nullable('string', 'null: a stranger') userId: string | null;
  @Nullable('string', 'display name; null: a stranger') name: string | null;
  @Nullable('string', 'masked unless revealed') phone: string | null;
  @ApiProperty() revealed: boolean;
  @Nullable('string') plan: 'free' | 'plus' | 'pro' | null;
  @NullableInstant('last text of the user') lastTextAt: string | null;
  @Nullable('string', 'its words, once revealed') lastText: string | null;
  @Words('of the last text') lastIntents: string[];
  @NullableInstant('staff have the word since') heldAt: string | null;
  @Nullable('string', 'staff id') heldBy: string | null;
  @Nullable('string', 'staff id') assignedTo: string | null;
  @NullableInstant('put off until then, unless something happens before') snoozedUntil: string | null;
  @ApiProperty({ type: () => [ConversationFlag], description: 'open flags, the most urgent first' }) flags: ConversationFlag[];
  @NullableInstant('the user waits for a word of staff since: wrote while they have the word, or asked for a person') waitsSince:
    | string
    | null;
  @ApiProperty({ enum: ['user', 'staff', 'bot'], nullable: true, type: String, description: 'who wrote last' }) lastBy:
    | 'user'
    | 'staff'
    | 'bot'
    | null;
  @ApiProperty({ description: 'held, or flagged for more than review, and nobody of staff has looked since the last text' })
  unread: boolean;
  @ApiProperty() optedOut: boolean;
  @Words('that staff put on it') tags: string[];
  @Nullable('string', 'en, fr or es; null: a stranger') language: string | null;
  @Instant() createdAt: string;
}

/** One text of a user, as the list of texts shows it. */
export class TextRow {
  @ApiProperty() id: string;
  @ApiProperty() conversationId: string;
  @Nullable('string') userId: string | null;
  @Nullable('string', 'masked unless revealed') phone: string | null;
  @ApiProperty() revealed: boolean;
  @Nullable('string', 'hidden (null) unless revealed') body: string | null;
  @ApiProperty({ description: 'a photo came with it' }) hasPicture: boolean;
  @ApiProperty({ enum: TEXT_SOURCES }) source: TextSource;
  @ApiProperty({ enum: BEARER_NAMES, description: 'what brought it, where it came from a phone' }) bearer: Bearer;
  @Instant() receivedAt: string;
  @NullableInstant() handledAt: string | null;
  @Words() intents: string[];
  @ApiProperty({ enum: ['rules', 'builtin', 'model', 'unknown'], description: 'who understood it; rules: no reading was needed' }) reader:
    | 'rules'
    | 'builtin'
    | 'model'
    | 'unknown';
  @Nullable('string', 'model that read it') model: string | null;
  @Nullable('string') promptVersion: string | null;
  @ApiProperty({ description: 'it could not be understood' }) notUnderstood: boolean;
  @ApiProperty({ description: 'what it logged was corrected afterwards' }) corrected: boolean;
  @Nullable('string', 'why it could not be handled') problem: string | null;
}

/** Shown to the user: staff write by text, in the user's own thread. */
export class StaffReply {
  @ApiProperty() @TextOf(1, 640) body: string;
}

export class CloseConversation extends WithOptionalReason {
  @ApiPropertyOptional({ description: 'Tell the user that the automatic answers are back; true when left out' })
  @IsOptional()
  @IsBoolean()
  tell?: boolean;
}

export class AssignConversation {
  @ApiProperty({ type: String, nullable: true, description: 'staff id; null: nobody' })
  @ValidateIf((_, v) => v !== null)
  @IsId()
  staffId: string | null;
}

export class AddNote {
  @ApiProperty() @TextOf(1, 4000) body: string;
}

/** Takes back one change of the timeline. */
export class UndoChange extends WithReason {
  @ApiProperty({ description: '`changeId` of a timeline text' }) @TextOf(1, 100) changeId: string;
}
