import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsInt, IsOptional, IsString, Matches, Max, Min } from 'class-validator';
import { Instant, IsId, Nullable, Words } from './fields.js';

/** Which conversations: one, by its own or its user's id, or the last so many that had a text. */
export class StartReplay {
  @ApiPropertyOptional() @IsOptional() @IsId() conversationId?: string;
  @ApiPropertyOptional({ minimum: 1, maximum: 1000 }) @IsOptional() @IsInt() @Min(1) @Max(1000) last?: number;
  @ApiPropertyOptional({ description: 'Texts of each conversation, the latest; 50 when left out' })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(200)
  texts?: number;
  @ApiPropertyOptional({
    enum: ['kept', 'builtin', 'live'],
    description:
      'kept model answers where there are any (default); the built-in reader alone; the configured model, live (one conversation only)',
  })
  @IsOptional()
  @IsIn(['kept', 'builtin', 'live'])
  reader?: 'kept' | 'builtin' | 'live';
}

/** What a text was, or would be, taken for. */
export class ReplaySide {
  @Words() intents: string[];
  @Words('entries it logged or changed, as "lunch: 2 eggs, 1 toast (230 kcal)"; hidden (empty) unless revealed') entries: string[];
  @Nullable('number', 'sum of kcal logged') calories: number | null;
  @Nullable('string', 'hidden (null) unless revealed, and when nothing is said') reply: string | null;
  @ApiProperty({ enum: ['rules', 'builtin', 'model', 'unknown'] }) reader: 'rules' | 'builtin' | 'model' | 'unknown';
}

export class ReplayTurn {
  @ApiProperty() textId: string;
  @Instant() at: string;
  @Nullable('string', 'hidden (null) unless revealed') body: string | null;
  @ApiProperty({ type: ReplaySide }) then: ReplaySide;
  @ApiProperty({ type: ReplaySide }) now: ReplaySide;
  @Words('what differs: intents, entries, reply') differs: ('intents' | 'entries' | 'reply')[];
  @Nullable('string', 'it differs, but what was known then is not known now: why; null: it can be compared') incomparable: string | null;
}

export class ReplayedConversation {
  @ApiProperty() conversationId: string;
  @Nullable('string') userId: string | null;
  @Nullable('string') name: string | null;
  @ApiProperty() revealed: boolean;
  @ApiProperty({ description: 'texts replayed' }) texts: number;
  @ApiProperty({ description: 'texts that differ, and can be compared' }) changed: number;
  @ApiProperty({ description: 'texts that differ, and cannot be compared' }) incomparable: number;
  @ApiProperty({ type: [ReplayTurn], description: 'all of one conversation; of many only those that differ, at most 20' })
  turns: ReplayTurn[];
  @Nullable('string', 'why it could not be replayed') problem: string | null;
}

export class ReplaySummary {
  @ApiProperty() conversations: number;
  @ApiProperty({ description: 'conversations in which something differs' }) changedConversations: number;
  @ApiProperty() texts: number;
  @ApiProperty() changedIntents: number;
  @ApiProperty() changedEntries: number;
  @ApiProperty() changedReplies: number;
  @ApiProperty({ description: 'texts that cannot be compared, for what was known then is not known now; none of the figures counts them' })
  incomparable: number;
  @ApiProperty({ description: 'not understood then, understood now' }) mended: number;
  @ApiProperty({ description: 'understood then, not understood now' }) broken: number;
  @ApiProperty({ description: 'milliseconds' }) took: number;
}

/** Nothing of it is stored. Conversations that differ come first, at most 200. */
export class ReplayResult {
  @ApiProperty({ type: ReplaySummary }) summary: ReplaySummary;
  @ApiProperty({ type: [ReplayedConversation] }) conversations: ReplayedConversation[];
}

export class SaveFixture {
  @ApiProperty() @IsId() conversationId: string;
  @ApiPropertyOptional({ type: [String], description: 'which texts, one after the other; the last ten when left out' })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(50)
  @IsId({ each: true })
  textIds?: string[];
  @ApiProperty({ example: 'toast-counted-twice', description: 'file name' })
  @IsString()
  @Matches(/^[a-z0-9][a-z0-9-]{2,59}$/, { message: 'name must be 3 to 60 small letters, digits and dashes' })
  name: string;
  @ApiPropertyOptional({ example: 'The toast was named once and counted twice.' }) @IsOptional() @IsString() why?: string;
  @ApiPropertyOptional({ description: 'Also write it into nlp-fixtures/conversations (development only)' })
  @IsOptional()
  @IsBoolean()
  save?: boolean;
}

/** A transcript without names and numbers. Its expectations are what was answered then: mend them by hand. */
export class Fixture {
  @ApiProperty({ example: 'toast-counted-twice.yaml' }) fileName: string;
  @ApiProperty() yaml: string;
  @Nullable('string', 'nlp-fixtures/conversations/….yaml') savedAs: string | null;
}
