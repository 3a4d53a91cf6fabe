import { Body, ConflictException, HttpCode, type HttpException, Param, Post, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiResponse } from '@nestjs/swagger';
import type { Response } from 'express';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AskRequest, StaffRequestRow, WithReason } from '../../contract/index.js';
import type { StaffCaller } from '../../ports/storage/staff/staff-accounts.js';
import type { StaffActor } from '../../ports/storage/staff/staff-audit.js';
import type { Row } from '../../ports/storage/staff/staff-lists.js';
import type { RequestRefusal } from '../../ports/storage/staff/staff-requests.js';
import { settleMoneyOrder } from '../../usecases/billing/settle-money-orders.js';
import { StaffDependencies } from '../../usecases/staff/staff-dependencies.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { exportedPhotos, jsonPieces } from '../exported-photos.js';
import { ConsoleController, OfId } from './console-controller.js';
import { notThere } from './refuse.js';
import { Actor, ForStaff, Staff } from './staff-access.js';
import { StaffIdPipe } from './staff-id.pipe.js';
import { viewerOf } from './viewer.js';

const WORDS: Readonly<Record<Exclude<RequestRefusal, 'not-found'>, string>> = {
  decided: 'Somebody has decided this already.',
  expired: 'This is over its time. Ask again.',
  own: 'You asked for this yourself: somebody else has to consent.',
  'not-own': 'Only those who asked and consented may do this.',
};
const cannot = (why: RequestRefusal): HttpException => (why === 'not-found' ? notThere() : new ConflictException(WORDS[why]));

/** What takes two of staff: taking out or erasing everything of a user. */
@ConsoleController('')
export class StaffRequestsController {
  constructor(
    private readonly deps: Dependencies,
    private readonly staff: StaffDependencies,
  ) {}

  @Post('users/:id/requests')
  @OfId('the user')
  @HttpCode(201)
  @ForStaff('request')
  @ApiOperation({ summary: 'Ask for everything of a user to be taken out or erased; another one of staff has to consent within a day' })
  @ApiResponse({ status: 201, type: StaffRequestRow })
  async ask(
    @Param('id', StaffIdPipe) userId: string,
    @Body() { kind, reason }: AskRequest,
    @Staff() caller: StaffCaller,
    @Actor() by: StaffActor,
  ): Promise<Row> {
    const id = randomUUID();
    const asked = await this.staff.requests.ask({ id, kind, userId }, { by, reason }, this.deps.clock.now());
    if (asked === 'not-found') throw notThere();
    if (asked === 'open') throw new ConflictException('This has been asked for already, and waits for consent.');
    return this.row(id, caller);
  }

  @Post('requests/:id/approve')
  @OfId('the request')
  @HttpCode(200)
  @ForStaff('approve')
  @ApiOperation({ summary: 'Consent to what a colleague asked for. An erasure and a refund happen at once' })
  @ApiResponse({ status: 200, type: StaffRequestRow, description: 'Empty once the user is erased, and the request with them' })
  async approve(
    @Param('id', StaffIdPipe) id: string,
    @Body() { reason }: WithReason,
    @Staff() caller: StaffCaller,
    @Actor() by: StaffActor,
  ): Promise<Row> {
    const done = await this.staff.requests.approve(id, { by, reason }, this.deps.clock.now());
    if (done !== 'approved') throw cannot(done);
    const order = await this.deps.moneyOrders.ofRequest(id);
    if (order) await settleMoneyOrder(this.deps, order);
    return (await this.staff.lists.one('requests', id, viewerOf(caller))) ?? {};
  }

  @Post('requests/:id/refuse')
  @OfId('the request')
  @HttpCode(200)
  @ForStaff('approve')
  @ApiOperation({ summary: 'Refuse what a colleague asked for' })
  @ApiResponse({ status: 200, type: StaffRequestRow })
  async refuse(
    @Param('id', StaffIdPipe) id: string,
    @Body() { reason }: WithReason,
    @Staff() caller: StaffCaller,
    @Actor() by: StaffActor,
  ): Promise<Row> {
    const done = await this.staff.requests.refuse(id, { by, reason }, this.deps.clock.now());
    if (done !== 'refused') throw cannot(done);
    return this.row(id, caller);
  }

  @Post('requests/:id/withdraw')
  @OfId('the request')
  @HttpCode(200)
  @ForStaff('request')
  @ApiOperation({ summary: 'Take back what one asked for oneself' })
  @ApiResponse({ status: 200, type: StaffRequestRow })
  async withdraw(@Param('id', StaffIdPipe) id: string, @Staff() caller: StaffCaller, @Actor() by: StaffActor): Promise<Row> {
    const done = await this.staff.requests.withdraw(id, { by }, this.deps.clock.now());
    if (done !== 'withdrawn') throw cannot(done);
    return this.row(id, caller);
  }

  @Post('requests/:id/take-out')
  @OfId('the request')
  @HttpCode(200)
  @ForStaff('request')
  @ApiOperation({ summary: 'The file that was consented to: everything the user owns' })
  @ApiProduces('application/json')
  @ApiResponse({ status: 200, schema: { type: 'string', format: 'binary' } })
  async takeOut(@Param('id', StaffIdPipe) id: string, @Actor() by: StaffActor, @Res() response: Response): Promise<void> {
    const now = this.deps.clock.now();
    const taken = await this.staff.requests.takeOut(id, { by }, now);
    if (typeof taken === 'string') throw cannot(taken);
    const { userId, belongings } = taken;
    response.attachment(`mealtext-user-${now.toISOString().slice(0, 10)}.json`).type('application/json; charset=utf-8');
    const photos = exportedPhotos(userId, belongings, this.deps.pictures);
    return pipeline(Readable.from(jsonPieces({ exportedAt: now }, belongings, photos)), response);
  }

  private async row(id: string, caller: StaffCaller): Promise<Row> {
    return (await this.staff.lists.one('requests', id, viewerOf(caller)))!;
  }
}
