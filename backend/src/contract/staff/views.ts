import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsBoolean, IsObject, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { TextOf } from '../rules.js';
import { Json, Nullable } from './fields.js';

/** A filter of a list under a name. */
export class StaffView {
  @ApiProperty() id: string;
  @ApiProperty({ example: 'conversations', description: 'the list' }) resource: string;
  @ApiProperty() name: string;
  @Json('never what somebody searched for') filter: Record<string, unknown>;
  @ApiProperty({ type: [String], nullable: true, example: ['createdAt', 'DESC'] }) sort: string[] | null;
  @ApiProperty({ description: 'one’s own, to change or forget' }) own: boolean;
  @Nullable('string') ownerName: string | null;
  @ApiProperty({ description: 'everybody of staff sees it' }) shared: boolean;
}

export class SaveView {
  @ApiProperty({ example: 'conversations' }) @IsString() @MaxLength(40) resource: string;
  @ApiProperty() @TextOf(1, 40) name: string;
  @Json('never what somebody searched for') @IsObject() filter: Record<string, unknown>;
  @ApiPropertyOptional({ type: [String], example: ['createdAt', 'DESC'] })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(2)
  @IsString({ each: true })
  sort?: string[];
  @ApiPropertyOptional({ description: 'false when left out' }) @IsOptional() @IsBoolean() shared?: boolean;
}

/** Letters and figures of any language, with single spaces and hyphens between them. */
export const TAG = /^[\p{L}\p{N}]+(?:[ -][\p{L}\p{N}]+)*$/u;

const AreTags = () => Matches(TAG, { each: true, message: 'a tag is made of letters and figures, with spaces and hyphens between them' });

/** Both happen at once; a tag that is there already, or gone already, is no mistake. */
export class ChangeTags {
  @ApiPropertyOptional({ type: [String], example: ['refund'] })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(10)
  @MaxLength(30, { each: true })
  @AreTags()
  add?: string[];
  @ApiPropertyOptional({ type: [String] })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(10)
  @MaxLength(30, { each: true })
  @AreTags()
  remove?: string[];
}

export class TagCount {
  @ApiProperty() tag: string;
  @ApiProperty() conversations: number;
}
