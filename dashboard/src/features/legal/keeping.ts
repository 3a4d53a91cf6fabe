import type { KeptForDays } from '@mealtext/backend/contract';
import { showDuration } from '../../lib/show-duration';
import type { Clause } from './legal-page';
import { say } from './say';

/** For how long what is kept, as this service is set; `null` while that is not known. */
export function keeping(kept: KeptForDays | null): Clause {
  const lines = kept && [
    say('keptTexts', { time: showDuration(kept.textsDays) }),
    say('keptPictures', { time: showDuration(kept.picturesDays) }),
    say('keptStrangers', { time: showDuration(kept.strangersDays) }),
    say('keptAnalytics', { time: showDuration(kept.analyticsDays) }),
    say('keptReminderLog', { time: showDuration(kept.reminderLogDays) }),
    say('keptAudit', { time: showDuration(kept.auditDays) }),
    say('keptConsentOrigin', { time: showDuration(kept.consentOriginDays) }),
    say('keptProviderRecords', { time: showDuration(kept.providerRecordsDays) }),
  ];
  return { title: say('keeping'), text: [say('keepingText'), ...(lines ? [lines] : [say('keepingUnknown')])] };
}
