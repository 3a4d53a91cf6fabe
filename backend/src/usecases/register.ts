import { blankSnapshot } from '../conversation/blank-snapshot.js';
import { firstLanguage } from '../conversation/first-language.js';
import { firstMessage } from '../conversation/occasions/first-message.js';
import { areaOf } from '../domain/area-code.js';
import { canonicalZone } from '../domain/canonical-zone.js';
import type { Language } from '../reading/reading.js';
import type { Account, NewAccount } from '../ports/storage/people/accounts.js';
import type { OutboundDraft } from '../ports/storage/texts/store.js';
import { ringDelivery } from './ring-delivery.js';
import type { Dependencies } from './dependencies.js';
import { draftOf } from './draft-of.js';

const DAY_MS = 86_400_000;

export interface Registration {
  phone: string;
  username: string | null;
  firstName: string | null;
  lastName: string | null;
  /** Of the browser; null or nonsense: guessed from the area code. */
  timezone: string | null;
  /** That the page was read in; left out: guessed from the area code. */
  language?: Language | undefined;
  /** Of the words shown beside the phone field. */
  consentVersion: string | null;
  ip: string | null;
  userAgent: string | null;
}

/**
 * Makes the account of a proven phone, once, and says to the phone what it will be sent and how to end that. What the number texted
 * in the last day is then logged at its own time.
 */
export async function register(
  { accounts, store, queue, clock, log }: Pick<Dependencies, 'accounts' | 'store' | 'queue' | 'clock' | 'log'>,
  who: Registration,
): Promise<Account> {
  const now = clock.now();
  const area = areaOf(who.phone);
  const zone = who.timezone && canonicalZone(who.timezone);
  const newcomer: NewAccount = {
    phone: who.phone,
    username: who.username || who.phone.replace(/\D/g, ''),
    firstName: who.firstName || null,
    lastName: who.lastName || null,
    timezone: zone ?? area?.timezone ?? 'UTC',
    timezoneSource: zone ? 'browser' : area ? 'area' : 'unknown',
    country: area?.country ?? 'US',
    language: who.language ?? firstLanguage(who.phone.slice(2, 5)),
  };
  const { consentVersion: textVersion, ip, userAgent } = who;
  const { account, fresh, conversationId } = await accounts.create(newcomer, now, {
    consent: { purpose: 'service', action: 'granted', textVersion, ip, userAgent },
    say: (userId) => firstText(userId, newcomer, now),
  });
  if (!fresh) return account;
  await ringDelivery({ queue, log });
  const waiting = await store.reopen({ strangerConversation: conversationId, since: new Date(now.getTime() - DAY_MS) });
  for (const id of waiting) await queue.ringMail(id).catch((error: unknown) => log.error('mail not rung', error));
  return account;
}

function firstText(userId: string, { timezone, country, firstName, language }: NewAccount, now: Date): OutboundDraft | null {
  const decision = firstMessage(blankSnapshot({ id: userId, timezone, country, firstName, language, createdAt: now.toISOString() }), now);
  if (decision.type === 'skip') return null;
  return draftOf(decision, { businessKey: `first:${userId}` }, now);
}
