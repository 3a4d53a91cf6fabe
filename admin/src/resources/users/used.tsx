import type { UsedToday } from '@mealtext/backend/contract';
import { DescriptionList } from '../../components/description-list';
import { count } from '../../components/format';

const of = (used: number, limit: number) =>
  limit === 0 ? (
    <span className="soft">not in this plan</span>
  ) : (
    <span className="figures">
      {count(used)} {limit < 0 ? <span className="soft">without limit</span> : `of ${count(limit)}`}
      {limit >= 0 && used >= limit && <span className="soft"> – used up</span>}
    </span>
  );

/** What was used of the day's limits. */
export const Used = ({ used }: { used: UsedToday | null }) =>
  used ? (
    <DescriptionList
      of={[
        ['Texts', of(used.texts, used.textsLimit)],
        ['Meals', of(used.meals, used.mealsLimit)],
        ['Workouts', of(used.workouts, used.workoutsLimit)],
        ['Model reads', of(used.modelReads, used.modelReadsLimit)],
      ]}
    />
  ) : (
    <p className="soft">Nothing counts any more.</p>
  );
