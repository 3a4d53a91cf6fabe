import type { Snapshot } from '../conversation/snapshot.js';
import type { Carrier } from '../domain/foresight.js';
import type { Capabilities, Plan } from '../domain/plan.js';
import type { Hours } from '../domain/promotion-hours.js';
import type { Retention } from '../domain/retention.js';
import type { AccountLife } from '../ports/storage/people/account-life.js';
import type { Accounts } from '../ports/storage/people/accounts.js';
import type { Assistants } from '../ports/storage/people/assistants.js';
import type { Billing } from '../ports/billing/billing.js';
import type { BillingEvents } from '../ports/storage/money/billing-events.js';
import type { Clock } from '../ports/process/clock.js';
import type { ConversationLock } from '../ports/queue/conversation-lock.js';
import type { Diary } from '../ports/storage/diary/diary.js';
import type { Foods } from '../ports/reading/foods.js';
import type { Housekeeping } from '../ports/storage/housekeeping.js';
import type { Log } from '../ports/process/log.js';
import type { MoneyOrders } from '../ports/storage/money/money-orders.js';
import type { MealRater } from '../ports/reading/meal-rater.js';
import type { Metrics } from '../ports/process/metrics.js';
import type { Outbox } from '../ports/storage/texts/outbox.js';
import type { Outreaches } from '../ports/storage/texts/outreaches.js';
import type { PictureReader } from '../ports/reading/picture-reader.js';
import type { Pictures } from '../ports/storage/texts/pictures.js';
import type { PictureSource } from '../ports/texts/picture-source.js';
import type { ProviderErasures } from '../ports/storage/texts/provider-erasures.js';
import type { Queue } from '../ports/queue/queue.js';
import type { RateLimiter } from '../ports/storage/rate-limiter.js';
import type { Reader } from '../ports/reading/reader.js';
import type { ReadingReviews } from '../ports/storage/diary/reading-reviews.js';
import type { Reminders } from '../ports/storage/diary/reminders.js';
import type { Sessions } from '../ports/storage/people/sessions.js';
import type { Store } from '../ports/storage/texts/store.js';
import type { Subscriptions } from '../ports/storage/money/subscriptions.js';
import type { Suggestions } from '../ports/storage/suggestions.js';
import type { ThirdEar } from '../ports/reading/third-ear.js';
import type { TextArchive } from '../ports/texts/text-archive.js';
import type { TextGateway } from '../ports/texts/text-gateway.js';
import type { TurnReader } from '../ports/reading/turn-reader.js';
import type { Understanding } from '../ports/reading/understanding.js';
import type { Verifier } from '../ports/verification/verifier.js';

export interface ModelRules {
  ask: 'when-unsure' | 'always';
  /** Of texts that the built-in reader is sure of, how many in a hundred the model reads as well, to watch whether it is. */
  shadowPercent: number;
  /** How long a text waits for a model to come back. */
  againMs: number;
  /** What its answers may cost a user in 30 days, US dollars, and what a token costs; null: unlimited or unknown. */
  monthly: { limit: number; tokenIn: number; tokenOut: number } | null;
}

/** What use cases need to know of the configuration. */
export interface Rules {
  /** Longest wait of a reply for further texts, in seconds. */
  replyWaitSeconds: number;
  /** How long a claim to send may last before its fate counts as unknown. */
  sendLeaseMs: number;
  /** How long to wait before asking what became of an unknown send. */
  unknownGraceMs: number;
  /** Within how long after a full or half hour its reminders leave, each at its owner's place; 0: all at once. */
  reminderSpreadMs: number;
  /** What all our numbers together may send; null: nothing limits them. */
  carrier: Carrier | null;
  /** What each plan may do, after configuration. */
  capabilities: Readonly<Record<Plan, Capabilities>>;
  /** When a model is asked, and what it may cost. */
  model: ModelRules;
  /** For how long what is kept. */
  retention: Retention;
  /** Where links in our texts lead. */
  links: Snapshot['links'];
  codesPerDay: number;
  codesPerAddress: number;
  /** Codes a day to one area code and exchange that nobody used. */
  codesPerExchange: number;
  /** How many of a text to many leave in a minute, and at which hours a number may get what it did not ask for. */
  outreach: { perMinute: number; promotionOf: (phone: string) => { zone: string; hours: Hours } };
}

/** The ports, played by whichever adapters the composition root chose. Each use case names the few it needs. */
export abstract class Dependencies {
  abstract readonly accountLife: AccountLife;
  abstract readonly accounts: Accounts;
  abstract readonly assistants: Assistants;
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
  /** Reads what the built-in reader is not sure of, where one is configured. */
  abstract readonly model: Reader | null;
  abstract readonly moneyOrders: MoneyOrders;
  /** Rates meals for those who are shown ratings, where a model is configured. */
  abstract readonly rater: MealRater | null;
  /** Hears what our own ears are not sure is nothing, where a model is configured. */
  abstract readonly ear: ThirdEar | null;
  /** Looks at pictures, where a model that can is configured. */
  abstract readonly eyes: PictureReader | null;
  abstract readonly outbox: Outbox;
  abstract readonly outreaches: Outreaches;
  abstract readonly pictures: Pictures;
  abstract readonly pictureSource: PictureSource;
  abstract readonly providerErasures: ProviderErasures;
  abstract readonly queue: Queue;
  abstract readonly reminders: Reminders;
  abstract readonly reviews: ReadingReviews;
  abstract readonly rules: Rules;
  abstract readonly sessions: Sessions;
  abstract readonly store: Store;
  abstract readonly subscriptions: Subscriptions;
  abstract readonly suggestions: Suggestions;
  abstract readonly textArchive: TextArchive;
  /** Says what a text asks for where our own rules are not sure, where a model is configured. */
  abstract readonly turns: TurnReader | null;
  abstract readonly understanding: Understanding;
  abstract readonly verifier: Verifier;
}
