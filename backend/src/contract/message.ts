import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsISO8601, IsOptional, IsString, MaxLength } from 'class-validator';
import { PICTURE_LETTERS } from '../domain/picture/picture-letters.js';
import { TEXT_SOURCES, type TextSource } from '../domain/text-source.js';
import { IgnoredId, TextOf } from './rules.js';

export class Message {
  @ApiProperty() id: string;
  @ApiProperty() userId: string;
  @ApiProperty() content: string;
  @ApiProperty({ description: 'Sent from, or answered to, the dashboard' }) fromDashboard: boolean;
  @ApiProperty({ enum: TEXT_SOURCES, description: 'How it came or went: a phone, the dashboard, or an assistant of the user' })
  via: TextSource;
  @ApiProperty({ description: 'Written by the user, not by us' }) isFromUser: boolean;
  @ApiProperty({ description: 'A photo came with it' }) hasPicture: boolean;
  @ApiProperty({ description: 'UTC instant' }) createdAt: string;
  @ApiProperty({ description: 'Local day of the user: YYYY-MM-DD' }) date: string;
  @ApiProperty({ description: 'HH:MM in the user’s zone' }) time: string;
}

export class SendMessage {
  @IgnoredId() userId?: unknown;
  @ApiProperty({ maxLength: 10_000 }) @TextOf(1, 10_000) content: string;
  @ApiPropertyOptional({ example: true }) @IsOptional() @IsBoolean() fromDashboard?: boolean;
  @ApiPropertyOptional({
    example: '2026-11-21T12:30:00.000Z',
    description:
      'UTC instant at which it was written, for what had to wait for a network: within the last 24 hours, else the text counts as of now',
  })
  @IsOptional()
  @IsISO8601({ strict: true })
  @MaxLength(30)
  writtenAt?: string;
}

/** A photo of a meal or of a nutrition label, with words or without. */
export class SendPicture {
  @ApiPropertyOptional({ maxLength: 10_000 }) @IsOptional() @IsString() @MaxLength(10_000) content?: string;
  @ApiProperty({ description: 'JPEG, PNG or WebP of at most 5 MB, in base 64. What is told about it (place, time, device) is not kept' })
  @IsString()
  @MaxLength(PICTURE_LETTERS)
  picture: string;
}

/** The text as stored, and the answer where it was quick; otherwise the answer comes by the event stream. */
export class MessageSent extends Message {
  @ApiProperty({ description: 'False while the answer is still to come. A text that was handled without replies gets none' })
  handled: boolean;
  @ApiProperty({ type: [Message] }) replies: Message[];
}
