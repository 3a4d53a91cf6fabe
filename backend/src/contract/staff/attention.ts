import { ApiProperty } from '@nestjs/swagger';
import { ConversationFlag } from './conversations.js';
import { Nullable, NullableInstant } from './fields.js';

/** An open flag about somebody's safety. */
export class SafetyFlag extends ConversationFlag {
  @ApiProperty() conversationId: string;
  @Nullable('string', 'display name; null: a stranger') name: string | null;
  @Nullable('string', 'staff id of who has the word') heldBy: string | null;
  @Nullable('string', 'staff id') assignedTo: string | null;
}

/** How many cases there are in the inbox. */
export class InboxCounts {
  @ApiProperty() mine: number;
  @ApiProperty() unassigned: number;
  @ApiProperty({ description: 'for an answer of staff' }) waiting: number;
  @ApiProperty() all: number;
}

/** What waits for people at this moment. Asking does not keep a session from ending. */
export class Attention {
  @ApiProperty({
    type: [SafetyFlag],
    description: 'the most urgent first, at most 20; where there are more, those whom somebody has are left out before others',
  })
  safety: SafetyFlag[];
  @ApiProperty({ description: 'conversations with an open flag about safety' }) safetyCount: number;
  @ApiProperty({ description: 'conversations with any open flag' }) flagged: number;
  @ApiProperty({ description: 'conversations whose user waits for a word of staff' }) waiting: number;
  @NullableInstant('the longest of them') waitingSince: string | null;
  @ApiProperty({ description: 'conversations of either kind, each once' }) people: number;
  @ApiProperty({ type: InboxCounts }) inbox: InboxCounts;
  @ApiProperty({ description: 'requests of colleagues that wait for consent' }) requests: number;
  @ApiProperty({ description: 'texts to many of colleagues that wait for consent' }) outreach: number;
}
