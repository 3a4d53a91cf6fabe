import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, IsString, Max, MaxLength, Min, MinLength } from 'class-validator';
import { Instant, IsId, Nullable, NullableInstant } from './fields.js';
import { WithReason } from './reveal.js';

const KINDS = ['refund', 'cancel-at-end', 'cancel-now'] as const;
const STATES = ['waiting', 'due', 'done', 'failed', 'dropped'] as const;
const INVOICE_STATES = ['open', 'paid', 'void'] as const;
const MOST_CENTS = 10_000_000;

/** Amounts in cents. */
export class StaffInvoice {
  @ApiProperty() id: string;
  @Nullable('string', 'as it stands on the paper') number: string | null;
  @Instant() createdAt: string;
  @ApiProperty() cents: number;
  @ApiProperty() paidCents: number;
  @ApiProperty({ description: 'given back, or on its way' }) refundedCents: number;
  @ApiProperty({ example: 'usd' }) currency: string;
  @ApiProperty({ enum: INVOICE_STATES }) state: (typeof INVOICE_STATES)[number];
  @Nullable('string', 'the provider’s page of it; null to those who may only look') url: string | null;
}

/** What staff had done with a user’s money. */
export class StaffMoneyOrder {
  @ApiProperty() id: string;
  @ApiProperty({ enum: KINDS }) kind: (typeof KINDS)[number];
  @Nullable('string') invoiceId: string | null;
  @Nullable('number') cents: number | null;
  @Nullable('string') currency: string | null;
  @ApiProperty() reason: string;
  @Nullable('string') askedByName: string | null;
  @Instant() askedAt: string;
  @ApiProperty({ enum: STATES, description: 'waiting: for a colleague’s consent; due: the provider is asked (again)' })
  state: (typeof STATES)[number];
  @Nullable('string', 'what went wrong last, in words') problem: string | null;
  @NullableInstant() settledAt: string | null;
}

/** What a user pays, paid, and was given back. */
export class StaffMoney {
  @ApiProperty({ enum: ['local', 'stripe'] }) provider: 'local' | 'stripe';
  @ApiProperty({ description: 'something can be canceled' }) paying: boolean;
  @NullableInstant('the end of what is paid for') currentPeriodEnd: string | null;
  @NullableInstant('when it ends, if it is canceled') endDate: string | null;
  @ApiProperty({ type: [StaffInvoice], nullable: true, description: 'newest first; null: the provider could not be asked' })
  invoices: StaffInvoice[] | null;
  @Nullable('string', 'why not, in words') providerProblem: string | null;
  @ApiProperty({ type: [StaffMoneyOrder] }) orders: StaffMoneyOrder[];
  @ApiProperty({ description: 'cents that may still be given back without a colleague' }) aloneCents: number;
}

export class AskRefund extends WithReason {
  @ApiProperty({ description: 'Chosen by the caller: the same key is one refund, however often it is sent' }) @IsId() key: string;
  @ApiProperty() @IsString() @MinLength(1) @MaxLength(255) invoiceId: string;
  @ApiProperty() @IsInt({ message: 'cents must be a whole number' }) @Min(1) @Max(MOST_CENTS) cents: number;
}

export class AskCancellation extends WithReason {
  @ApiProperty({ description: 'Chosen by the caller: the same key is one cancellation' }) @IsId() key: string;
  @ApiProperty({ enum: ['period-end', 'now'] }) @IsIn(['period-end', 'now']) when: 'period-end' | 'now';
}
