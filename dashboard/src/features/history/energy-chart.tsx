import type { EnergyDayView } from '@mealtext/backend/contract';
import { Area, CartesianGrid, ComposedChart, Line, Tooltip, XAxis, YAxis } from 'recharts';
import { showFullDay, showNumber, showShortDay } from '../../lib/format';
import { AT_ONCE, DAYS_AXIS, FIGURES_AXIS, GRID, INK } from './axis-looks';
import { DayTable } from './day-table';
import { dayTicks } from './day-ticks';
import { METRICS } from './metrics';
import { Drawing } from './drawing';
import { say } from './say';

/** kcal; so narrow a range is not stretched over the whole height. */
const ROOM = 300;
const { color } = METRICS.calories;

/** What was eaten as a solid line against what was used as a dashed one within its uncertainty. A table of the same days stands beside it for screen readers. */
export default function EnergyChart({ days }: { days: readonly EnergyDayView[] }) {
  const data = days.map((day) => ({ ...day, band: day.used === null ? null : [day.used - day.margin!, day.used + day.margin!] }));
  const all = data.flatMap(({ intake, band }) => [intake ?? [], band ?? []].flat());
  return (
    <figure>
      <Drawing className="h-64 text-sm sm:h-72">
        <ComposedChart data={data} margin={{ top: 8, right: 28, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid {...GRID} />
          <XAxis dataKey="date" tickFormatter={showShortDay} ticks={dayTicks(days)} interval={0} {...DAYS_AXIS} />
          <YAxis
            width={52}
            domain={[Math.max(0, roundTo100(Math.min(...all) - ROOM)), roundTo100(Math.max(...all) + ROOM)]}
            tickFormatter={showNumber}
            {...FIGURES_AXIS}
          />
          <Area dataKey="band" stroke="none" fill={INK} fillOpacity={0.12} activeDot={false} {...AT_ONCE} />
          <Line dataKey="used" stroke={INK} strokeDasharray="6 5" strokeWidth={2} dot={false} activeDot={false} {...AT_ONCE} />
          <Line dataKey="intake" stroke={color} strokeWidth={2.5} dot={false} activeDot={false} {...AT_ONCE} />
          <Tooltip content={<DayTip />} cursor={{ stroke: 'var(--faint)' }} isAnimationActive={false} />
        </ComposedChart>
      </Drawing>
      <figcaption aria-hidden="true" className="mt-2 flex flex-wrap gap-x-6 text-sm text-soft">
        <span className="flex items-center gap-2">
          <span className="h-0.5 w-6" style={{ background: color }} /> {say('eatenAverage')}
        </span>
        {days.some(({ used }) => used !== null) && (
          <span className="flex items-center gap-2">
            <span className="w-6 border-t-2 border-dashed border-soft" /> {say('usedSure')}
          </span>
        )}
      </figcaption>
      <DayTable
        caption={say('energyCaption')}
        days={days.filter(({ intake, used }) => intake !== null || used !== null)}
        columns={[
          [say('eaten'), ({ intake }) => (intake === null ? say('noneYet') : showNumber(intake))],
          [
            say('used'),
            ({ used, margin }) =>
              used === null ? say('notKnown') : say('giveOrTake', { kcal: showNumber(used), margin: showNumber(margin!) }),
          ],
        ]}
      />
    </figure>
  );
}

const roundTo100 = (kcal: number): number => Math.round(kcal / 100) * 100;

function DayTip({ active, payload }: { active?: boolean; payload?: readonly { payload?: EnergyDayView }[] }) {
  const day = payload?.[0]?.payload;
  if (!active || !day) return null;
  return (
    <div className="figures rounded-xl bg-raised p-3 text-sm shadow-raised">
      <p className="font-semibold">{showFullDay(day.date)}</p>
      <p>{day.intake === null ? say('tooFewDays') : say('eatenADay', { kcal: showNumber(day.intake) })}</p>
      <p className="text-soft">
        {day.used === null ? say('useNotKnown') : say('usedAbout', { kcal: showNumber(day.used), margin: showNumber(day.margin!) })}
      </p>
    </div>
  );
}
