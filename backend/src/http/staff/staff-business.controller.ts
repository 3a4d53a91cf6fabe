import { BadRequestException, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import { Business, BusinessQuery } from '../../contract/index.js';
import { addDays, instantOf, isZone, localDate } from '../../domain/local-day.js';
import { StaffDependencies } from '../../usecases/staff/staff-dependencies.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { presentDays, presentMonths, presentPlans } from './business-figures.js';
import { ConsoleController } from './console-controller.js';
import { ForStaff } from './staff-access.js';

const DAY_MS = 86_400_000;
const USUAL_DAYS = 28;
const MONTHS = 6;

@ConsoleController('/business')
export class StaffBusinessController {
  constructor(
    private readonly deps: Dependencies,
    private readonly staff: StaffDependencies,
  ) {}

  @Get()
  @ForStaff('look')
  @ApiOperation({ summary: 'Who is active, what is sold and lost, and what people cost' })
  @ApiResponse({ status: 200, type: Business })
  async business(@Query() { days, zone = 'UTC' }: BusinessQuery): Promise<Business> {
    if (!isZone(zone)) throw new BadRequestException('zone must be a time zone such as America/Toronto.');
    const to = this.deps.clock.now();
    const today = localDate(to, zone);
    const dates = lastDays(today, Number(days ?? USUAL_DAYS));
    const months = lastMonths(today, MONTHS);
    const startOf = (date: string) => instantOf(date, '00:00', zone);
    const dayStarts = dates.map(startOf);
    const monthStarts = months.map((month) => startOf(`${month}-01`));
    const { business, costs } = this.staff;
    const [counts, atDays, atMonths, moves, use, active] = await Promise.all([
      business.stretches(dayStarts, to),
      business.holdings([...dayStarts.slice(1), to]),
      business.holdings([...monthStarts, to]),
      business.moves(monthStarts, to),
      business.use(dayStarts[0]!, to),
      business.activeSince(
        [1, 7, 30].map((one) => new Date(to.getTime() - one * DAY_MS)),
        to,
      ),
    ]);
    return {
      from: dayStarts[0]!.toISOString(),
      to: to.toISOString(),
      zone,
      activeDay: active[0]!,
      activeWeek: active[1]!,
      activeMonth: active[2]!,
      days: presentDays(dates, counts, atDays),
      plans: presentPlans(use, costs),
      months: presentMonths(months, moves, atMonths),
    };
  }
}

/** So many days until this one, the first first. */
const lastDays = (today: string, many: number): string[] => Array.from({ length: many }, (_, i) => addDays(today, i + 1 - many));

/** So many months ("2025-06") until that of this day, the first first. */
function lastMonths(today: string, many: number): string[] {
  const months = [today.slice(0, 7)];
  while (months.length < many) months.unshift(addDays(`${months[0]!}-01`, -1).slice(0, 7));
  return months;
}
