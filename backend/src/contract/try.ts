import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsOptional, IsString, MaxLength } from 'class-validator';
import { HandsetToday } from './handset.js';
import { TextsOf } from './rules.js';

/** How many texts a visitor may try, and how long each may be. */
export const TRY_TEXTS = 8;
export const TRY_LENGTH = 300;

/** What a visitor has typed so far, oldest first: nothing of it is kept between two calls. */
export class TryTexts {
  @ApiProperty({
    type: [String],
    example: ['2 eggs and toast with butter'],
    description: `1 to ${TRY_TEXTS} texts of 1 to ${TRY_LENGTH} characters`,
  })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(TRY_TEXTS, { message: `At most ${TRY_TEXTS} texts can be tried.` })
  @TextsOf(1, TRY_LENGTH)
  texts: string[];
  @ApiPropertyOptional({ example: 'America/Denver', description: 'IANA zone of the visitor; New York where it is not known' })
  @IsOptional()
  @IsString()
  @MaxLength(64)
  timezone?: string;
}

/** What the last of the texts is answered, and the day that all of them make. */
export class Tried {
  @ApiProperty({ type: String, nullable: true, description: 'Null where nothing would be said, or where it only works by text' })
  reply: string | null;
  @ApiProperty({ description: 'The last text asks for what only a phone of one’s own can do: a setting, opting out, a person of our team' })
  onlyByText: boolean;
  @ApiProperty({ type: HandsetToday }) today: HandsetToday;
}
