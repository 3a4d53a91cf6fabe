import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBooleanString, IsOptional, IsString, MaxLength } from 'class-validator';

export const SUBSCRIPTION_STATUSES = ['active', 'trialing', 'canceled', 'inactive'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

export class SubscriptionDetails {
  @ApiProperty({ enum: ['free', 'plus', 'pro'] }) plan: 'free' | 'plus' | 'pro';
  @ApiProperty({ enum: SUBSCRIPTION_STATUSES }) status: SubscriptionStatus;
  @ApiProperty({ type: String, nullable: true, description: 'UTC instant up to which it is paid' }) currentPeriodEnd: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'UTC instant at which a canceled one ends' }) endDate: string | null;
}

export class Subscription {
  @ApiProperty({ enum: ['free', 'plus', 'pro'] }) plan: 'free' | 'plus' | 'pro';
  @ApiProperty({ enum: SUBSCRIPTION_STATUSES }) status: SubscriptionStatus;
  @ApiProperty({ type: String, nullable: true }) currentPeriodEnd: string | null;
  @ApiProperty({ type: SubscriptionDetails, nullable: true }) subscription: SubscriptionDetails | null;
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

export class CreateCheckout {
  @ApiProperty({ description: 'One of the products’ price ids' }) @IsString() @MaxLength(200) priceId: string;
}

/** Where the browser goes next. */
export class Redirection {
  @ApiProperty() url: string;
}

export class PublicKey {
  @ApiProperty({ type: String, nullable: true, description: 'Null with local billing: no payment client is loaded' }) publicKey:
    string | null;
}
