import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, ValidateIf } from 'class-validator';
import { TextOf } from '../rules.js';
import { Instant, IsId, Nullable } from './fields.js';

/** Why a staff member does something; kept in the audit. */
export const IsReason = () => TextOf(3, 300);

/** A write that has to say why. */
export class WithReason {
  @ApiProperty({ example: 'ticket 4711: counted twice' }) @IsReason() reason: string;
}

/** A write that may say why. */
export class WithOptionalReason {
  @ApiPropertyOptional() @ValidateIf((_, v) => v !== undefined) @IsReason() reason?: string;
}

/** Shows number and texts of one user or conversation (they stand for each other) to this session, with a reason. */
export class Reveal extends WithReason {
  @ApiProperty({ enum: ['user', 'conversation'] }) @IsIn(['user', 'conversation']) kind: 'user' | 'conversation';
  @ApiProperty() @IsId() id: string;
}

export class Revealed {
  @Nullable('string', 'null: a stranger') userId: string | null;
  @ApiProperty() conversationId: string;
  @Nullable('string', 'E.164; null when it is erased') phone: string | null;
  @Instant('when the session, and with it the reveal, ends at the latest') until: string;
}
