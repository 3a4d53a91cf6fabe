import { BadRequestException, Body, ConflictException, ForbiddenException, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import {
  ConversationRow,
  Presence,
  Problem,
  SaveDraft,
  SayPresence,
  SnoozeConversation,
  StaffDraft,
  TakeConversation,
} from '../../contract/index.js';
import type { StaffCaller } from '../../ports/storage/staff/staff-accounts.js';
import type { StaffActor } from '../../ports/storage/staff/staff-audit.js';
import { mayStaff } from '../../usecases/staff/capabilities.js';
import { StaffDependencies } from '../../usecases/staff/staff-dependencies.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { brakeReveals } from './brake-reveals.js';
import { ConsoleController, OfId } from './console-controller.js';
import { ConversationIdPipe } from './conversation-id.pipe.js';
import { presentRow } from './present-row.js';
import { notThere } from './refuse.js';
import { Actor, ForStaff, Staff } from './staff-access.js';
import { viewerOf } from './viewer.js';

const MOST_SNOOZE_MS = 31 * 86_400_000;

/** How staff share cases: whose they are, what was begun in them, and who else is there. */
@ConsoleController('')
export class StaffInboxController {
  constructor(
    private readonly deps: Dependencies,
    private readonly staff: StaffDependencies,
  ) {}

  @Post('conversations/:id/take')
  @OfId('the conversation, or of its user')
  @HttpCode(200)
  @ForStaff('converse')
  @ApiOperation({ summary: 'Take a case: it is assigned and revealed to you until you close it, and the bot pauses' })
  @ApiResponse({ status: 200, type: ConversationRow })
  @ApiResponse({ status: 429, type: Problem, description: 'Too many reveals this hour' })
  async take(
    @Param('id', ConversationIdPipe) id: string,
    @Body() { reason, over = false }: TakeConversation,
    @Staff() caller: StaffCaller,
    @Actor() by: StaffActor,
  ): Promise<ConversationRow> {
    if (!mayStaff(caller.account.role, 'reveal')) throw new ForbiddenException('Your role may not do this.');
    if (!(await this.row(id, caller)).revealed) await brakeReveals(this.deps, caller);
    const taken = await this.staff.inbox.take(id, over, { by, reason }, this.deps.clock.now());
    if (taken === 'taken') return this.row(id, caller);
    if (taken.refused === 'not-found') throw notThere();
    if (taken.refused === 'taken') throw new ConflictException(`${taken.by ?? 'A colleague'} has this case.`);
    throw new BadRequestException('reason: nothing waits in this conversation. Say why you take it.');
  }

  @Post('conversations/:id/snooze')
  @OfId('the conversation, or of its user')
  @HttpCode(200)
  @ForStaff('converse')
  @ApiOperation({ summary: 'Put a case off until a time, or until something happens' })
  @ApiResponse({ status: 200, type: ConversationRow })
  async snooze(
    @Param('id', ConversationIdPipe) id: string,
    @Body() { until }: SnoozeConversation,
    @Staff() caller: StaffCaller,
    @Actor() by: StaffActor,
  ): Promise<ConversationRow> {
    const now = this.deps.clock.now();
    const end = until === null ? null : new Date(until);
    if (end && !(end > now && end.getTime() - now.getTime() <= MOST_SNOOZE_MS))
      throw new BadRequestException('until must lie in the future, within a month.');
    if (!(await this.staff.inbox.snooze(id, end, { by }, now))) throw notThere();
    return this.row(id, caller);
  }

  @Get('drafts/:id')
  @OfId('the conversation, or of its user')
  @ForStaff('converse')
  @ApiOperation({ summary: 'What one has begun to write in a conversation' })
  @ApiResponse({ status: 200, type: StaffDraft })
  async draft(@Param('id', ConversationIdPipe) id: string, @Actor() { staffId }: StaffActor): Promise<StaffDraft> {
    return { id, ...(await this.staff.inbox.drafts(id, staffId)) };
  }

  @Put('drafts/:id')
  @OfId('the conversation, or of its user')
  @ForStaff('converse')
  @ApiOperation({ summary: 'Keep what one has begun to write' })
  @ApiResponse({ status: 200, type: StaffDraft })
  async keepDraft(
    @Param('id', ConversationIdPipe) id: string,
    @Body() { kind, body }: SaveDraft,
    @Actor() { staffId }: StaffActor,
  ): Promise<StaffDraft> {
    await this.staff.inbox.saveDraft(id, staffId, kind, body, this.deps.clock.now());
    return { id, ...(await this.staff.inbox.drafts(id, staffId)) };
  }

  @Get('presence/:id')
  @OfId('the conversation, or of its user')
  @ForStaff('look')
  @ApiOperation({ summary: 'Who else is in a conversation' })
  @ApiResponse({ status: 200, type: Presence })
  async presence(@Param('id', ConversationIdPipe) id: string, @Actor() { staffId }: StaffActor): Promise<Presence> {
    return { id, others: await this.staff.inbox.others(id, staffId, this.deps.clock.now()) };
  }

  @Put('presence/:id')
  @OfId('the conversation, or of its user')
  @ForStaff('converse')
  @ApiOperation({ summary: 'Say that one is in a conversation, and whether one types' })
  @ApiResponse({ status: 200, type: Presence })
  async present(
    @Param('id', ConversationIdPipe) id: string,
    @Body() { typing }: SayPresence,
    @Actor() { staffId }: StaffActor,
  ): Promise<Presence> {
    const now = this.deps.clock.now();
    await this.staff.inbox.present(id, staffId, typing, now);
    return { id, others: await this.staff.inbox.others(id, staffId, now) };
  }

  private async row(id: string, caller: StaffCaller): Promise<ConversationRow> {
    const found = await this.staff.lists.one('conversations', id, viewerOf(caller));
    if (!found) throw notThere();
    return presentRow('conversations', found, this.staff.costs) as unknown as ConversationRow;
  }
}
