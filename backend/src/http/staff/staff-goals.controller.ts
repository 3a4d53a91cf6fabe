import { BadRequestException, Body, ConflictException, Param, Put } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import { CorrectGoals, StaffGoalsRow } from '../../contract/index.js';
import type { StaffCaller } from '../../ports/storage/staff/staff-accounts.js';
import type { StaffActor } from '../../ports/storage/staff/staff-audit.js';
import type { Row } from '../../ports/storage/staff/staff-lists.js';
import { correctGoals } from '../../usecases/staff/correct-goals.js';
import { StaffDependencies } from '../../usecases/staff/staff-dependencies.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { goalChanges } from '../goal-changes.js';
import { ConsoleController, OfId } from './console-controller.js';
import { notThere } from './refuse.js';
import { Actor, ForStaff, Staff } from './staff-access.js';
import { StaffIdPipe } from './staff-id.pipe.js';
import { viewerOf } from './viewer.js';

/** Staff set goals and reminders by the same save as everyone. */
@ConsoleController('/goals/:id')
@OfId('the user')
@ForStaff('correct')
export class StaffGoalsController {
  constructor(
    private readonly deps: Dependencies,
    private readonly staff: StaffDependencies,
  ) {}

  @Put()
  @ApiOperation({ summary: 'Set goals and reminders; what is left out stays' })
  @ApiResponse({ status: 200, type: StaffGoalsRow })
  async correct(
    @Param('id', StaffIdPipe) id: string,
    @Body() { reason, ...body }: CorrectGoals,
    @Staff() caller: StaffCaller,
    @Actor() by: StaffActor,
  ): Promise<Row> {
    if (!Object.keys(body).length) throw new BadRequestException('Say what is to change.');
    const result = await correctGoals(this.deps, id, goalChanges(body), { by, reason });
    if (result === 'bad-zone') throw new BadRequestException('timezone must be a time zone such as America/Toronto');
    if (result === 'bad-offset') throw new BadRequestException('timezoneOffset must be hours that a clock somewhere differs from UTC');
    if (result === 'no-consent')
      throw new ConflictException(
        'Only the user can switch reminders on: it is their consent. They can do so by text or on their own screen.',
      );
    const row = result === 'not-found' ? null : await this.staff.lists.one('goals', id, viewerOf(caller));
    if (!row || result === 'not-found') throw notThere();
    return { ...row, ...result };
  }
}
