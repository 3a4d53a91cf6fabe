import type { KeptForDays } from '@mealtext/backend/contract';
import { showDuration } from '../../lib/show-duration';
import type { Clause } from './legal-page';

/** For how long what is kept, as this service is set; `null` while that is not known. */
export function keeping(kept: KeptForDays | null): Clause {
  const lines = kept && [
    `Your texts and our answers: ${showDuration(kept.textsDays)}. The meals and workouts made of them stay until you delete them or your account.`,
    `Photos that you sent: ${showDuration(kept.picturesDays)}. What you logged of them stays.`,
    `Texts from a number without an account: ${showDuration(kept.strangersDays)}.`,
    `Which screens were opened: ${showDuration(kept.analyticsDays)}.`,
    `When a reminder was sent: ${showDuration(kept.reminderLogDays)}.`,
    `The record of who did what with an account: ${showDuration(kept.auditDays)}.`,
    `The address and browser that a consent came from: ${showDuration(kept.consentOriginDays)}. That you gave or withdrew it stays on record.`,
    `Unreadable marks by which a repeated text is recognised: ${showDuration(kept.providerRecordsDays)}.`,
  ];
  return {
    title: 'How long we keep it',
    text: [
      'As long as you have an account we keep your log, goals and settings. What is listed here is removed by itself sooner; what we must keep by law is kept as long as the law says.',
      ...(lines ? [lines] : ['The exact times also stand in every export of your data.']),
    ],
  };
}
