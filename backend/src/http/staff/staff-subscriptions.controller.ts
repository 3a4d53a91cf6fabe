import { Body, ConflictException, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import { StaffSubscription, WithReason } from '../../contract/index.js';
import type { StaffCaller } from '../../ports/storage/staff/staff-accounts.js';
import type { StaffActor } from '../../ports/storage/staff/staff-audit.js';
import { syncSubscription } from '../../usecases/billing/sync-subscription.js';
import { StaffDependencies } from '../../usecases/staff/staff-dependencies.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { ConsoleController, OfId } from './console-controller.js';
import { notThere } from './refuse.js';
import { Actor, ForStaff, Staff } from './staff-access.js';
import { StaffIdPipe } from './staff-id.pipe.js';
import { findSubscription } from './staff-subscriptions.js';
import { viewerOf } from './viewer.js';

@ConsoleController('/subscriptions/:id')
@OfId('the user')
export class StaffSubscriptionsController {
  constructor(
    private readonly deps: Dependencies,
    private readonly staff: StaffDependencies,
  ) {}

  @Post('repair')
  @HttpCode(200)
  @ForStaff('repair')
  @ApiOperation({ summary: 'Make our copy agree with the provider' })
  @ApiResponse({ status: 200, type: StaffSubscription })
  async repair(
    @Param('id', StaffIdPipe) id: string,
    @Body() { reason }: WithReason,
    @Staff() caller: StaffCaller,
    @Actor() by: StaffActor,
  ): Promise<StaffSubscription> {
    const before = await this.deps.subscriptions.of(id);
    if (!before) throw notThere();
    if (!before.customerId) throw new ConflictException('Nothing was bought: this plan was given.');
    const object = { kind: 'subscription', id };
    // What was asked for stands before the provider is asked: its answer is stored in a transaction of its own.
    const was = { plan: before.plan, status: before.status };
    await this.staff.audit.record({ by, reason, action: 'repair', object, before: was }, this.deps.clock.now());
    await syncSubscription(this.deps, id);
    return (await findSubscription({ deps: this.deps, staff: this.staff }, id, viewerOf(caller)))!;
  }
}
