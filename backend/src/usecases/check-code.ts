import type { CheckCodeResult } from '../ports/verification/verifier.js';
import { areaLabel, type Asker, codeWasUsed } from './guard-code-send.js';
import type { Dependencies } from './dependencies.js';

const TEN_MINUTES = 600;
const CHECKS_OF_A_CODE = 5;
const WRONG_OF_AN_ADDRESS = 60;

/**
 * Checks a code. Each try is counted, over all processes, before anything is compared, whatever the verifier itself
 * counts; when it cannot be counted, this fails and nothing is compared. All live codes of a phone share their tries. Right codes are taken
 * back from what the address is counted for, and a browser that proved this phone before has tries of its own.
 */
export async function checkCode(
  deps: Pick<Dependencies, 'verifier' | 'limiter' | 'clock' | 'metrics' | 'outbox'>,
  phone: string,
  code: string,
  asker: Asker,
): Promise<CheckCodeResult> {
  const { verifier, limiter, clock } = deps;
  const now = clock.now();
  const fromAddress = `check:address:${asker.address}`;
  const tries = checksOf(phone, asker);
  const counted =
    (asker.device !== null || (await limiter.hit(fromAddress, WRONG_OF_AN_ADDRESS, TEN_MINUTES, now))) &&
    (await limiter.hit(tries, CHECKS_OF_A_CODE, TEN_MINUTES, now));
  if (!counted) return { type: 'refused', reason: 'too-many' };
  const result = await verifier.check(phone, code);
  if (result.type === 'approved') {
    await limiter.forget(tries);
    if (asker.device === null) await limiter.giveBack(fromAddress);
    await codeWasUsed(deps, phone, asker);
    await deps.outbox.numberAnswers({ phone }, now);
    deps.metrics.count('sign_in_codes', { result: 'approved', area: areaLabel(phone) });
  }
  return result;
}

/** A new code has its own tries; how many codes there can be is limited where they are sent. */
export async function forgetChecks({ limiter }: Pick<Dependencies, 'limiter'>, phone: string, asker: Asker): Promise<void> {
  await limiter.forget(checksOf(phone, asker));
}

const checksOf = (phone: string, { device }: Asker): string =>
  device === null ? `check:phone:${phone}` : `check:device:${device} ${phone}`;
