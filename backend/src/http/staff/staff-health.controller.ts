import { BadRequestException, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import { HealthFigures, HealthQuery } from '../../contract/index.js';
import { bucketStarts } from '../../domain/bucket-starts.js';
import { isZone } from '../../domain/local-day.js';
import { foreseen } from '../../usecases/foresee-reminders.js';
import { StaffDependencies } from '../../usecases/staff/staff-dependencies.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { ConsoleController } from './console-controller.js';
import { momentary, presentAhead, presentFigures, presentParts, withCosts } from './health-figures.js';
import { ForStaff } from './staff-access.js';
import { instant } from './timeline-page.js';

const DAY_MS = 86_400_000;
const USUAL_DAYS = 7;
/** Buckets at most, so that a page can be read and a question does not read a year by the hour. */
const MOST = { hour: 15 * DAY_MS, day: 400 * DAY_MS } as const;

@ConsoleController('/health')
export class StaffHealthController {
  constructor(
    private readonly deps: Dependencies,
    private readonly staff: StaffDependencies,
  ) {}

  @Get()
  @ForStaff('look')
  @ApiOperation({ summary: 'How the product fares over time, and the rows behind each figure' })
  @ApiResponse({ status: 200, type: HealthFigures })
  async health(@Query() query: HealthQuery): Promise<HealthFigures> {
    const now = this.deps.clock.now();
    const to = query.to ? instant('to', query.to) : now;
    const from = query.from ? instant('from', query.from) : new Date(to.getTime() - USUAL_DAYS * DAY_MS);
    const length = to.getTime() - from.getTime();
    const bucket = query.bucket ?? (length <= 3 * DAY_MS ? 'hour' : 'day');
    if (length <= 0) throw new BadRequestException('from must lie before to.');
    if (length > MOST[bucket]) throw new BadRequestException(`At most ${MOST[bucket] / DAY_MS} days by the ${bucket}.`);
    const zone = query.zone ?? 'UTC';
    if (!isZone(zone)) throw new BadRequestException('zone must be a time zone such as America/Toronto.');
    const span = { from, to, starts: bucketStarts(from, to, bucket, zone) };
    const { figures, costs } = this.staff;
    const [values, median, parts, { depth, ageSeconds }, ahead] = await Promise.all([
      figures.over(span),
      figures.medianAnswerMs(span),
      figures.parts(span),
      figures.waiting(now),
      foreseen(this.deps),
    ]);
    const queued = { resource: 'deliveries', filter: { state: 'queued', channel: 'sms' }, at: null };
    return {
      from: from.toISOString(),
      to: to.toISOString(),
      bucket,
      zone,
      figures: [
        ...presentFigures(withCosts(values, costs), span, median, costs),
        momentary('queue-depth', 'Texts waiting', '', depth, queued),
        momentary('queue-age', 'Oldest waiting', 's', ageSeconds, queued),
        ...presentAhead(ahead),
      ],
      breakdowns: presentParts(parts),
      breaker: this.staff.breaker(),
    };
  }
}
