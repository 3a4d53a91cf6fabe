import { useQuery } from '@tanstack/react-query';
import type { StreakView } from '@mealtext/backend/contract';
import { Flame } from 'lucide-react';
import { queryKeys } from '../../lib/query-keys';
import { useUser } from '../../lib/session';
import { streakWords } from './streak-words';

/** How steadily the days were logged, beside the meals of today; nothing where it is not known. */
export function Streak() {
  const { id } = useUser();
  const { data } = useQuery<StreakView>({ queryKey: queryKeys.streak(id) });
  const words = data && streakWords(data);
  return (
    <p aria-live="polite" className="figures flex items-center gap-1.5 text-soft">
      {words && (
        <>
          <Flame size={16} aria-hidden="true" className="shrink-0" />
          {words}
        </>
      )}
    </p>
  );
}
