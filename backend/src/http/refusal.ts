import { HttpException, HttpStatus } from '@nestjs/common';
import type { Plan } from '../domain/plan.js';

/** Every refusal with a fixed name, and how it is told. */
const REFUSALS = {
  'Plan required': [HttpStatus.FORBIDDEN, 'This is part of a paid plan.'],
  'Message limit reached': [HttpStatus.FORBIDDEN, "You've reached your daily message limit for your current plan."],
  'Meal limit reached': [HttpStatus.FORBIDDEN, "You've reached your daily meal limit for your current plan."],
  'Workout limit reached': [HttpStatus.FORBIDDEN, "You've reached your daily workout limit for your current plan."],
  'Verification required': [HttpStatus.FORBIDDEN, 'Please confirm with a fresh code.'],
} as const satisfies Record<string, readonly [number, string]>;
export type RefusalName = keyof typeof REFUSALS;

/** A refusal that screens know by name. */
export function refusal(error: RefusalName, plan?: Plan, words?: string): HttpException {
  const [status, message] = REFUSALS[error];
  return new HttpException({ error, message: words ?? message, ...(plan ? { plan } : {}) }, status);
}
