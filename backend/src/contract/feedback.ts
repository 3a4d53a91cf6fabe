import { ApiProperty } from '@nestjs/swagger';
import { TextOf } from './rules.js';

export const FEEDBACK_SUBJECT_MAX = 200;
export const FEEDBACK_MESSAGE_MAX = 2000;

export class SendFeedback {
  @ApiProperty({ maxLength: FEEDBACK_SUBJECT_MAX }) @TextOf(1, FEEDBACK_SUBJECT_MAX) subject: string;
  @ApiProperty({ maxLength: FEEDBACK_MESSAGE_MAX }) @TextOf(1, FEEDBACK_MESSAGE_MAX) message: string;
}
