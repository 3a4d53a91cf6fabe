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
];
