import { useCallback } from 'react';
import { CAPABILITIES } from '@mealtext/backend/domain';
import { useSearchParams } from 'react-router';
import { isDay, moveDay } from '../../lib/days';
import { useUser } from '../../lib/session';
import { useToday } from '../../lib/today';

/** The day that the dashboard is turned to. */
export interface ShownDay {
  /** YYYY-MM-DD of a past day; undefined is today, which the server knows. */
  past: string | undefined;
  /** Null while no answer has come. */
  today: string | null;
  /** The earliest day that the plan shows; null while today is not known. */
  first: string | null;
  /** Turns to another day, which the address then names. */
  turnTo: (day: string) => void;
}

/** The day in the address. What is no day, or none yet, is today. */
export function useShownDay(): ShownDay {
  const [params, setParams] = useSearchParams();
  const { plan } = useUser();
  const today = useToday();
  const asked = params.get('date');
  const past = asked !== null && isDay(asked) && (today === null || asked < today) ? asked : undefined;
  const turnTo = useCallback(
    (day: string) =>
      setParams((now) => {
        if (day === today) now.delete('date');
        else now.set('date', day);
        return now;
      }),
    [setParams, today],
  );
  return { past, today, first: today && moveDay(today, -CAPABILITIES[plan].historyDays), turnTo };
}
