import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { TextOf } from '../rules.js';
import { Instant, Nullable } from './fields.js';
import { WithReason } from './reveal.js';

export const SEARCH_KINDS = ['text', 'note'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export class SearchWords extends WithReason {
  @ApiProperty({ example: 'cancel my plan', description: 'all of these words, each by its beginning; in quotes: one after the other' })
  @TextOf(3, 100)
  q: string;
  @ApiPropertyOptional({ enum: SEARCH_KINDS, description: 'both when left out' }) @IsOptional() @IsIn(SEARCH_KINDS) kind?: SearchKind;
  @ApiPropertyOptional({ description: 'UTC instant; 90 days ago when left out' }) @IsOptional() @IsString() @MaxLength(40) from?: string;
  @ApiPropertyOptional({ description: 'UTC instant; now when left out' }) @IsOptional() @IsString() @MaxLength(40) to?: string;
}

/** A stretch of words; `hit`: what was searched for. */
export class SearchPart {
  @ApiProperty() words: string;
  @ApiProperty() hit: boolean;
}

/** Something that a user texted or that staff noted, by the few words around what was searched for. */
export class SearchHit {
  @ApiProperty() id: string;
  @ApiProperty({ enum: SEARCH_KINDS }) kind: SearchKind;
  @ApiProperty() conversationId: string;
  @Nullable('string', 'null: a stranger') userId: string | null;
  @Nullable('string') name: string | null;
  @Instant() at: string;
  @ApiProperty({ type: [SearchPart], description: 'numbers and addresses are taken out' }) excerpt: SearchPart[];
}

export class SearchResult {
  @ApiProperty({ type: [SearchHit], description: 'the latest first, at most 50' }) hits: SearchHit[];
  @ApiProperty({ description: 'there are more: search for more words, or a shorter time' }) more: boolean;
}
