import { BadRequestException, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import { Quality, QUALITY_GROUPS, type QualityGroup, QualityQuery, type QualityRow } from '../../contract/index.js';
import { isZone } from '../../domain/local-day.js';
import type { StaffCaller } from '../../ports/storage/staff/staff-accounts.js';
import type { QualityCounts } from '../../ports/storage/staff/staff-quality.js';
import { type Costs, readingCost } from '../../usecases/staff/costs.js';
import { StaffDependencies } from '../../usecases/staff/staff-dependencies.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { ConsoleController } from './console-controller.js';
import { ForStaff, Staff } from './staff-access.js';
import { viewerOf } from './viewer.js';

const WEEK_MS = 7 * 86_400_000;
const USUAL_WEEKS = 8;
const MOST_FOODS = 20;

@ConsoleController('/quality')
export class StaffQualityController {
  constructor(
    private readonly deps: Dependencies,
    private readonly staff: StaffDependencies,
  ) {}

  @Get()
  @ForStaff('look')
  @ApiOperation({ summary: 'How well texts are understood: shares by week, reader, language and intent, and foods that give trouble' })
  @ApiResponse({ status: 200, type: Quality })
  async quality(@Query() { weeks, zone = 'UTC' }: QualityQuery, @Staff() caller: StaffCaller): Promise<Quality> {
    if (!isZone(zone)) throw new BadRequestException('zone must be a time zone such as America/Toronto.');
    const to = this.deps.clock.now();
    const from = new Date(to.getTime() - Number(weeks ?? USUAL_WEEKS) * WEEK_MS);
    const [counts, foods] = await Promise.all([this.staff.quality.counts(from, to, zone), this.staff.quality.foods(from, to, MOST_FOODS)]);
    const { reveals } = viewerOf(caller);
    const groups = Object.fromEntries(
      QUALITY_GROUPS.map((group) => [group, counts.filter(({ by }) => by === group).map((one) => shares(one, this.staff.costs))]),
    ) as Record<QualityGroup, QualityRow[]>;
    return {
      from: from.toISOString(),
      to: to.toISOString(),
      ...groups,
      week: groups.week.toSorted((a, b) => (a.label < b.label ? 1 : -1)),
      food: foods.map((food) => (reveals ? food : { ...food, said: '' })),
    };
  }
}

function shares({ label, texts, lost, asked, corrected, undone, tokensIn, tokensOut }: QualityCounts, costs: Costs): QualityRow {
  const share = (part: number): number => Math.round((part / texts) * 1000) / 1000;
  const cost = readingCost(costs, tokensIn, tokensOut);
  return {
    ...{ label, texts, understood: share(texts - lost), asked: share(asked), corrected: share(corrected), undone: share(undone) },
    cost: cost === null || texts === lost ? null : cost / (texts - lost),
  };
}
