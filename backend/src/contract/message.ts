import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsOptional } from 'class-validator';
import { IgnoredId, TextOf } from './rules.js';

export class Message {
  @ApiProperty() id: string;
  @ApiProperty() userId: string;
  @ApiProperty() content: string;
  @ApiProperty({ description: 'Sent from, or answered to, the dashboard' }) fromDashboard: boolean;
  @ApiProperty({ description: 'Written by the user, not by us' }) isFromUser: boolean;
  @ApiProperty({ description: 'UTC instant' }) createdAt: string;
}

export class SendMessage {
  @IgnoredId() userId?: unknown;
  @ApiProperty({ maxLength: 10_000 }) @TextOf(1, 10_000) content: string;
  @ApiPropertyOptional({ example: true }) @IsOptional() @IsBoolean() fromDashboard?: boolean;
}

/** The text as stored, and the answer where it was quick; otherwise the answer comes by the event stream. */
export class MessageSent extends Message {
  @ApiProperty({ type: [Message] }) replies: Message[];
}
