import { BadRequestException, Body, ConflictException, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiProduces, ApiResponse } from '@nestjs/swagger';
import type { Response } from 'express';
import { randomUUID } from 'node:crypto';
import {
  AddNote,
  AssignConversation,
  CloseConversation,
  ConversationRow,
  Done,
  StaffReply,
  Timeline,
  TimelineItem,
  TimelineQuery,
  UndoChange,
  WithOptionalReason,
} from '../../contract/index.js';
import type { StaffCaller } from '../../ports/storage/staff/staff-accounts.js';
import type { StaffActor } from '../../ports/storage/staff/staff-audit.js';
import { mayStaff } from '../../usecases/staff/capabilities.js';
import { closeConversation } from '../../usecases/staff/close-conversation.js';
import { ring, staffText } from '../../usecases/staff/staff-text.js';
import { StaffDependencies } from '../../usecases/staff/staff-dependencies.js';
import { undoForUser } from '../../usecases/staff/undo-for-user.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { ConsoleController, OfId } from './console-controller.js';
import { ConversationIdPipe } from './conversation-id.pipe.js';
import { presentRow } from './present-row.js';
import { presentTimeline } from './present-timeline.js';
import { hiddenFrom, notThere, refused } from './refuse.js';
import { Actor, ForStaff, Staff } from './staff-access.js';
import { StaffIdPipe } from './staff-id.pipe.js';
import { cannotUndo } from '../cannot-undo.js';
import { timelinePage } from './timeline-page.js';
import { viewerOf } from './viewer.js';

@ConsoleController('/conversations/:id')
@OfId('the conversation, or of its user')
export class StaffConversationsController {
  constructor(
    private readonly deps: Dependencies,
    private readonly staff: StaffDependencies,
  ) {}

  @Get('timeline')
  @ForStaff('look')
  @ApiOperation({ summary: 'What was said, understood, changed and done, oldest first' })
  @ApiResponse({ status: 200, type: Timeline })
  async timeline(
    @Param('id', ConversationIdPipe) id: string,
    @Query() query: TimelineQuery,
    @Staff() caller: StaffCaller,
    @Actor() by: StaffActor,
  ): Promise<Timeline> {
    const { before, limit } = timelinePage(query);
    await this.staff.desk.opened(id, mayStaff(caller.account.role, 'converse'), { by }, this.deps.clock.now());
    const [conversation, stretch, person] = await Promise.all([
      this.row(id, caller),
      this.staff.timelines.stretch(id, before, limit, caller.sessionHash),
      this.staff.timelines.person(id, this.deps.clock.now()),
    ]);
    const override = person?.override && { ...person.override, until: new Date(person.override.until).toISOString() };
    return {
      conversation,
      user: person && { ...person, override: override ?? null },
      items: presentTimeline(stretch, this.staff.costs, this.deps.foods),
      more: stretch.more,
    };
  }

  @Get('pictures/:textId')
  @ApiParam({ name: 'textId', description: 'Id of the text that the photo came with' })
  @ForStaff('look')
  @ApiOperation({ summary: 'The photo that came with a text, once its sender is revealed' })
  @ApiProduces('image/jpeg', 'image/png', 'image/webp')
  @ApiResponse({ status: 200, schema: { type: 'string', format: 'binary' } })
  async picture(
    @Param('id', ConversationIdPipe) id: string,
    @Param('textId', StaffIdPipe) textId: string,
    @Staff() { sessionHash }: StaffCaller,
    @Res() response: Response,
  ): Promise<void> {
    const picture = await this.staff.timelines.picture(id, textId, sessionHash);
    if (!picture) throw notThere();
    response.type(picture.type).set({ 'Cache-Control': 'private, no-store', 'Content-Disposition': 'inline' }).send(picture.bytes);
  }

  @Post('hold')
  @HttpCode(200)
  @ForStaff('converse')
  @ApiOperation({ summary: 'Take the word: the bot goes silent, food is still counted' })
  @ApiResponse({ status: 200, type: ConversationRow })
  async hold(
    @Param('id', ConversationIdPipe) id: string,
    @Body() { reason }: WithOptionalReason,
    @Staff() caller: StaffCaller,
    @Actor() by: StaffActor,
  ): Promise<ConversationRow> {
    await this.staff.desk.hold(id, { by, reason }, this.deps.clock.now());
    return this.row(id, caller);
  }

