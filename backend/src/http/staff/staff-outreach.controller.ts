import { Body, ConflictException, Delete, HttpCode, type HttpException, Param, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import { randomUUID } from 'node:crypto';
import {
  ApproveOutreach,
  Done,
  OutreachItem,
  OutreachPreview,
  OutreachSegment,
  SaveOutreach,
  TestOutreach,
  WithReason,
} from '../../contract/index.js';
import { outreachText } from '../../domain/outreach.js';
import type { StaffCaller } from '../../ports/storage/staff/staff-accounts.js';
import type { StaffActor } from '../../ports/storage/staff/staff-audit.js';
import type { OutreachRefusal, TestRefusal } from '../../ports/storage/staff/staff-outreach.js';
import { previewOutreach } from '../../usecases/outreach/preview-outreach.js';
import { ring, staffText } from '../../usecases/staff/staff-text.js';
import { StaffDependencies } from '../../usecases/staff/staff-dependencies.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { ConsoleController, OfId } from './console-controller.js';
import { findOutreach } from './find-outreach.js';
import { orBadRequest } from './list-query.js';
import { notThere } from './refuse.js';
import { Actor, ForStaff, Staff } from './staff-access.js';
import { StaffIdPipe } from './staff-id.pipe.js';
import { viewerOf } from './viewer.js';

const WORDS: Readonly<Record<Exclude<OutreachRefusal | TestRefusal, 'not-found'>, string>> = {
  'not-now': 'It has moved on meanwhile. Look at it again.',
  own: 'This takes two: not whoever wrote it or asked for it.',
  changed: 'It was changed since you read it. Read it again.',
  'no-words': 'It is not written in this language.',
  'no-phone': 'Show first which number is yours.',
  'opted-out': 'Your number has opted out of our texts. Text START to our number.',
};
const cannot = (why: OutreachRefusal | TestRefusal): HttpException =>
  why === 'not-found' ? notThere() : new ConflictException(WORDS[why]);

/** Texts to many: written and tried by one, consented to by another. */
@ConsoleController('/outreaches')
export class StaffOutreachController {
  constructor(
    private readonly deps: Dependencies,
    private readonly staff: StaffDependencies,
  ) {}

  @Post()
  @HttpCode(201)
  @ForStaff('outreach')
  @ApiOperation({ summary: 'Begin a text to many; nothing leaves before somebody else has consented' })
  @ApiResponse({ status: 201, type: OutreachItem })
  make(@Body() body: SaveOutreach, @Staff() caller: StaffCaller, @Actor() by: StaffActor): Promise<OutreachItem> {
    return this.save(randomUUID(), 'make', body, caller, by);
  }

  @Post('preview')
  @HttpCode(200)
  @ForStaff('outreach')
  @ApiOperation({ summary: 'Whom it would go to now, who is left out and why, and what it costs' })
  @ApiResponse({ status: 200, type: OutreachPreview })
  preview(@Body() { kind, filter, words }: OutreachSegment): Promise<OutreachPreview> {
    const { outreach, costs } = this.staff;
    return orBadRequest(previewOutreach(outreach, { kind, filter, words }, costs, this.deps.rules.outreach.perMinute));
  }

  @Put(':id')
  @OfId('the outreach')
  @ForStaff('outreach')
  @ApiOperation({ summary: 'Change it before it is consented to; what was asked for is a draft again' })
  @ApiResponse({ status: 200, type: OutreachItem })
  change(
    @Param('id', StaffIdPipe) id: string,
    @Body() body: SaveOutreach,
    @Staff() caller: StaffCaller,
    @Actor() by: StaffActor,
  ): Promise<OutreachItem> {
    return this.save(id, 'change', body, caller, by);
  }

  @Delete(':id')
  @OfId('the outreach')
  @ForStaff('outreach')
  @ApiOperation({ summary: 'Forget one that was never consented to' })
  @ApiResponse({ status: 200, type: Done })
  async remove(@Param('id', StaffIdPipe) id: string, @Actor() by: StaffActor): Promise<Done> {
    const done = await this.staff.outreach.remove(id, { by }, this.deps.clock.now());
    if (done !== 'removed') throw cannot(done);
    return { ok: true };
  }

  @Post(':id/test')
  @OfId('the outreach')
  @HttpCode(200)
  @ForStaff('outreach')
  @ApiOperation({ summary: 'Text it to oneself' })
  @ApiResponse({ status: 200, type: Done })
  async test(@Param('id', StaffIdPipe) id: string, @Body() { language }: TestOutreach, @Actor() by: StaffActor): Promise<Done> {
    const now = this.deps.clock.now();
    const done = await this.staff.outreach.test(id, language, (kind, words) => staffText(outreachText(kind, words, language)), { by }, now);
    if (done !== 'queued') throw cannot(done);
    await ring(this.deps);
    return { ok: true };
  }

  @Post(':id/ask')
  @OfId('the outreach')
  @HttpCode(200)
  @ForStaff('outreach')
  @ApiOperation({ summary: 'Ask somebody else to consent' })
  @ApiResponse({ status: 200, type: OutreachItem })
  ask(
    @Param('id', StaffIdPipe) id: string,
    @Body() { reason }: WithReason,
    @Staff() caller: StaffCaller,
    @Actor() by: StaffActor,
  ): Promise<OutreachItem> {
    return this.done(id, caller, this.staff.outreach.ask(id, { by, reason }, this.deps.clock.now()));
  }

  @Post(':id/withdraw')
  @OfId('the outreach')
  @HttpCode(200)
  @ForStaff('outreach')
  @ApiOperation({ summary: 'Take back that one asked: it is a draft again' })
  @ApiResponse({ status: 200, type: OutreachItem })
  withdraw(@Param('id', StaffIdPipe) id: string, @Staff() caller: StaffCaller, @Actor() by: StaffActor): Promise<OutreachItem> {
    return this.done(id, caller, this.staff.outreach.reopen(id, 'withdraw', { by }, this.deps.clock.now()));
  }

  @Post(':id/approve')
  @OfId('the outreach')
  @HttpCode(200)
  @ForStaff('approve')
  @ApiOperation({ summary: 'Consent to what somebody else wrote and asked for: it begins to leave at once' })
  @ApiResponse({ status: 200, type: OutreachItem })
  approve(
    @Param('id', StaffIdPipe) id: string,
    @Body() { version, reason }: ApproveOutreach,
    @Staff() caller: StaffCaller,
    @Actor() by: StaffActor,
  ): Promise<OutreachItem> {
    return this.done(id, caller, this.staff.outreach.approve(id, version, { by, reason }, this.deps.clock.now()));
  }

  @Post(':id/refuse')
  @OfId('the outreach')
  @HttpCode(200)
  @ForStaff('approve')
  @ApiOperation({ summary: 'Refuse it: it is a draft again' })
  @ApiResponse({ status: 200, type: OutreachItem })
  refuse(
    @Param('id', StaffIdPipe) id: string,
    @Body() { reason }: WithReason,
    @Staff() caller: StaffCaller,
    @Actor() by: StaffActor,
  ): Promise<OutreachItem> {
    return this.done(id, caller, this.staff.outreach.reopen(id, 'refuse', { by, reason }, this.deps.clock.now()));
  }

  @Post(':id/stop')
  @OfId('the outreach')
  @HttpCode(200)
  @ForStaff('outreach')
  @ApiOperation({ summary: 'Stop it: what has not begun to leave stays' })
  @ApiResponse({ status: 200, type: OutreachItem })
  stop(
    @Param('id', StaffIdPipe) id: string,
    @Body() { reason }: WithReason,
    @Staff() caller: StaffCaller,
    @Actor() by: StaffActor,
  ): Promise<OutreachItem> {
    return this.done(id, caller, this.staff.outreach.stop(id, { by, reason }, this.deps.clock.now()));
  }

  private async save(id: string, how: 'make' | 'change', body: SaveOutreach, caller: StaffCaller, by: StaffActor): Promise<OutreachItem> {
    const draft = { ...body, title: body.title.trim() };
    return this.done(id, caller, orBadRequest(this.staff.outreach.save(id, draft, how, { by }, this.deps.clock.now())));
  }

  private async done(id: string, caller: StaffCaller, act: Promise<string>): Promise<OutreachItem> {
    const done = await act;
    if (done === 'not-found' || done in WORDS) throw cannot(done as OutreachRefusal);
    return (await findOutreach({ staff: this.staff }, id, viewerOf(caller)))!;
  }
}
