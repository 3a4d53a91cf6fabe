import { Accounts1762100000001 } from './1762100000001-accounts.js';
import { Conversations1762100000002 } from './1762100000002-conversations.js';
import { Diary1762100000003 } from './1762100000003-diary.js';
import { Reminders1762100000004 } from './1762100000004-reminders.js';
import { Business1762100000005 } from './1762100000005-business.js';
import { LocalPhones1762100000006 } from './1762100000006-local-phones.js';
import { Billing1762100000007 } from './1762100000007-billing.js';
import { LocalBilling1762100000008 } from './1762100000008-local-billing.js';
import { DeliveryOrder1762100000009 } from './1762100000009-delivery-order.js';
import { ModelAnswers1762200000001 } from './1762200000001-model-answers.js';
import { ReminderPlans1762300000001 } from './1762300000001-reminder-plans.js';
import { Leaving1762350000001 } from './1762350000001-leaving.js';
import { Console1762400000001 } from './1762400000001-console.js';
import { Senders1762500000001 } from './1762500000001-senders.js';
import { Traces1762600000001 } from './1762600000001-traces.js';
import { CheckFirst1762600000002 } from './1762600000002-check-first.js';
import { ProviderErasures1762650000001 } from './1762650000001-provider-erasures.js';
import { ConsoleLists1762700000001 } from './1762700000001-console-lists.js';
import { ConsolePages1762800000001 } from './1762800000001-console-pages.js';
import { SessionDevices1763805000001 } from './1763805000001-session-devices.js';
import { FlagGrades1795342402001 } from './1795342402001-flag-grades.js';
import { CountingDay1795342600001 } from './1795342600001-counting-day.js';
import { LiveCodes1795342691001 } from './1795342691001-live-codes.js';
import { WeeklyReport1795343871001 } from './1795343871001-weekly-report.js';
import { SecondConsent1795343324001 } from './1795343324001-second-consent.js';
import { KnownThen1795344052001 } from './1795344052001-known-then.js';
import { GoalsHistory1795343900001 } from './1795343900001-goals-history.js';
import { TruncatedTexts1795344940001 } from './1795344940001-truncated-texts.js';
import { UnreachableNumbers1795344394001 } from './1795344394001-unreachable-numbers.js';
import { Retention1795345478001 } from './1795345478001-retention.js';
import { Inbox1795346100001 } from './1795346100001-inbox.js';
import { Learning1795347000001 } from './1795347000001-learning.js';
import { FailedTries1795400000001 } from './1795400000001-failed-tries.js';
import { WaterGoal1795402000001 } from './1795402000001-water-goal.js';
import { PlanChanges1795403000001 } from './1795403000001-plan-changes.js';
import { ReadingReviews1795404000001 } from './1795404000001-reading-reviews.js';
import { WordSearch1795405000001 } from './1795405000001-word-search.js';
import { Pictures1795407000001 } from './1795407000001-pictures.js';
import { Outreach1795410000001 } from './1795410000001-outreach.js';
import { TagsAndViews1795411000001 } from './1795411000001-tags-and-views.js';
import { MoneyOrders1795420000001 } from './1795420000001-money-orders.js';
import { ListsAtScale1795421000001 } from './1795421000001-lists-at-scale.js';
import { ActivityOfUsers1795450000001 } from './1795450000001-activity-of-users.js';
import { Assistants1795430000001 } from './1795430000001-assistants.js';
import { ToldAfterCommit1795440000001 } from './1795440000001-told-after-commit.js';
import { OwnerKeys1795460000001 } from './1795460000001-owner-keys.js';
import { OwnersAlone1795461000001 } from './1795461000001-owners-alone.js';
import { ConversationLeases1795462000001 } from './1795462000001-conversation-leases.js';
import { SeveralSenders1795470000001 } from './1795470000001-several-senders.js';
import { NumbersByTime1795480000001 } from './1795480000001-numbers-by-time.js';
import { TextsOfOwner1795481000001 } from './1795481000001-texts-of-owner.js';
import { DirectoryOfNumbers1795482000001 } from './1795482000001-directory-of-numbers.js';
import { KeysOfBefore1795483000001 } from './1795483000001-keys-of-before.js';
import { Bearers1795490000001 } from './1795490000001-bearers.js';
import { TextsByBearer1795491000001 } from './1795491000001-texts-by-bearer.js';
import { FoodUse1795406000001 } from './1795406000001-food-use.js';

/** All migrations, in order. */
export const MIGRATIONS = [
  Accounts1762100000001,
  Conversations1762100000002,
  Diary1762100000003,
  Reminders1762100000004,
  Business1762100000005,
  LocalPhones1762100000006,
  Billing1762100000007,
  LocalBilling1762100000008,
  DeliveryOrder1762100000009,
  ModelAnswers1762200000001,
  ReminderPlans1762300000001,
  Leaving1762350000001,
  Console1762400000001,
  Senders1762500000001,
  Traces1762600000001,
  CheckFirst1762600000002,
  ProviderErasures1762650000001,
  ConsoleLists1762700000001,
  ConsolePages1762800000001,
  SessionDevices1763805000001,
  FlagGrades1795342402001,
  CountingDay1795342600001,
  LiveCodes1795342691001,
  WeeklyReport1795343871001,
  SecondConsent1795343324001,
  KnownThen1795344052001,
  GoalsHistory1795343900001,
  TruncatedTexts1795344940001,
  UnreachableNumbers1795344394001,
  Retention1795345478001,
  Inbox1795346100001,
  Learning1795347000001,
  FailedTries1795400000001,
  WaterGoal1795402000001,
  PlanChanges1795403000001,
  ReadingReviews1795404000001,
  WordSearch1795405000001,
  FoodUse1795406000001,
  Pictures1795407000001,
  Outreach1795410000001,
  TagsAndViews1795411000001,
  MoneyOrders1795420000001,
  ListsAtScale1795421000001,
  Assistants1795430000001,
  ToldAfterCommit1795440000001,
  ActivityOfUsers1795450000001,
  OwnerKeys1795460000001,
  OwnersAlone1795461000001,
  ConversationLeases1795462000001,
  SeveralSenders1795470000001,
  NumbersByTime1795480000001,
  TextsOfOwner1795481000001,
  DirectoryOfNumbers1795482000001,
  KeysOfBefore1795483000001,
  Bearers1795490000001,
  TextsByBearer1795491000001,
];

/** Those that take away what the release before needs: they wait until all others have run at an earlier time and nobody of that release is connected. */
export const AFTERWARDS: readonly (typeof MIGRATIONS)[number][] = [KeysOfBefore1795483000001];
