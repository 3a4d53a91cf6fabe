import { useRef, type KeyboardEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { GoalsFromDay, HistoryDay } from '@mealtext/backend/contract';
import type { Nearness } from '@mealtext/backend/domain';
import { clsx } from 'clsx';
import { LoadError } from '../../components/load-error';
import { Skeleton } from '../../components/skeleton';
import { moveDay } from '../../lib/days';
import { showFullDay, showNumber, showWeekdayName, weekStart } from '../../lib/format';
import { queryKeys } from '../../lib/query-keys';
import { useUser } from '../../lib/session';
import { type CalendarDay, calendarWeeks } from './calendar-days';
import { useShownDay } from './use-shown-day';
import { sayLater } from './say-later';

const SHADES: Readonly<Record<Nearness, string>> = {
  3: 'bg-accent text-accent-ink',
  2: 'bg-[color-mix(in_srgb,var(--accent)_35%,var(--raised))] text-ink',
  1: 'bg-accent-soft text-ink',
};
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** The days that the plan shows, each shaded by how near it came to its own calorie goal. Arrow keys go from day to day. */
export function Calendar({ onChoose }: { onChoose: (day: string) => void }) {
  const { id } = useUser();
  const { past, today, first } = useShownDay();
  const history = useQuery<HistoryDay[]>({ queryKey: queryKeys.history(id) });
  const goals = useQuery<GoalsFromDay[]>({ queryKey: queryKeys.goalsHistory(id) });
  const grid = useRef<HTMLTableElement>(null);
  const failed = history.isError ? history : goals.isError ? goals : null;
  if (failed)
    return (
      <LoadError error={failed.error} onRetry={failed.refetch}>
        {sayLater('daysNotLoaded')}
      </LoadError>
    );
  if (!history.data || !goals.data || !today || !first) return <Skeleton className="h-80" />;
  const weeks = calendarWeeks(history.data, goals.data, { first, today, weekStart: weekStart() });
  const shown = past !== undefined && past >= first ? past : today;

  const step = (event: KeyboardEvent, from: string) => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    grid.current?.querySelector<HTMLElement>(`[data-day="${moveDay(from, by)}"]`)?.focus();
  };

  return (
    <>
      <table ref={grid} className="figures w-full table-fixed text-center">
        <thead>
          <tr>
            {weeks[0]!.map(({ date }) => (
              <th key={date} scope="col" className="pb-2 text-sm font-normal text-soft">
                {showWeekdayName(date)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]!.date}>
              {week.map((day) => (
                <td key={day.date} className="p-0.5">
                  {day.open && (
                    <button
                      type="button"
                      data-day={day.date}
                      tabIndex={day.date === shown ? 0 : -1}
                      aria-current={day.date === shown ? 'date' : undefined}
                      aria-label={sayLater('dayIs', { day: showFullDay(day.date), figures: said(day) })}
                      onClick={() => onChoose(day.date)}
                      onKeyDown={(event) => step(event, day.date)}
                      className={clsx(
                        'h-11 w-full rounded-xl',
                        day.nearness ? SHADES[day.nearness] : day.calories === null ? 'text-soft hover:bg-track' : 'bg-track',
                        day.date === shown && 'font-semibold outline-2 -outline-offset-2 outline-ink',
                      )}
                    >
                      {Number(day.date.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul aria-hidden="true" className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-sm text-soft">
        {([3, 2, 1] as const).map((nearness) => (
          <li key={nearness} className="flex items-center gap-2">
            <span className={clsx('size-4 rounded', SHADES[nearness])} />
            {WORDS[nearness]}
          </li>
        ))}
      </ul>
    </>
  );
}

const WORDS: Readonly<Record<Nearness, string>> = {
  get 3() {
    return sayLater('within');
  },
  get 2() {
    return sayLater('near');
  },
  get 1() {
    return sayLater('further');
  },
};

const said = ({ calories, goal, nearness }: CalendarDay): string =>
  calories === null
    ? sayLater('nothingLogged')
    : near(
        goal
          ? sayLater('dayKcalOf', { kcal: showNumber(calories), goal: showNumber(goal) })
          : sayLater('dayKcal', { kcal: showNumber(calories) }),
        nearness,
      );

const NEAR = { 3: 'dayWithin', 2: 'dayNear', 1: 'dayFurther' } as const;
const near = (figures: string, nearness: CalendarDay['nearness']): string => (nearness ? sayLater(NEAR[nearness], { figures }) : figures);
