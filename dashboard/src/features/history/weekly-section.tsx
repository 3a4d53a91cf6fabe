import type { WeeklyReport } from '@mealtext/backend/contract';
import { Card } from '../../components/card';
import { LoadError } from '../../components/load-error';
import { Skeleton } from '../../components/skeleton';
import { showNumber, showWeekday } from '../../lib/format';
import { useWeeklyReport } from '../../lib/queries/use-weekly-report';

/** The last seven days in figures: the same that Sunday's text says. */
export function WeeklySection() {
  const report = useWeeklyReport(true);
  return (
    <Card title="Weekly report">
      {report.isError ? (
        <LoadError onRetry={report.refetch}>Your weekly report could not be loaded. Please try again.</LoadError>
      ) : report.data === undefined ? (
        <div role="status" aria-label="Loading your weekly report">
          <Skeleton className="h-70" />
        </div>
      ) : (
        <Figures report={report.data} />
      )}
    </Card>
  );
}

function Figures({ report }: { report: WeeklyReport }) {
  const { from, to, daysLogged, averageCalories, averageProtein, caloriesBurned, daysWithinGoal, changeFromWeekBefore } = report;
  if (daysLogged === 0) return <p className="text-soft">Nothing logged in the last seven days.</p>;
  return (
    <>
      <p className="text-sm text-soft">
        {showWeekday(from)} to {showWeekday(to)}
      </p>
      <dl className="figures mt-3 flex flex-col gap-2">
        <Row name="Average a day" value={`${showNumber(averageCalories)} kcal`} />
        {changeFromWeekBefore !== null && <Row name="Against the week before" value={`${signed(changeFromWeekBefore)} kcal a day`} />}
        {averageProtein !== null && <Row name="Protein a day" value={`${showNumber(averageProtein)} g`} />}
        {daysWithinGoal !== null && <Row name="Days within your goal" value={`${daysWithinGoal} of ${daysLogged}`} />}
        <Row name="Days logged" value={`${daysLogged} of 7`} />
        <Row name="Meals" value={showNumber(report.meals)} />
        <Row name="Workouts" value={showNumber(report.workouts)} />
        {caloriesBurned > 0 && <Row name="Burned" value={`${showNumber(caloriesBurned)} kcal`} />}
      </dl>
    </>
  );
}

const Row = ({ name, value }: { name: string; value: string }) => (
  <div className="flex justify-between gap-4">
    <dt className="text-soft">{name}</dt>
    <dd className="text-end">{value}</dd>
  </div>
);

const signed = (value: number): string => `${value > 0 ? '+' : value < 0 ? '−' : ''}${showNumber(Math.abs(value))}`;
