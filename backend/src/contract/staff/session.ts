import { ApiProperty } from '@nestjs/swagger';
import { IsString, Matches, MaxLength } from 'class-validator';
import { Instant, Words } from './fields.js';

export const STAFF_ROLES = ['viewer', 'agent', 'admin'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/**
 * What a role may do. `look`: lists, masked; `find-by-phone`: search by part of a number; `reveal`: numbers and texts, with a reason;
 * `search`: texts and notes by their words, with a reason; `converse`: hold, reply, close, assign, note; `correct`: entries, undo; `resend`; `answer`: feedback; `replay`; `export`: CSV;
 * `teach`: the learning queue and what the food table is taught; `money`: refunds and cancellations; `manage-users`: plan override, sessions, opt-out; `repair`: subscriptions; `canned`: saved replies; `outreach`: write a text to many, try it on oneself, ask for consent and stop it; `request`: ask for everything of a user to be taken
 * out or erased; `approve`: consent to what another asked for; `audit`: read the audit;
 * `manage-staff`: staff accounts.
 */
export const STAFF_CAPABILITIES = [
  'look',
  'find-by-phone',
  'reveal',
  'search',
  'converse',
  'correct',
  'resend',
  'answer',
  'replay',
  'export',
  'money',
  'manage-users',
  'repair',
  'canned',
  'teach',
  'outreach',
  'request',
  'approve',
  'audit',
  'manage-staff',
] as const;
export type StaffCapability = (typeof STAFF_CAPABILITIES)[number];

export class StaffSignIn {
  @ApiProperty({ example: 'ana@example.com' }) @IsString() @MaxLength(254) email: string;
  @ApiProperty() @IsString() @MaxLength(256) password: string;
  @ApiProperty({ description: 'Six digits of the authenticator app', example: '123456' })
  @IsString()
  @Matches(/^\d{6}$/, { message: 'code must be the six digits of your authenticator app' })
  code: string;
}

export class StaffMember {
  @ApiProperty() id: string;
  @ApiProperty() email: string;
  @ApiProperty() name: string;
  @ApiProperty({ enum: STAFF_ROLES }) role: StaffRole;
}

export class StaffSession {
  @ApiProperty({ type: StaffMember }) staff: StaffMember;
  @Words('what this role may do') capabilities: StaffCapability[];
  @ApiProperty({ description: 'The session ends after so long without a request' }) idleMinutes: number;
  @Instant('when it ends however busy') expiresAt: string;
  @ApiProperty({ description: 'Fixtures can be saved into nlp-fixtures' }) savesFixtures: boolean;
  @ApiProperty({ description: 'A model is configured, so that a replay may ask it live' }) liveReplay: boolean;
}
