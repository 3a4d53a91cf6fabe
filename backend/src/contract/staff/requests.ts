import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { Instant, Nullable, NullableInstant } from './fields.js';
import { WithReason } from './reveal.js';

/** What is asked for by itself, and what a refund asks for above what one gives back alone. */
export const ASKED_KINDS = ['export', 'erase'] as const;
export const REQUEST_KINDS = [...ASKED_KINDS, 'refund'] as const;
export const REQUEST_STATES = ['open', 'approved', 'refused', 'withdrawn', 'expired'] as const;

/** What one of staff asks to be done with a whole account; it is done when another one consents. */
export class AskRequest extends WithReason {
  @ApiProperty({ enum: ASKED_KINDS }) @IsIn(ASKED_KINDS) kind: (typeof ASKED_KINDS)[number];
}

export class StaffRequestRow {
  @ApiProperty() id: string;
  @ApiProperty({ enum: REQUEST_KINDS }) kind: (typeof REQUEST_KINDS)[number];
  @Nullable('number', 'of a refund, in cents') cents: number | null;
  @ApiProperty() userId: string;
  @Nullable('string', 'display name') name: string | null;
  @ApiProperty() reason: string;
  @ApiProperty({ enum: REQUEST_STATES }) state: (typeof REQUEST_STATES)[number];
  @ApiProperty({ description: 'staff id' }) askedBy: string;
  @Nullable('string') askedByName: string | null;
  @Instant() askedAt: string;
  @Instant('until then it can be consented to, or what was consented to be taken out') expiresAt: string;
  @Nullable('string', 'staff id') decidedBy: string | null;
  @Nullable('string') decidedByName: string | null;
  @NullableInstant() decidedAt: string | null;
}
