import { useQuery } from '@tanstack/react-query';
import type { GoalsFromDay, HistoryDay } from '@mealtext/backend/contract';
import { goalsOn } from '@mealtext/backend/domain';
import { goalsOf } from '../../lib/goals-of';
import { showFullDay, showMonth, showNumber } from '../../lib/format';
import { queryKeys } from '../../lib/query-keys';
import { useUser } from '../../lib/session';
import { useToday } from '../../lib/today';
import { say } from './say';
import { sayCommon } from '../../lib/say-common';

const MACROS = ['protein', 'carbs', 'fat', 'sugar'] as const;
const HEADS = {
  protein: 'proteinG',
  carbs: 'carbsG',
  fat: 'fatG',
  sugar: 'sugarG',
} as const;

/** The days on paper, a page for each month; on a screen it is not seen. */
export function MonthSheets() {
  const { id } = useUser();
  const today = useToday();
  const days = useQuery<HistoryDay[]>({ queryKey: queryKeys.history(id) }).data;
  const goals = useQuery<GoalsFromDay[]>({ queryKey: queryKeys.goalsHistory(id) }).data;
  if (!days || !goals) return null;
  const stood = goals.map((one) => ({ from: one.from, goals: goalsOf(one) }));
  const months = [...new Set(days.map(({ date }) => date.slice(0, 7)))];
  return (
    <div className="hidden text-sm print:block">
      {months.map((month) => (
        <MonthSheet
          key={month}
          month={month}
          days={days.filter(({ date }) => date.startsWith(month))}
          goalOn={(date) => goalsOn(stood, date)?.calories ?? null}
          today={today}
        />
      ))}
    </div>
  );
}

interface Props {
  /** YYYY-MM */
  month: string;
  days: readonly HistoryDay[];
  goalOn: (date: string) => number | null;
  today: string | null;
}

function MonthSheet({ month, days, goalOn, today }: Props) {
  const macros = MACROS.filter((name) => days.some((day) => day[name] !== undefined));
  return (
    <table className="figures mb-8 w-full table-fixed break-after-page border-collapse text-end last:break-after-auto">
      <caption className="mb-3 text-start text-2xl font-semibold">{showMonth(month)}</caption>
      <thead>
        <tr className="border-b border-line">
          <th className="w-1/4 text-start">{sayCommon('day')}</th>
          <th>{say('eatenKcal')}</th>
          <th>{say('goalKcal')}</th>
          <th>{say('burnedKcal')}</th>
          {macros.map((name) => (
            <th key={name}>{say(HEADS[name])}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map((day) => {
          const goal = goalOn(day.date);
          return (
            <tr key={day.date} className="border-b border-line">
              <th scope="row" className="text-start font-normal">
                {day.date === today ? say('soFar', { day: showFullDay(day.date) }) : showFullDay(day.date)}
              </th>
              <td>{showNumber(day.calories)}</td>
              <td>{goal === null ? '–' : showNumber(goal)}</td>
              <td>{showNumber(day.caloriesBurned)}</td>
              {macros.map((name) => (
                <td key={name}>{showNumber(day[name] ?? 0)}</td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
