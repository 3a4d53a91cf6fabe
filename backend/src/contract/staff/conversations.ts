import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsOptional, IsUUID, ValidateIf } from 'class-validator';
import { TextOf } from '../rules.js';
import { Instant, Nullable, NullableInstant, Words } from './fields.js';
import { WithOptionalReason, WithReason } from './reveal.js';

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
  @Words('open flags: crisis, asked-for-staff, not-handled …') flags: string[];
  @ApiProperty() optedOut: boolean;
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
  @ApiProperty({ enum: ['sms', 'dashboard'] }) source: 'sms' | 'dashboard';
  @Instant() receivedAt: string;
  @NullableInstant() handledAt: string | null;
  @Words() intents: string[];
  @ApiProperty({ enum: ['rules', 'builtin', 'model', 'unknown'], description: 'who understood it; rules: no reading was needed' }) reader:
    'rules' | 'builtin' | 'model' | 'unknown';
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
  @IsUUID()
  staffId: string | null;
}

export class AddNote {
  @ApiProperty() @TextOf(1, 4000) body: string;
}

/** Takes back one change of the timeline. */
export class UndoChange extends WithReason {
  @ApiProperty({ description: '`changeId` of a timeline text' }) @TextOf(1, 100) changeId: string;
}
