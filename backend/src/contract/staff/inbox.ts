import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsISO8601, IsOptional, IsString, MaxLength, ValidateIf } from 'class-validator';
import { FLAG_URGENCIES, type FlagUrgency } from '../../domain/flag.js';
import { INBOX_NEEDS, type InboxNeed } from '../../domain/inbox-need.js';
import { ConversationRow } from './conversations.js';
import { Instant, Nullable, NullableInstant } from './fields.js';
import { WithOptionalReason } from './reveal.js';

/** A case: somebody needs a person of us, or one has the word. */
export class InboxRow extends ConversationRow {
  @ApiProperty({ enum: INBOX_NEEDS, description: 'the most pressing; open: staff have the case, and nothing waits' }) need: InboxNeed;
  @ApiProperty({ enum: FLAG_URGENCIES }) urgency: FlagUrgency;
  @Instant('when that began') since: string;
  @ApiProperty({ description: 'staff have written since' }) answered: boolean;
  @NullableInstant('until when staff mean to answer; null: nothing waits for an answer') dueAt: string | null;
}

/** The reason of the reveal is the case; where nothing waits, it has to be said. */
export class TakeConversation extends WithOptionalReason {
  @ApiProperty({ required: false, description: 'Also from a colleague who has it' }) @IsOptional() @IsBoolean() over?: boolean;
}

export class SnoozeConversation {
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'until then, or until something happens; null: not any longer',
  })
  @ValidateIf((_, v) => v !== null)
  @IsISO8601({ strict: true })
  until: string | null;
}

export const DRAFT_KINDS = ['reply', 'notes'] as const;

/** What one has begun to write in a conversation; nobody else sees it. */
export class StaffDraft {
  @ApiProperty({ description: 'the conversation’s' }) id: string;
  @ApiProperty() reply: string;
  @ApiProperty() notes: string;
}

export class SaveDraft {
  @ApiProperty({ enum: DRAFT_KINDS }) @IsIn(DRAFT_KINDS) kind: (typeof DRAFT_KINDS)[number];
  @ApiProperty({ description: 'empty: no longer' }) @IsString() @MaxLength(4000) body: string;
}

export class SayPresence {
  @ApiProperty() @IsBoolean() typing: boolean;
}

export class Colleague {
  @ApiProperty() staffId: string;
  @Nullable('string') name: string | null;
  @ApiProperty() typing: boolean;
}

/** Who else is in a conversation. */
export class Presence {
  @ApiProperty({ description: 'the conversation’s' }) id: string;
  @ApiProperty({ type: [Colleague] }) others: Colleague[];
}
