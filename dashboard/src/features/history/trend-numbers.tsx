import type { TrendDay } from '@mealtext/backend/contract';
import type { GoalName } from '@mealtext/backend/domain';
import { showNumber } from '../../lib/format';
import { NUTRIENT_LOOKS } from '../../lib/nutrients';
import { averageOf, isWeekend } from './trend-figures';
import { say } from './say';

/** What a day should have, or stay under: the Daily Values of the FDA (21 CFR 101.9, 2016) for 2,000 kcal. */
const DAILY_VALUES = [
  {
    figure: 'fiber',
    nameKey: 'fiber',
    unit: 'g',
    value: 28,
    boundKey: 'atLeast',
  },
  {
    figure: 'sodium',
    nameKey: 'sodium',
    unit: 'mg',
    value: 2300,
    boundKey: 'atMost',
  },
  {
    figure: 'saturatedFat',
    nameKey: 'saturatedFat',
    unit: 'g',
    value: 20,
    boundKey: 'atMost',
  },
] as const;

/** Averages a day: in all, on weekdays, at weekends; and of what has no goal of one's own but a general one. */
export function TrendNumbers({ days, metric }: { days: readonly TrendDay[]; metric: GoalName }) {
  const { unit } = NUTRIENT_LOOKS[metric];
  const rows = [
    { name: say('aDay'), value: averageOf(days, metric) },
    {
      name: say('onWeekdays'),
      value: averageOf(
        days.filter((day) => !isWeekend(day)),
        metric,
      ),
    },
    { name: say('atWeekends'), value: averageOf(days.filter(isWeekend), metric) },
  ];
  const general = DAILY_VALUES.flatMap((one) => {
    const average = averageOf(days, one.figure);
    return average === null ? [] : [{ ...one, average }];
  });
  return (
    <div className="figures grid gap-6 sm:grid-cols-2">
      <dl className="flex flex-col gap-1">
        {rows.map(({ name, value }) => (
          <Row key={name} name={name} value={value === null ? say('noDaysYet') : `${showNumber(value)} ${unit}`} />
        ))}
        <Row name={say('daysLogged')} value={showNumber(days.length)} />
      </dl>
      {general.length > 0 && (
        <dl className="flex flex-col gap-1">
          {general.map(({ nameKey, unit: of, value, boundKey, average }) => (
            <Row
              key={nameKey}
              name={say('general', { name: say(nameKey), word: say(boundKey), value: showNumber(value), unit: of })}
              value={`${showNumber(average)} ${of}`}
            />
          ))}
        </dl>
      )}
    </div>
  );
}

const Row = ({ name, value }: { name: string; value: string }) => (
  <div className="flex justify-between gap-4">
    <dt className="text-soft">{name}</dt>
    <dd className="shrink-0 text-end">{value}</dd>
  </div>
);
