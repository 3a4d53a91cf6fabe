import type { Colleague } from '@mealtext/backend/contract';
import { Mark } from '../../components/mark';
import { Said } from '../../components/said';

/** Who else is in the conversation, so that two do not answer at once. */
export const Colleagues = ({ others }: { others: readonly Colleague[] }) => (
  <div className="colleagues" role="status">
    {others.map(({ staffId, name, typing }) => (
      <Mark key={staffId} tone={typing ? 'warn' : 'quiet'}>
        <span>
          <Said>{name ?? 'A colleague'}</Said> {typing ? 'is writing' : 'is here too'}
        </span>
      </Mark>
    ))}
  </div>
);
