import { areaOf } from '../domain/area-code.js';
import { isZone } from '../domain/local-day.js';
import type { Account } from '../ports/accounts.js';
import type { World } from './world.js';

const DAY_MS = 86_400_000;

export interface Registration {
  phone: string;
  username: string | null;
  firstName: string | null;
  lastName: string | null;
  /** Of the browser; null or nonsense: guessed from the area code. */
  timezone: string | null;
  /** Of the words shown beside the phone field. */
  consentVersion: string | null;
  ip: string | null;
  userAgent: string | null;
}

/**
 * Makes the account of a proven phone, once. What the number texted in the last day is then logged at its own time.
 */
export async function register(
  { accounts, store, queue, clock, log }: Pick<World, 'accounts' | 'store' | 'queue' | 'clock' | 'log'>,
  who: Registration,
): Promise<Account> {
  const now = clock.now();
  const area = areaOf(who.phone);
  const zone = who.timezone && isZone(who.timezone) ? who.timezone : null;
  const { account, fresh, conversationId } = await accounts.create(
    {
      phone: who.phone,
      username: who.username || who.phone.replace(/\D/g, ''),
      firstName: who.firstName || null,
      lastName: who.lastName || null,
      timezone: zone ?? area?.timezone ?? 'UTC',
      timezoneSource: zone ? 'browser' : area ? 'area' : 'unknown',
      country: area?.country ?? 'US',
    },
    now,
  );
  if (!fresh) return account;
  const { consentVersion: textVersion, ip, userAgent } = who;
  await accounts.recordConsent(account.id, { purpose: 'service', action: 'granted', textVersion, ip, userAgent }, now);
  const waiting = await store.reopen({ strangerConversation: conversationId, since: new Date(now.getTime() - DAY_MS) });
  for (const id of waiting) await queue.ringMail(id).catch((error: unknown) => log.error('mail not rung', error));
  return account;
}