  @Post('reply')
  @HttpCode(201)
  @ForStaff('converse')
  @ApiOperation({ summary: 'Write to the user' })
  @ApiResponse({ status: 201, type: TimelineItem })
  async reply(
    @Param('id', ConversationIdPipe) id: string,
    @Body() { body }: StaffReply,
    @Staff() { account }: StaffCaller,
    @Actor() by: StaffActor,
  ): Promise<TimelineItem> {
    const text = staffText(body);
    const now = this.deps.clock.now();
    const sent = await this.staff.desk.reply(id, text, { by }, now);
    if (sent !== 'queued') throw refused(sent);
    await ring(this.deps);
    return {
      id: text.id,
      kind: 'reply',
      at: now.toISOString(),
      body: text.body,
      replyKinds: ['handoff'],
      answers: null,
      staffId: account.id,
      staffName: account.name,
      deliveryId: text.id,
      delivery: {
        state: 'queued',
        errorCode: null,
        errorReason: null,
        attempts: 0,
        bearer: 'sms',
        segments: text.segments,
        resendOf: null,
      },
    };
  }

  @Post('close')
  @HttpCode(200)
  @ForStaff('converse')
  @ApiOperation({ summary: 'Give the word back to the bot' })
  @ApiResponse({ status: 200, type: ConversationRow })
  async close(
    @Param('id', ConversationIdPipe) id: string,
    @Body() { reason, tell = true }: CloseConversation,
    @Staff() caller: StaffCaller,
    @Actor() by: StaffActor,
  ): Promise<ConversationRow> {
    await closeConversation({ ...this.deps, staff: this.staff }, id, tell, { by, reason });
    return this.row(id, caller);
  }

  @Post('assign')
  @HttpCode(200)
  @ForStaff('converse')
  @ApiOperation({ summary: 'Make it somebody’s, or nobody’s' })
  @ApiResponse({ status: 200, type: ConversationRow })
  async assign(
    @Param('id', ConversationIdPipe) id: string,
    @Body() { staffId }: AssignConversation,
    @Staff() caller: StaffCaller,
    @Actor() by: StaffActor,
  ): Promise<ConversationRow> {
    if ((await this.staff.desk.assign(id, staffId, { by }, this.deps.clock.now())) === 'no-such-staff')
      throw new BadRequestException('There is no such staff account, or it is disabled.');
    return this.row(id, caller);
  }

  @Post('notes')
  @HttpCode(201)
  @ForStaff('converse')
  @ApiOperation({ summary: 'Note something for colleagues; users never see it' })
  @ApiResponse({ status: 201, type: TimelineItem })
  async note(
    @Param('id', ConversationIdPipe) id: string,
    @Body() { body }: AddNote,
    @Staff() { account }: StaffCaller,
    @Actor() by: StaffActor,
  ): Promise<TimelineItem> {
    const note = { id: randomUUID(), body: body.trim() };
    const now = this.deps.clock.now();
    await this.staff.desk.note(id, note, { by }, now);
    return { id: note.id, kind: 'note', at: now.toISOString(), body: note.body, staffId: account.id, staffName: account.name };
  }

  @Post('flags/:flagId/resolve')
  @ApiParam({ name: 'flagId', description: 'Number of the flag' })
  @HttpCode(200)
  @ForStaff('converse')
  @ApiOperation({ summary: 'A flag has been looked after' })
  @ApiResponse({ status: 200, type: Done })
  async resolve(@Param('id', ConversationIdPipe) id: string, @Param('flagId') flag: string, @Actor() by: StaffActor): Promise<Done> {
    const flagId = /^\d{1,15}$/.test(flag) ? Number(flag) : -1;
    if (!(await this.staff.desk.resolveFlag(id, flagId, { by }, this.deps.clock.now()))) throw notThere();
    return { ok: true };
  }

  @Post('undo')
  @HttpCode(200)
  @ForStaff('correct')
  @ApiOperation({ summary: 'Take back what a text or a screen changed in the last 24 hours' })
  @ApiResponse({ status: 200, type: Done })
  async undo(
    @Param('id', ConversationIdPipe) id: string,
    @Body() { changeId, reason }: UndoChange,
    @Staff() caller: StaffCaller,
    @Actor() by: StaffActor,
  ): Promise<Done> {
    const person = await this.staff.timelines.person(id, this.deps.clock.now());
    if (!person) throw notThere();
    const { revealed } = await this.row(id, caller);
    const result = await undoForUser(this.deps, person.id, id, changeId, revealed, { by, reason });
    if (result === 'hidden') throw hiddenFrom();
    if (result === 'no-consent')
      throw new ConflictException('Only the user can switch reminders or the weekly report on again: it is their consent.');
    if (result !== 'undone') throw cannotUndo(result);
    return { ok: true };
  }

  private async row(id: string, caller: StaffCaller): Promise<ConversationRow> {
    const found = await this.staff.lists.one('conversations', id, viewerOf(caller));
    if (!found) throw notThere();
    return presentRow('conversations', found, this.staff.costs) as unknown as ConversationRow;
  }
}
