import type { BusinessMonth } from '@mealtext/backend/contract';
import { FigureTable, type FigureColumn } from '../../components/figure-table';
import { count } from '../../components/format';

const percent = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 1 });
const cents = new Intl.NumberFormat(undefined, { style: 'currency', currency: 'USD' });
const named = new Intl.DateTimeFormat(undefined, { month: 'long', year: 'numeric' });

const COLUMNS: readonly FigureColumn<BusinessMonth>[] = [
  { title: 'Paying at its start', of: ({ before }) => count(before) },
  { title: 'Trials begun', of: ({ trials }) => count(trials) },
  { title: 'Began to pay', of: ({ won }) => count(won) },
  { title: 'Out of a trial', of: ({ converted }) => count(converted) },
  { title: 'Stopped', of: ({ lost }) => count(lost) },
  { title: 'Churn', of: ({ churn }) => (churn === null ? '–' : percent.format(churn)), strong: true },
  { title: 'Revenue a month', of: ({ revenue }) => cents.format(revenue), strong: true },
];

/** What was sold and lost, month by month. */
export const MonthTable = ({ months }: { months: readonly BusinessMonth[] }) => (
  <FigureTable
    label="Sold and lost by month"
    what="Month"
    rows={months}
    keyOf={({ month }) => month}
    first={({ month }) => named.format(new Date(`${month}-15T12:00:00`))}
    columns={COLUMNS}
  />
);
