import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { KeptForDays } from '@mealtext/backend/contract';
import { queryKeys } from '../../lib/query-keys';
import { showDuration } from '../../lib/show-duration';
import { Section } from './section';
import { say } from './say';

/** What becomes of what one texts; the whole of it stands in the privacy policy. */
export function DataSection() {
  const { data } = useQuery<KeptForDays>({ queryKey: queryKeys.retention() });
  const points = [
    [say('toTake'), say('toTakeText')],
    [say('neverSold'), say('neverSoldText')],
    [say('notForEver'), data ? say('removedAfter', { time: showDuration(data.textsDays) }) : say('removedSome')],
    [say('inCharge'), say('inChargeText')],
  ] as const;
  return (
    <Section title={say('yourData')}>
      <dl className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
        {points.map(([title, text]) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd className="text-soft">{text}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link to="/privacy" className="inline-flex min-h-11 items-center font-semibold text-accent hover:underline">
          {say('wholePolicy')}
        </Link>
      </p>
    </Section>
  );
}
