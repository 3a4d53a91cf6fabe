import type { CheckCodeResult } from '../ports/verifier.js';
import { areaLabel, codeWasUsed } from './guard-code-send.js';
import type { World } from './world.js';

const TEN_MINUTES = 600;
const CHECKS_OF_A_CODE = 5;
const CHECKS_OF_AN_ADDRESS = 60;

/**
 * Checks a code. Each try is counted, over all processes, before anything is compared, whatever the verifier itself
 * counts; when it cannot be counted, this fails and nothing is compared.
 */
export async function checkCode(
  world: Pick<World, 'verifier' | 'limiter' | 'clock' | 'metrics'>,
  phone: string,
  code: string,
  address: string,
): Promise<CheckCodeResult> {
  const { verifier, limiter, clock } = world;
  const now = clock.now();
  const counted =
    (await limiter.hit(`check:address:${address}`, CHECKS_OF_AN_ADDRESS, TEN_MINUTES, now)) &&
    (await limiter.hit(checksOf(phone), CHECKS_OF_A_CODE, TEN_MINUTES, now));
  if (!counted) return { type: 'refused', reason: 'too-many' };
  const result = await verifier.check(phone, code);
  if (result.type === 'approved') {
    await forgetChecks(world, phone);
    await codeWasUsed(world, phone);
    world.metrics.count('sign_in_codes', { result: 'approved', area: areaLabel(phone) });
  }
  return result;
}

/** A new code has its own tries; how many codes there can be is limited where they are sent. */
export async function forgetChecks({ limiter }: Pick<World, 'limiter'>, phone: string): Promise<void> {
  await limiter.forget(checksOf(phone));
}

const checksOf = (phone: string): string => `check:phone:${phone}`;
