import { BadRequestException, Body, ConflictException, Delete, HttpCode, Param, Post, Put, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiResponse } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { randomUUID } from 'node:crypto';
import {
  LearningRow,
  LessonRow,
  LessonTrial,
  MakeLesson,
  PublishLesson,
  type TrialProgress,
  UpdateLearning,
  WithReason,
} from '../../contract/index.js';
import { MANY_CHANGES } from '../../domain/learning.js';
import type { StaffCaller } from '../../ports/storage/staff/staff-accounts.js';
import type { StaffActor } from '../../ports/storage/staff/staff-audit.js';
import type { Row } from '../../ports/storage/staff/staff-lists.js';
import { lessonOf } from '../../usecases/staff/lessons/lesson-of.js';
import { tryLesson } from '../../usecases/staff/lessons/try-lesson.js';
import { StaffDependencies } from '../../usecases/staff/staff-dependencies.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { ConsoleController, OfId } from './console-controller.js';
import { notThere } from './refuse.js';
import { Actor, ForStaff, Staff } from './staff-access.js';
import { StaffIdPipe } from './staff-id.pipe.js';
import { viewerOf } from './viewer.js';
import { PROGRESS_LINES, withProgress } from './with-progress.js';

/** The queue for learning, and what the food table is taught between releases. */
@ConsoleController('')
@ForStaff('teach')
export class StaffLearningController {
  constructor(
    private readonly deps: Dependencies,
    private readonly staff: StaffDependencies,
  ) {}

  @Put('learning/:id')
  @OfId('what is to be learned')
  @ApiOperation({ summary: 'Say what becomes of it, and who works at it' })
  @ApiResponse({ status: 200, type: LearningRow })
  async move(
    @Param('id') id: string,
    @Body() { state, owner }: UpdateLearning,
    @Staff() caller: StaffCaller,
    @Actor() by: StaffActor,
  ): Promise<Row> {
    const found = () => this.staff.lists.one('learning', id, viewerOf(caller));
    if (!(await found())) throw notThere();
    if ((await this.staff.lessons.setForm(id, state, owner, { by }, this.deps.clock.now())) === 'no-such-staff')
      throw new BadRequestException('There is no such staff account, or it is disabled.');
    return (await found())!;
  }

  @Post('lessons')
  @HttpCode(201)
  @ApiOperation({ summary: 'Draft what the food table is to be taught' })
  @ApiResponse({ status: 201, type: LessonRow })
  async make(@Body() body: MakeLesson, @Staff() caller: StaffCaller, @Actor() by: StaffActor): Promise<Row> {
    const lesson = this.staff.engine.tidy(lessonOf(body));
    const faults = this.staff.engine.faults(lesson);
    if (faults.length) throw new BadRequestException(`This cannot be taught: ${faults.join('; ')}.`);
    const id = randomUUID();
    await this.staff.lessons.make({ id, formId: body.formId ?? null, lesson }, { by }, this.deps.clock.now());
    return this.row(id, caller);
  }

  @Post('lessons/:id/try')
  @OfId('the lesson')
  @HttpCode(200)
  @ApiOperation({ summary: 'Play the last 1,000 texts with and without it; nothing is changed. As lines of JSON, it says how far it is' })
  @ApiProduces('application/json', PROGRESS_LINES)
  @ApiResponse({ status: 200, type: LessonTrial })
  async try(
    @Param('id', StaffIdPipe) id: string,
    @Staff() { sessionHash }: StaffCaller,
    @Actor() by: StaffActor,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const kept = await this.staff.lessons.find(id);
    if (!kept) throw notThere();
    const now = this.deps.clock.now();
    await this.staff.audit.record({ by, action: 'lesson-try', object: { kind: 'lesson', id } }, now);
    await withProgress<TrialProgress, LessonTrial>(request, response, async (onTried) => {
      const trial = await tryLesson({ staff: this.staff, deps: this.deps }, kept.lesson, sessionHash, {
        onTried,
        left: () => response.destroyed,
      });
      if (!trial) return null;
      const { changes: _, ...figures } = trial;
      if (kept.state === 'draft') await this.staff.lessons.tried(id, figures);
      return trial;
    });
  }

  @Post('lessons/:id/publish')
  @OfId('the lesson')
  @HttpCode(200)
  @ApiOperation({ summary: 'Teach it, at once and everywhere; by another than who made it' })
  @ApiResponse({ status: 200, type: LessonRow })
  async publish(
    @Param('id', StaffIdPipe) id: string,
    @Body() { sure = false }: PublishLesson,
    @Staff() caller: StaffCaller,
    @Actor() by: StaffActor,
  ): Promise<Row> {
    const kept = await this.staff.lessons.find(id);
    if (!kept) throw notThere();
    if (kept.madeBy === by.staffId) throw new ConflictException('You made this yourself: somebody else has to publish it.');
    if (!kept.tried) throw new ConflictException('Try it on the last texts first.');
    const faults = kept.state === 'draft' ? this.staff.engine.faults(kept.lesson) : [];
    if (faults.length) throw new ConflictException(`The table has changed meanwhile: ${faults.join('; ')}.`);
    if (kept.tried.changed > MANY_CHANGES && !sure)
      throw new ConflictException(
        `It changes ${kept.tried.changed} of the last ${kept.tried.texts} texts. Publish it only if you are sure.`,
      );
    const done = await this.staff.lessons.publish(id, { by }, this.deps.clock.now());
    if (done !== 'published') throw new ConflictException('It was published or removed already.');
    return this.row(id, caller);
  }

  @Post('lessons/:id/take-back')
  @OfId('the lesson')
  @HttpCode(200)
  @ApiOperation({ summary: 'Teach it no longer, at once and everywhere' })
  @ApiResponse({ status: 200, type: LessonRow })
  async takeBack(
    @Param('id', StaffIdPipe) id: string,
    @Body() { reason }: WithReason,
    @Staff() caller: StaffCaller,
    @Actor() by: StaffActor,
  ): Promise<Row> {
    if (!(await this.staff.lessons.takeBack(id, { by, reason }, this.deps.clock.now()))) throw notThere();
    return this.row(id, caller);
  }

  @Delete('lessons/:id')
  @OfId('the lesson')
  @ApiOperation({ summary: 'Remove a draft' })
  @ApiResponse({ status: 200, type: LessonRow })
  async remove(@Param('id', StaffIdPipe) id: string, @Staff() caller: StaffCaller, @Actor() by: StaffActor): Promise<Row> {
    const gone = await this.staff.lists.one('lessons', id, viewerOf(caller));
    if (!gone || !(await this.staff.lessons.remove(id, { by }, this.deps.clock.now()))) throw notThere();
    return gone;
  }

  private async row(id: string, caller: StaffCaller): Promise<Row> {
    return (await this.staff.lists.one('lessons', id, viewerOf(caller)))!;
  }
}
