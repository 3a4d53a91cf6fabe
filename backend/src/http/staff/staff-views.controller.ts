import { BadRequestException, Body, ConflictException, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import { randomUUID } from 'node:crypto';
import { ChangeTags, ConversationRow, Done, SaveView, StaffView, TagCount } from '../../contract/index.js';
import type { StaffCaller } from '../../ports/storage/staff/staff-accounts.js';
import type { StaffActor } from '../../ports/storage/staff/staff-audit.js';
import { StaffDependencies } from '../../usecases/staff/staff-dependencies.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { ConsoleController, OfId } from './console-controller.js';
import { ConversationIdPipe } from './conversation-id.pipe.js';
import { presentRow } from './present-row.js';
import { notThere } from './refuse.js';
import { Actor, ForStaff, Staff } from './staff-access.js';
import { StaffIdPipe } from './staff-id.pipe.js';
import { viewerOf } from './viewer.js';

/** Names that staff give: to what they filter a list by, and to conversations. */
@ConsoleController('')
export class StaffViewsController {
  constructor(
    private readonly deps: Dependencies,
    private readonly staff: StaffDependencies,
  ) {}

  @Post('views')
  @HttpCode(201)
  @ForStaff('look')
  @ApiOperation({ summary: 'Keep a filter of a list under a name, for oneself or for all; one of the same name is replaced' })
  @ApiResponse({ status: 201, type: StaffView })
  make(@Body() body: SaveView, @Staff() caller: StaffCaller, @Actor() by: StaffActor): Promise<StaffView> {
    return this.save(randomUUID(), 'make', body, caller, by);
  }

  @Put('views/:id')
  @OfId('the view')
  @ForStaff('look')
  @ApiOperation({ summary: 'Change a view of one’s own' })
  @ApiResponse({ status: 200, type: StaffView })
  change(
    @Param('id', StaffIdPipe) id: string,
    @Body() body: SaveView,
    @Staff() caller: StaffCaller,
    @Actor() by: StaffActor,
  ): Promise<StaffView> {
    return this.save(id, 'change', body, caller, by);
  }

  @Delete('views/:id')
  @OfId('the view')
  @ForStaff('look')
  @ApiOperation({ summary: 'Forget a view of one’s own' })
  @ApiResponse({ status: 200, type: Done })
  async remove(@Param('id', StaffIdPipe) id: string, @Actor() by: StaffActor): Promise<Done> {
    if (!(await this.staff.views.remove(id, { by }, this.deps.clock.now()))) throw notThere();
    return { ok: true };
  }

  @Get('tags')
  @ForStaff('look')
  @ApiOperation({ summary: 'Tags in use, the most used first' })
  @ApiResponse({ status: 200, type: [TagCount] })
  tags(): Promise<TagCount[]> {
    return this.staff.views.tags();
  }

  @Post('conversations/:id/tags')
  @OfId('the conversation, or of its user')
  @HttpCode(200)
  @ForStaff('converse')
  @ApiOperation({ summary: 'Put tags on a conversation and take others off' })
  @ApiResponse({ status: 200, type: ConversationRow })
  async tag(
    @Param('id', ConversationIdPipe) id: string,
    @Body() { add = [], remove = [] }: ChangeTags,
    @Staff() caller: StaffCaller,
    @Actor() by: StaffActor,
  ): Promise<ConversationRow> {
    const [on, off] = [add, remove].map((tags) => [...new Set(tags.map((tag) => tag.toLowerCase()))]) as [string[], string[]];
    if (!(await this.staff.views.tag(id, on, off, { by }, this.deps.clock.now())))
      throw new ConflictException('This conversation has as many tags as there may be.');
    const found = await this.staff.lists.one('conversations', id, viewerOf(caller));
    if (!found) throw notThere();
    return presentRow('conversations', found, this.staff.costs) as unknown as ConversationRow;
  }

  private async save(id: string, how: 'make' | 'change', body: SaveView, caller: StaffCaller, by: StaffActor): Promise<StaffView> {
    const { resource, name, filter, sort = null, shared = false } = body;
    if ('q' in filter) throw new BadRequestException('A view keeps no words that somebody searched for.');
    const saved = await this.staff.views.save(
      { id, resource, name: name.trim(), filter, sort, shared },
      how,
      { by },
      this.deps.clock.now(),
    );
    const found = saved && (await this.staff.lists.one('views', saved, viewerOf(caller)));
    if (!found) throw notThere();
    return found as unknown as StaffView;
  }
}
