import { Body, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import { randomUUID } from 'node:crypto';
import {
  AnswerFeedback,
  DeliveryRow,
  FeedbackRow,
  Reveal,
  Revealed,
  UpdateFeedback,
  WithOptionalReason,
  Problem,
} from '../../contract/index.js';
import type { StaffCaller } from '../../ports/storage/staff/staff-accounts.js';
import type { StaffActor } from '../../ports/storage/staff/staff-audit.js';
import type { Row } from '../../ports/storage/staff/staff-lists.js';
import { ring, staffText } from '../../usecases/staff/staff-text.js';
import { StaffDependencies } from '../../usecases/staff/staff-dependencies.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { ConsoleController, OfId } from './console-controller.js';
import { brakeReveals } from './brake-reveals.js';
import { presentRow } from './present-row.js';
import { notThere, refused } from './refuse.js';
import { Actor, ForStaff, Staff } from './staff-access.js';
import { StaffIdPipe } from './staff-id.pipe.js';
import { viewerOf } from './viewer.js';

/** What staff do about deliveries and feedback, and what they have shown to them. */
@ConsoleController('')
export class StaffActsController {
  constructor(
    private readonly deps: Dependencies,
    private readonly staff: StaffDependencies,
  ) {}

  @Post('reveal')
  @HttpCode(200)
  @ForStaff('reveal')
  @ApiOperation({ summary: 'Show this session the number and the texts of one user or conversation' })
  @ApiResponse({ status: 200, type: Revealed })
  @ApiResponse({ status: 429, type: Problem, description: 'Too many of them this hour' })
  async reveal(@Body() { id, reason }: Reveal, @Staff() caller: StaffCaller, @Actor() by: StaffActor): Promise<Revealed> {
    await brakeReveals(this.deps, caller);
    const conversationId = await this.staff.desk.conversation(id);
    const shown = conversationId && (await this.staff.desk.reveal(conversationId, { by, reason }, this.deps.clock.now()));
    if (!shown) throw notThere();
    this.deps.metrics.count('security_events', { what: 'reveal' });
    return { ...shown, until: caller.expiresAt.toISOString() };
  }

  @Post('deliveries/:id/resend')
  @OfId('the delivery')
  @HttpCode(201)
  @ForStaff('resend')
  @ApiOperation({ summary: 'Send a text that failed once more, as a delivery of its own' })
  @ApiResponse({ status: 201, type: DeliveryRow })
  async resend(
    @Param('id', StaffIdPipe) id: string,
    @Body() { reason }: WithOptionalReason,
    @Staff() caller: StaffCaller,
    @Actor() by: StaffActor,
  ): Promise<Row> {
    const sent = await this.staff.desk.resend(id, randomUUID(), { by, reason }, this.deps.clock.now());
    if (typeof sent === 'string') throw refused(sent);
    await ring(this.deps);
    return presentRow('deliveries', (await this.staff.lists.one('deliveries', sent.id, viewerOf(caller)))!, this.staff.costs);
  }

  @Put('feedback/:id')
  @OfId('the feedback')
  @ForStaff('answer')
  @ApiOperation({ summary: 'Move feedback on' })
  @ApiResponse({ status: 200, type: FeedbackRow })
  async moveFeedback(
    @Param('id', StaffIdPipe) id: string,
    @Body() { state }: UpdateFeedback,
    @Staff() caller: StaffCaller,
    @Actor() by: StaffActor,
  ): Promise<Row> {
    if (!(await this.staff.desk.setFeedback(id, state, { by }, this.deps.clock.now()))) throw notThere();
    return (await this.staff.lists.one('feedback', id, viewerOf(caller)))!;
  }

  @Post('feedback/:id/answer')
  @OfId('the feedback')
  @HttpCode(200)
  @ForStaff('answer')
  @ApiOperation({ summary: 'Answer feedback by text' })
  @ApiResponse({ status: 200, type: FeedbackRow })
  async answerFeedback(
    @Param('id', StaffIdPipe) id: string,
    @Body() { body }: AnswerFeedback,
    @Staff() caller: StaffCaller,
    @Actor() by: StaffActor,
  ): Promise<Row> {
    const sent = await this.staff.desk.answerFeedback(id, staffText(body), { by }, this.deps.clock.now());
    if (sent !== 'queued') throw refused(sent);
    await ring(this.deps);
    return (await this.staff.lists.one('feedback', id, viewerOf(caller)))!;
  }
}
