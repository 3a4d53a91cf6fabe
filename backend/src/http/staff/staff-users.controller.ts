import { BadRequestException, Body, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import { SessionsEnded, SetPlanOverride, StaffUser, WithReason } from '../../contract/index.js';
import type { StaffCaller } from '../../ports/storage/staff/staff-accounts.js';
import type { StaffActor } from '../../ports/storage/staff/staff-audit.js';
import { StaffDependencies } from '../../usecases/staff/staff-dependencies.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { ConsoleController, OfId } from './console-controller.js';
import { findUser } from './find-user.js';
import { notThere } from './refuse.js';
import { Actor, ForStaff, Staff } from './staff-access.js';
import { StaffIdPipe } from './staff-id.pipe.js';
import { viewerOf } from './viewer.js';

const YEAR_MS = 366 * 86_400_000;

@ConsoleController('/users/:id')
@OfId('the user')
@ForStaff('manage-users')
export class StaffUsersController {
  constructor(
    private readonly deps: Dependencies,
    private readonly staff: StaffDependencies,
  ) {}

  @Post('plan')
  @HttpCode(200)
  @ApiOperation({ summary: 'Give a plan for a time' })
  @ApiResponse({ status: 200, type: StaffUser })
  async givePlan(
    @Param('id', StaffIdPipe) id: string,
    @Body() { plan, until, reason }: SetPlanOverride,
    @Staff() caller: StaffCaller,
    @Actor() by: StaffActor,
  ): Promise<StaffUser> {
    const now = this.deps.clock.now();
    const end = new Date(until);
    if (!(end > now) || end.getTime() - now.getTime() > YEAR_MS)
      throw new BadRequestException('until must lie in the future, within a year.');
    if (!(await this.staff.desk.givePlan(id, plan, end, { by, reason }, now))) throw notThere();
    return this.user(id, caller);
  }

  @Delete('plan')
  @ApiOperation({ summary: 'Take a given plan back' })
  @ApiResponse({ status: 200, type: StaffUser })
  async takePlanBack(
    @Param('id', StaffIdPipe) id: string,
    @Body() { reason }: WithReason,
    @Staff() caller: StaffCaller,
    @Actor() by: StaffActor,
  ): Promise<StaffUser> {
    if (!(await this.staff.desk.takePlanBack(id, { by, reason }, this.deps.clock.now()))) throw notThere();
    return this.user(id, caller);
  }

  @Post('end-sessions')
  @HttpCode(200)
  @ApiOperation({ summary: 'Sign the user out everywhere' })
  @ApiResponse({ status: 200, type: SessionsEnded })
  async endSessions(@Param('id', StaffIdPipe) id: string, @Body() { reason }: WithReason, @Actor() by: StaffActor): Promise<SessionsEnded> {
    const ended = await this.staff.desk.endSessions(id, { by, reason }, this.deps.clock.now());
    if (ended === null) throw notThere();
    return { ended };
  }

  @Post('opt-out')
  @HttpCode(200)
  @ApiOperation({ summary: 'Send this number nothing more, as the user asked' })
  @ApiResponse({ status: 200, type: StaffUser })
  async optOut(
    @Param('id', StaffIdPipe) id: string,
    @Body() { reason }: WithReason,
    @Staff() caller: StaffCaller,
    @Actor() by: StaffActor,
  ): Promise<StaffUser> {
    if (!(await this.staff.desk.optOut(id, { by, reason }, this.deps.clock.now()))) throw notThere();
    return this.user(id, caller);
  }

  private async user(id: string, caller: StaffCaller): Promise<StaffUser> {
    return (await findUser({ deps: this.deps, staff: this.staff }, id, viewerOf(caller)))!;
  }
}
