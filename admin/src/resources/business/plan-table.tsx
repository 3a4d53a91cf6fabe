import type { BusinessPlan } from '@mealtext/backend/contract';
import { Link } from 'react-router-dom';
import { FigureTable, type FigureColumn } from '../../components/figure-table';
import { capital, count, dollars } from '../../components/format';
import { listLink } from '../../components/list-link';

const cents = new Intl.NumberFormat(undefined, { style: 'currency', currency: 'USD' });
const cost = (value: number | null): string => (value === null ? '–' : cents.format(value));

const COLUMNS: readonly FigureColumn<BusinessPlan>[] = [
  { title: 'People', of: ({ people }) => count(people), strong: true },
  { title: 'Paying', of: ({ paying }) => count(paying) },
  { title: 'Trying', of: ({ trialing }) => count(trialing) },
  { title: 'Given', of: ({ given }) => count(given) },
  { title: 'Active', of: ({ active }) => count(active) },
  { title: 'Texts in', of: ({ textsIn }) => count(textsIn) },
  { title: 'Segments', of: ({ segmentsOut }) => count(segmentsOut) },
  { title: 'Texts', of: ({ textsCost }) => cost(textsCost) },
  { title: 'Model', of: ({ modelCost }) => cost(modelCost) },
  { title: 'Cost each', of: ({ costEach }) => (costEach === null ? '–' : dollars(costEach)), strong: true },
  { title: 'Revenue', of: ({ revenue }) => cents.format(revenue), strong: true },
];

/** Plans beside each other: who is on them, what they did in this time, and what that costs and brings. */
export function PlanTable({ plans }: { plans: readonly BusinessPlan[] }) {
  const unpriced = plans.every(({ textsCost, modelCost }) => textsCost === null || modelCost === null);
  return (
    <>
      <FigureTable
        label="By plan"
        what="Plan"
        rows={plans}
        keyOf={({ plan }) => plan}
        first={({ plan }) => (plan === 'stranger' ? 'No account' : <Link to={listLink('users', { plan })}>{capital(plan)}</Link>)}
        columns={COLUMNS}
      />
      <p className="soft">Segments and costs are of this time, “cost each” for one who was active in it; revenue is a month’s.</p>
      {unpriced && (
        <p className="soft">
          A dash is a cost without a price: SEGMENT_COST, MODEL_INPUT_COST and MODEL_OUTPUT_COST tell what things cost.
        </p>
      )}
    </>
  );
}
