import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsISO8601 } from 'class-validator';
import { Instant, Nullable, NullableInstant } from './fields.js';
import { WithReason } from './reveal.js';

const PLANS = ['free', 'plus', 'pro'] as const;

/** A plan given by staff, for a time. */
export class PlanOverride {
  @ApiProperty({ enum: PLANS }) plan: 'free' | 'plus' | 'pro';
  @Instant() until: string;
  @ApiProperty() reason: string;
  @Nullable('string', 'name of who gave it') by: string | null;
}

/** One user as lists show them. Names are shown; the number is masked unless revealed. */
export class StaffUserRow {
  @ApiProperty() id: string;
  @Nullable('string', 'null once the conversation is erased') conversationId: string | null;
  @Nullable('string', '+1202*****23, or E.164 once revealed; null when erased') phone: string | null;
  @ApiProperty() revealed: boolean;
  @ApiProperty() username: string;
  @Nullable('string') firstName: string | null;
  @Nullable('string') lastName: string | null;
  @ApiProperty({ enum: PLANS, description: 'what counts now, override included' }) plan: 'free' | 'plus' | 'pro';
  @ApiProperty() optedOut: boolean;
  @ApiProperty({ description: 'texts to the number do not arrive, so none are pushed' }) unreachable: boolean;
  @ApiProperty() onboardingComplete: boolean;
  @ApiProperty() timezone: string;
  @ApiProperty() language: string;
  @ApiProperty() country: string;
  @Instant() createdAt: string;
  @NullableInstant('last text') lastSeenAt: string | null;
  @NullableInstant() deletedAt: string | null;
}

/** What was used on the user's current local day; a limit of -1 is none. */
export class UsedToday {
  @ApiProperty() texts: number;
  @ApiProperty() textsLimit: number;
  @ApiProperty() meals: number;
  @ApiProperty() mealsLimit: number;
  @ApiProperty() workouts: number;
  @ApiProperty() workoutsLimit: number;
  @ApiProperty() modelReads: number;
  @ApiProperty() modelReadsLimit: number;
}

export class StaffUserSession {
  @Instant() createdAt: string;
  @Instant() seenAt: string;
  @Instant() expiresAt: string;
}

/** One user as their page shows them. */
export class StaffUser extends StaffUserRow {
  @ApiProperty({ type: UsedToday, nullable: true }) used: UsedToday | null;
  @ApiProperty({ type: [StaffUserSession] }) sessions: StaffUserSession[];
  @ApiProperty({ description: 'how many assistants may speak for them' }) assistants: number;
  @ApiProperty({ type: PlanOverride, nullable: true }) override: PlanOverride | null;
  @ApiProperty({ enum: PLANS, description: 'what is paid for' }) paidPlan: 'free' | 'plus' | 'pro';
  @Nullable('string', 'keyword, words, carrier, web or staff') optOutReason: string | null;
  @NullableInstant() optedOutAt: string | null;
  @ApiProperty() meals: number;
  @ApiProperty() workouts: number;
  @ApiProperty() texts: number;
}

export class SetPlanOverride extends WithReason {
  @ApiProperty({ enum: PLANS }) @IsIn(PLANS) plan: 'free' | 'plus' | 'pro';
  @ApiProperty({ description: 'UTC instant in the future, at most a year away' })
  @IsISO8601({ strict: true }, { message: 'until must be an instant such as 2026-12-31T00:00:00Z' })
  until: string;
}

export class SessionsEnded {
  @ApiProperty() ended: number;
}
