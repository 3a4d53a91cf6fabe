import type { StaffMealRow } from '@mealtext/backend/contract';
import { MEAL_TYPES } from '../../components/choices';
import { ConsoleList } from '../../components/console-list';
import { capital, figure, kcal } from '../../components/format';
import type { ListFilter } from '../../components/list-filters';
import type { Column } from '../../components/list-table';
import { Mark } from '../../components/mark';
import { DateTime } from '../../components/date-time';
import { Person } from '../../components/person';
import { Hidden } from '../../components/reveal';
import { Said } from '../../components/said';

const COLUMNS: readonly Column<StaffMealRow>[] = [
  { label: 'Meal', render: ({ mealType, number }) => <span className="nowrap">{`${capital(mealType)} #${number}`}</span> },
  { label: 'User', render: ({ userId, name }) => <Person id={userId} name={name} /> },
  {
    label: 'What',
    render: ({ description, itemCount }) =>
      description === null ? (
        <Hidden what={`${itemCount} ${itemCount === 1 ? 'item' : 'items'}`} />
      ) : (
        <span className="clamp">
          <Said>{description}</Said>
        </span>
      ),
  },
  { label: 'Eaten', render: ({ date, time }) => <span className="figures nowrap">{`${date} ${time}`}</span>, sort: 'at' },
  { label: 'Calories', render: ({ calories }) => kcal(calories), end: true, sort: 'calories' },
  { label: 'Protein', render: ({ protein }) => figure(protein, 'g'), end: true, desk: true },
  { label: 'Carbs', render: ({ carbs }) => figure(carbs, 'g'), end: true, desk: true },
  { label: 'Fat', render: ({ fat }) => figure(fat, 'g'), end: true, desk: true },
  {
    label: 'Logged',
    render: ({ createdAt, deletedAt }) => (deletedAt ? <Mark tone="bad">deleted</Mark> : <DateTime at={createdAt} />),
    sort: 'createdAt',
  },
];

const FILTERS: readonly ListFilter[] = [
  { source: 'mealType', label: 'Meal', choices: MEAL_TYPES },
  { source: 'deleted', label: 'Deleted', kind: 'switch' },
  { source: 'createdAt_gte', label: 'Logged since', kind: 'since' },
];

/** Every meal, the newest first. */
export const MealList = () => (
  <ConsoleList<StaffMealRow>
    resource="meals"
    columns={COLUMNS}
    filters={FILTERS}
    sort={{ field: 'createdAt', order: 'DESC' }}
    to={({ id }) => `/meals/${id}`}
    empty="No meal has been logged yet"
  />
);
