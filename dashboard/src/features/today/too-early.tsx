import { CAPABILITIES } from '@mealtext/backend/domain';
import { Notice } from '../../components/notice';
import { UpgradeLink } from '../../components/upgrade-link';
import { showWeekday } from '../../lib/format';
import { useUser } from '../../lib/session';
import { say } from './say';

/** A day in the address that the plan does not show: no fault, and said once. */
export function TooEarly({ first }: { first: string }) {
  const { history, historyDays } = CAPABILITIES[useUser().plan];
  return history === 'none' ? (
    <Notice action={<UpgradeLink look="plain" />}>{say('historyPartOf')}</Notice>
  ) : (
    <Notice>{say('historyGoesBack', { days: historyDays, day: showWeekday(first) })}</Notice>
  );
}
