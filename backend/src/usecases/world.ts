import type { Capabilities, Plan } from '../domain/plan.js';
import type { AccountLife } from '../ports/account-life.js';
import type { Accounts } from '../ports/accounts.js';
import type { Billing } from '../ports/billing.js';
import type { BillingEvents } from '../ports/billing-events.js';
import type { Clock } from '../ports/clock.js';
import type { ConversationLock } from '../ports/conversation-lock.js';
import type { Diary } from '../ports/diary.js';
import type { Foods } from '../ports/foods.js';
import type { Housekeeping } from '../ports/housekeeping.js';
import type { Log } from '../ports/log.js';
import type { Metrics } from '../ports/metrics.js';
import type { Outbox } from '../ports/outbox.js';
import type { ProviderErasures } from '../ports/provider-erasures.js';
import type { Queue } from '../ports/queue.js';
import type { RateLimiter } from '../ports/rate-limiter.js';
import type { Reader } from '../ports/reader.js';
import type { Reminders } from '../ports/reminders.js';
import type { Sessions } from '../ports/sessions.js';
import type { Store } from '../ports/store.js';
import type { Subscriptions } from '../ports/subscriptions.js';
import type { Suggestions } from '../ports/suggestions.js';
import type { TextArchive } from '../ports/text-archive.js';
import type { TextGateway } from '../ports/text-gateway.js';
import type { Verifier } from '../ports/verifier.js';

/** What use cases need to know of the configuration. */
export interface Rules {
  /** Longest wait of a reply for further texts, in seconds. */
  replyWaitSeconds: number;
  /** How long a claim to send may last before its fate counts as unknown. */
  sendLeaseMs: number;
  /** How long to wait before asking what became of an unknown send. */
  unknownGraceMs: number;
  /** What each plan may do, after configuration. */
  capabilities: Readonly<Record<Plan, Capabilities>>;
  codesPerDay: number;
  codesPerAddress: number;
  /** Codes a day to one area code and exchange that nobody used. */
  codesPerExchange: number;
}

/** The ports, played by whichever adapters the composition root chose. Each use case names the few it needs. */
export abstract class World {
  abstract readonly accountLife: AccountLife;
  abstract readonly accounts: Accounts;
  abstract readonly billing: Billing;
  abstract readonly billingEvents: BillingEvents;
  abstract readonly clock: Clock;
  abstract readonly diary: Diary;
  abstract readonly foods: Foods;
  abstract readonly gateway: TextGateway;
  abstract readonly housekeeping: Housekeeping;
  abstract readonly limiter: RateLimiter;
  abstract readonly lock: ConversationLock;
  abstract readonly log: Log;
  abstract readonly metrics: Metrics;
  /** Reads texts first where one is configured. */
  abstract readonly model: Reader | null;
  abstract readonly outbox: Outbox;
  abstract readonly providerErasures: ProviderErasures;
  abstract readonly queue: Queue;
  /** The built-in reader: always answers. */
  abstract readonly reader: Reader;
  abstract readonly reminders: Reminders;
  abstract readonly rules: Rules;
  abstract readonly sessions: Sessions;
  abstract readonly store: Store;
  abstract readonly subscriptions: Subscriptions;
  abstract readonly suggestions: Suggestions;
  abstract readonly textArchive: TextArchive;
  abstract readonly verifier: Verifier;
}
