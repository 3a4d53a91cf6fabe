import { Body, Delete, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import { randomUUID } from 'node:crypto';
import { SavedReply, SaveReply } from '../../contract/index.js';
import type { StaffCaller } from '../../ports/storage/staff/staff-accounts.js';
import type { StaffActor } from '../../ports/storage/staff/staff-audit.js';
import type { Row } from '../../ports/storage/staff/staff-lists.js';
import { StaffDependencies } from '../../usecases/staff/staff-dependencies.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { ConsoleController, OfId } from './console-controller.js';
import { notThere } from './refuse.js';
import { Actor, ForStaff, Staff } from './staff-access.js';
import { StaffIdPipe } from './staff-id.pipe.js';
import { viewerOf } from './viewer.js';

@ConsoleController('/saved-replies')
@ForStaff('canned')
export class SavedRepliesController {
  constructor(
    private readonly deps: Dependencies,
    private readonly staff: StaffDependencies,
  ) {}

  @Post()
  @HttpCode(201)
  @ApiOperation({ summary: 'Keep an answer that is given often' })
  @ApiResponse({ status: 201, type: SavedReply })
  make(@Body() body: SaveReply, @Staff() caller: StaffCaller, @Actor() by: StaffActor): Promise<Row> {
    return this.save(randomUUID(), 'make', body, caller, by);
  }

  @Put(':id')
  @OfId('the reply')
  @ApiOperation({ summary: 'Change a kept answer' })
  @ApiResponse({ status: 200, type: SavedReply })
  change(
    @Param('id', StaffIdPipe) id: string,
    @Body() body: SaveReply,
    @Staff() caller: StaffCaller,
    @Actor() by: StaffActor,
  ): Promise<Row> {
    return this.save(id, 'change', body, caller, by);
  }

  @Delete(':id')
  @OfId('the reply')
  @ApiOperation({ summary: 'Forget a kept answer' })
  @ApiResponse({ status: 200, type: SavedReply })
  async remove(@Param('id', StaffIdPipe) id: string, @Staff() caller: StaffCaller, @Actor() by: StaffActor): Promise<Row> {
    const gone = await this.staff.lists.one('saved-replies', id, viewerOf(caller));
    if (!gone || !(await this.staff.desk.removeReply(id, { by }, this.deps.clock.now()))) throw notThere();
    return gone;
  }

  private async save(id: string, how: 'make' | 'change', body: SaveReply, caller: StaffCaller, by: StaffActor): Promise<Row> {
    const { title, body: words, language = 'en' } = body;
    const reply = { id, title: title.trim(), body: words.trim(), language };
    if (!(await this.staff.desk.saveReply(reply, how, { by }, this.deps.clock.now()))) throw notThere();
    return (await this.staff.lists.one('saved-replies', id, viewerOf(caller)))!;
  }
}
