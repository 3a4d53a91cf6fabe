import { HttpException, HttpStatus } from '@nestjs/common';
import type { StaffCaller } from '../../ports/storage/staff/staff-accounts.js';
import type { Dependencies } from '../../usecases/dependencies.js';

type Brakes = Pick<Dependencies, 'limiter' | 'clock' | 'metrics' | 'log'>;

const REVEALS_AN_HOUR = 30;
const SEARCHES_AN_HOUR = 60;

/** Work at the desk needs some conversations an hour; whoever wants them all is stopped, and the operator hears of it. */
export const brakeReveals = (deps: Brakes, caller: StaffCaller): Promise<void> =>
  brake(deps, caller, 'reveals', REVEALS_AN_HOUR, `${REVEALS_AN_HOUR} conversations an hour may be revealed, and that many were.`);

/** The same for whoever would read them all by searching. */
export const brakeSearches = (deps: Brakes, caller: StaffCaller): Promise<void> =>
  brake(deps, caller, 'searches', SEARCHES_AN_HOUR, `${SEARCHES_AN_HOUR} searches an hour may be made, and that many were.`);

async function brake(
  { limiter, clock, metrics, log }: Brakes,
  { account }: StaffCaller,
  what: 'reveals' | 'searches',
  anHour: number,
  words: string,
): Promise<void> {
  if (await limiter.hit(`${what}:${account.id}`, anHour, 3600, clock.now())) return;
  metrics.count('security_events', { what: `${what}-braked` });
  log.warn(`${what} braked`, { staffId: account.id });
  throw new HttpException(`${words} Please go on later, or ask an admin.`, HttpStatus.TOO_MANY_REQUESTS);
}
