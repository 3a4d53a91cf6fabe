import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsEmail, IsIn, IsOptional } from 'class-validator';
import { TextOf } from '../rules.js';
import { Instant, Json, Nullable, NullableInstant } from './fields.js';
import { STAFF_ROLES, StaffMember, type StaffRole } from './session.js';

export class StaffRow extends StaffMember {
  @Instant() createdAt: string;
  @NullableInstant() disabledAt: string | null;
  @NullableInstant() lastSeenAt: string | null;
  @ApiProperty() sessions: number;
}

export class CreateStaff {
  @ApiProperty() @IsEmail({}, { message: 'email must be an e-mail address' }) email: string;
  @ApiProperty() @TextOf(1, 100) name: string;
  @ApiProperty({ enum: STAFF_ROLES }) @IsIn(STAFF_ROLES) role: StaffRole;
}

/** What the new or reset account signs in with. Shown once, kept nowhere. */
export class StaffCredentials extends StaffMember {
  @ApiProperty() password: string;
  @ApiProperty({ description: 'otpauth:// URI, to be shown as a QR code' }) otpauth: string;
}

export class UpdateStaff {
  @ApiPropertyOptional() @IsOptional() @TextOf(1, 100) name?: string;
  @ApiPropertyOptional({ enum: STAFF_ROLES }) @IsOptional() @IsIn(STAFF_ROLES) role?: StaffRole;
  @ApiPropertyOptional() @IsOptional() @IsBoolean() disabled?: boolean;
}

export class AuditRow {
  @ApiProperty() id: number;
  @Instant() at: string;
  @ApiProperty({ enum: ['staff', 'user', 'system'] }) actorKind: 'staff' | 'user' | 'system';
  @ApiProperty() actorId: string;
  @Nullable('string', 'name of a staff member') actorName: string | null;
  @ApiProperty({ description: 'open, reveal, reply, hold, close, assign, note, correct, remove, undo, plan-override, resend, export …' })
  action: string;
  @ApiProperty() objectKind: string;
  @ApiProperty() objectId: string;
  @Json('facts, never a number or a text; null: nothing') before: Record<string, unknown> | null;
  @Json('facts, never a number or a text; null: nothing') after: Record<string, unknown> | null;
  @ApiProperty({
    type: [Object],
    nullable: true,
    description: 'entries whole, as they were; null: none, or the user is not revealed or gone',
  })
  entriesBefore: Record<string, unknown>[] | null;
  @ApiProperty({ type: [Object], nullable: true, description: 'the same as they were left' })
  entriesAfter: Record<string, unknown>[] | null;
  @Nullable('string') reason: string | null;
  @Nullable('string') ip: string | null;
  @Nullable('string', 'names the request in the logs') requestId: string | null;
}
