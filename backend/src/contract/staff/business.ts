import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { TextOf } from '../rules.js';
import { Instant, Nullable, NullableInstant } from './fields.js';

export const FEEDBACK_STATES = ['new', 'open', 'answered', 'closed'] as const;

export class FeedbackRow {
  @ApiProperty() id: string;
  @Nullable('string') userId: string | null;
  @Nullable('string', 'null: they are gone') conversationId: string | null;
  @Nullable('string') name: string | null;
  @Nullable('string', 'null to whoever may not reveal') subject: string | null;
  @Nullable('string', 'written to us; null to whoever may not reveal') message: string | null;
  @Instant() at: string;
  @ApiProperty({ enum: FEEDBACK_STATES }) state: (typeof FEEDBACK_STATES)[number];
  @Nullable('string', 'what we answered; null to whoever may not reveal') answer: string | null;
  @NullableInstant() answeredAt: string | null;
  @Nullable('string', 'staff id') answeredBy: string | null;
}

export class UpdateFeedback {
  @ApiProperty({ enum: FEEDBACK_STATES }) @IsIn(FEEDBACK_STATES) state: (typeof FEEDBACK_STATES)[number];
}

/** Goes to the user as a text; the state becomes `answered`. */
export class AnswerFeedback {
  @ApiProperty() @TextOf(1, 640) body: string;
}

/** What the billing provider says, asked for just now. */
export class ProviderSubscription {
  @ApiProperty() id: string;
  @ApiProperty() status: string;
  @Nullable('string') plan: string | null;
  @Nullable('string') priceId: string | null;
  @NullableInstant() currentPeriodEnd: string | null;
  @NullableInstant() endDate: string | null;
}

export class StaffSubscriptionRow {
  @ApiProperty({ description: 'the user’s' }) id: string;
  @ApiProperty() name: string;
  @ApiProperty({ enum: ['local', 'stripe'] }) provider: 'local' | 'stripe';
  @ApiProperty({ enum: ['free', 'plus', 'pro'] }) plan: string;
  @ApiProperty({ enum: ['active', 'trialing', 'canceled', 'inactive'] }) status: string;
  @Nullable('string') customerId: string | null;
  @Nullable('string') subscriptionId: string | null;
  @Nullable('string') priceId: string | null;
  @NullableInstant() currentPeriodEnd: string | null;
  @NullableInstant() endDate: string | null;
  @Instant() updatedAt: string;
}

/** GET one: ours beside the provider's. */
export class StaffSubscription extends StaffSubscriptionRow {
  @ApiProperty({ type: [ProviderSubscription], nullable: true, description: 'null: the provider could not be asked' })
  provided: ProviderSubscription[] | null;
  @Nullable('string', 'why the provider could not be asked') providerProblem: string | null;
  @ApiProperty({ description: 'ours is not what the provider says' }) differs: boolean;
}

export class SavedReply {
  @ApiProperty() id: string;
  @ApiProperty() title: string;
  @ApiProperty() body: string;
  @ApiProperty({ enum: ['en', 'fr', 'es'] }) language: string;
  @Instant() updatedAt: string;
}

export class SaveReply {
  @ApiProperty() @TextOf(1, 100) title: string;
  @ApiProperty() @TextOf(1, 640) body: string;
  @ApiPropertyOptional({ enum: ['en', 'fr', 'es'] }) @IsOptional() @IsIn(['en', 'fr', 'es']) language?: string;
}
