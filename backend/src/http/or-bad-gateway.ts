import { BadGatewayException } from '@nestjs/common';
import { BillingUnavailable } from '../ports/billing/billing.js';

/** Tells in these words that the billing provider does not answer. */
export async function orBadGateway<T>(work: Promise<T>, message: string): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof BillingUnavailable) throw new BadGatewayException(message);
    throw error;
  }
}
