import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBooleanString, IsOptional, IsString, MaxLength } from 'class-validator';

export const SUBSCRIPTION_STATUSES = ['active', 'trialing', 'canceled', 'inactive'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

export class SubscriptionDetails {
  @ApiProperty({ enum: ['free', 'plus', 'pro'] }) plan: 'free' | 'plus' | 'pro';
  @ApiProperty({ enum: SUBSCRIPTION_STATUSES }) status: SubscriptionStatus;
  @ApiProperty({ type: String, nullable: true, description: 'UTC instant up to which it is paid' }) currentPeriodEnd: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'UTC instant at which a canceled one ends, or ended' }) endDate: string | null;
  @ApiProperty({ description: 'Whether a canceled one is over by now' }) ended: boolean;
}

/** A plan that is in force without being paid for here: given by staff, or before there was anything to buy. */
export class GivenPlan {
  @ApiProperty({ enum: ['free', 'plus', 'pro'] }) plan: 'free' | 'plus' | 'pro';
  @ApiProperty({ type: String, nullable: true, description: 'UTC instant at which it ends by itself; null: none is set' }) until:
    | string
    | null;
}

export class Subscription {
  @ApiProperty({ enum: ['free', 'plus', 'pro'], description: 'What may be used now' }) plan: 'free' | 'plus' | 'pro';
  @ApiProperty({ enum: SUBSCRIPTION_STATUSES, description: 'Of the plan in force; active while one that was given is' })
  status: SubscriptionStatus;
  @ApiProperty({ type: String, nullable: true }) currentPeriodEnd: string | null;
  @ApiProperty({ type: SubscriptionDetails, nullable: true, description: 'What was bought' }) subscription: SubscriptionDetails | null;
  @ApiProperty({ type: GivenPlan, nullable: true, description: 'Null when the plan in force is not a given one' }) given: GivenPlan | null;
}

export class SubscriptionQuery {
  @ApiPropertyOptional({ description: 'Ask the billing provider first' }) @IsOptional() @IsBooleanString() sync?: string;
  @ApiPropertyOptional({ description: 'The same, at most once a few minutes' }) @IsOptional() @IsBooleanString() autoSync?: string;
}

export class SubscriptionProduct {
  @ApiProperty() id: string;
  @ApiProperty({ example: 'Mealtext Pro' }) name: string;
  @ApiProperty({ example: 9.99, description: 'US dollars per interval' }) price: number;
  @ApiProperty({ example: 'month' }) interval: string;
  @ApiProperty() priceId: string;
  @ApiProperty({ type: [String] }) features: string[];
}

/** What a plan costs and has, without anything to buy it by. */
export class PlanPrice {
  @ApiProperty({ enum: ['free', 'plus', 'pro'] }) plan: 'free' | 'plus' | 'pro';
  @ApiProperty({ example: 'Mealtext Pro' }) name: string;
  @ApiProperty({ example: 9.99, description: 'US dollars per interval' }) price: number;
  @ApiProperty({ example: 'month' }) interval: string;
  @ApiProperty({ type: [String] }) features: string[];
}

/** What a plan allows a day, as configured here; -1 is unlimited. */
export class PlanLimits {
  @ApiProperty({ enum: ['free', 'plus', 'pro'] }) plan: 'free' | 'plus' | 'pro';
  @ApiProperty({ example: 10 }) textsPerDay: number;
  @ApiProperty({ example: 3 }) mealsPerDay: number;
  @ApiProperty({ example: 0 }) workoutsPerDay: number;
}

export class CreateCheckout {
  @ApiProperty({ description: 'One of the products’ price ids' }) @IsString() @MaxLength(200) priceId: string;
}

/** Where the browser goes next. */
export class Redirection {
  @ApiProperty() url: string;
}

export class PublicKey {
  @ApiProperty({ type: String, nullable: true, description: 'Null with local billing: no payment client is loaded' }) publicKey:
    | string
    | null;
}
