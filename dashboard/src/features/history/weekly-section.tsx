import type { WeeklyReport } from '@mealtext/backend/contract';
import { GOAL_BAND } from '@mealtext/backend/domain';
import { Card } from '../../components/card';
import { Skeleton } from '../../components/skeleton';
import { WhenLoaded } from '../../components/when-loaded';
import { showNumber, showWeekday } from '../../lib/format';
import { useWeeklyReport } from '../../lib/queries/use-weekly-report';
import { say } from './say';
import { sayShell } from '../../lib/say-shell';

const BAND = { from: GOAL_BAND.from * 100, to: Math.round(GOAL_BAND.to * 100) };

/** The seven days before today in figures. */
export function WeeklySection() {
  const report = useWeeklyReport(true);
  return (
    <Card title={say('weekly')}>
      <WhenLoaded query={report} sorry={say('weeklyNotLoaded')} loading={say('weeklyLoading')} skeleton={<Skeleton className="h-70" />}>
        {(data) => <Figures report={data} />}
      </WhenLoaded>
    </Card>
  );
}

function Figures({ report }: { report: WeeklyReport }) {
  const { from, to, daysLogged, averageCalories, averageProtein, caloriesBurned, daysWithinGoal, daysWithGoal, changeFromWeekBefore } =
    report;
  if (daysLogged === 0) return <p className="text-soft">{say('weeklyNothing')}</p>;
  return (
    <>
      <p className="text-sm text-soft">{say('fromTo', { from: showWeekday(from), to: showWeekday(to) })}</p>
      <dl className="figures mt-3 flex flex-col gap-2">
        <Row name={say('averageADay')} value={say('kcalOf', { kcal: showNumber(averageCalories) })} />
        {changeFromWeekBefore !== null && (
          <Row name={say('againstBefore')} value={say('kcalADay', { kcal: signed(changeFromWeekBefore) })} />
        )}
        {averageProtein !== null && <Row name={say('proteinADay')} value={sayShell('grams', { amount: showNumber(averageProtein) })} />}
        {daysWithinGoal !== null && (
          <Row name={say('withinBand', BAND)} value={say('countOf', { count: daysWithinGoal, total: daysWithGoal })} />
        )}
        <Row name={say('daysLogged')} value={say('of7', { count: daysLogged })} />
        <Row name={say('meals')} value={showNumber(report.meals)} />
        <Row name={say('workouts')} value={showNumber(report.workouts)} />
        {caloriesBurned > 0 && <Row name={say('burned')} value={say('kcalOf', { kcal: showNumber(caloriesBurned) })} />}
      </dl>
    </>
  );
}

const Row = ({ name, value }: { name: string; value: string }) => (
  <div className="flex justify-between gap-4">
    <dt className="text-soft">{name}</dt>
    <dd className="shrink-0 text-end">{value}</dd>
  </div>
);

const signed = (value: number): string => `${value > 0 ? '+' : value < 0 ? '−' : ''}${showNumber(Math.abs(value))}`;
