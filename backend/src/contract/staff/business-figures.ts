import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { Instant, Nullable } from './fields.js';

/** Whose figures they are: people on a plan, or numbers without an account. */
export const BUSINESS_PLANS = ['free', 'plus', 'pro', 'stranger'] as const;
export type BusinessPlanName = (typeof BUSINESS_PLANS)[number];

export class BusinessQuery {
  @ApiPropertyOptional({ enum: ['28', '91'], description: 'how many days back, today included; 28 when left out' })
  @IsOptional()
  @IsIn(['28', '91'])
  days?: '28' | '91';
  @ApiPropertyOptional({ description: 'IANA zone whose days and months they are; UTC when left out' })
  @IsOptional()
  @IsString()
  @MaxLength(60)
  zone?: string;
}

/** One day; the last one is not over yet. Subscriptions are those of its end, or of now. */
export class BusinessDay {
  @ApiProperty({ example: '2025-06-10' }) day: string;
  @ApiProperty({ description: 'people with an account who texted' }) active: number;
  @ApiProperty({ description: 'texts that came, of strangers too' }) texts: number;
  @ApiProperty({ description: 'accounts made' }) newcomers: number;
  @ApiProperty({ description: 'subscriptions that are paid for' }) paying: number;
  @ApiProperty() trialing: number;
  @ApiProperty({ description: 'US dollars a month at list price' }) revenue: number;
}

/** People on one plan now, and what they did and cost in this time. Dollars are US dollars; null: prices are not configured. */
export class BusinessPlan {
  @ApiProperty({ enum: BUSINESS_PLANS }) plan: BusinessPlanName;
  @ApiProperty({ description: '0 for strangers' }) people: number;
  @ApiProperty({ description: 'subscriptions to this plan that are paid for' }) paying: number;
  @ApiProperty() trialing: number;
  @ApiProperty({ description: 'they have the plan and no subscription' }) given: number;
  @ApiProperty({ description: 'texted in this time' }) active: number;
  @ApiProperty() textsIn: number;
  @ApiProperty({ description: 'what carriers count of our texts' }) segmentsOut: number;
  @Nullable('number', 'of our texts') textsCost: number | null;
  @Nullable('number', 'of readings') modelCost: number | null;
  @Nullable('number', 'of both, for one who was active') costEach: number | null;
  @ApiProperty({ description: 'a month at list price' }) revenue: number;
}

/** What was sold and lost in a calendar month; the latest is not over yet. */
export class BusinessMonth {
  @ApiProperty({ example: '2025-06' }) month: string;
  @ApiProperty({ description: 'paying when it began' }) before: number;
  @ApiProperty({ description: 'began to pay' }) won: number;
  @ApiProperty({ description: 'stopped paying' }) lost: number;
  @Nullable('number', 'lost of those before, 0 to 1; null: there were none') churn: number | null;
  @ApiProperty({ description: 'trials begun' }) trials: number;
  @ApiProperty({ description: 'of the won, right out of a trial' }) converted: number;
  @ApiProperty({ description: 'US dollars a month at list price, at its end or now' }) revenue: number;
}

export class Business {
  @Instant() from: string;
  @Instant() to: string;
  @ApiProperty({ description: 'IANA zone of days and months' }) zone: string;
  @ApiProperty({ description: 'people who texted in the last 24 hours' }) activeDay: number;
  @ApiProperty({ description: 'in the last 7 days' }) activeWeek: number;
  @ApiProperty({ description: 'in the last 30 days' }) activeMonth: number;
  @ApiProperty({ type: [BusinessDay] }) days: BusinessDay[];
  @ApiProperty({ type: [BusinessPlan] }) plans: BusinessPlan[];
  @ApiProperty({ type: [BusinessMonth], description: 'six, the latest first' }) months: BusinessMonth[];
}
