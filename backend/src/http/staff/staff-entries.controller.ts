import { BadRequestException, Body, Delete, Param, Put } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import { CorrectMeal, CorrectWorkout, Problem, StaffMealRow, StaffWorkoutRow, WithReason } from '../../contract/index.js';
import type { StaffCaller } from '../../ports/storage/staff/staff-accounts.js';
import type { StaffActor } from '../../ports/storage/staff/staff-audit.js';
import type { Row } from '../../ports/storage/staff/staff-lists.js';
import { editEntryOnScreen } from '../../usecases/edit-entry.js';
import { removeEntry } from '../../usecases/remove-entry.js';
import { correctionNote } from '../../usecases/staff/correction-note.js';
import { StaffDependencies } from '../../usecases/staff/staff-dependencies.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { unknownFood } from '../unknown-food.js';
import { mealChange, workoutChange } from '../screen-change.js';
import { ConsoleController, OfId } from './console-controller.js';
import { presentRow } from './present-row.js';
import { hiddenFrom, notThere } from './refuse.js';
import { Actor, ForStaff, Staff } from './staff-access.js';
import { viewerOf } from './viewer.js';

type Change = Parameters<typeof editEntryOnScreen>[4];

/** Staff put entries right by the same edits as everyone. */
@ConsoleController('')
@ForStaff('correct')
export class StaffEntriesController {
  constructor(
    private readonly deps: Dependencies,
    private readonly staff: StaffDependencies,
  ) {}

  @Put('meals/:id')
  @OfId('the meal')
  @ApiOperation({ summary: 'Correct a meal; what is left out stays' })
  @ApiResponse({ status: 200, type: StaffMealRow })
  @ApiResponse({ status: 422, type: Problem, description: '"Unknown food": nothing was changed; details names the foods' })
  correctMeal(
    @Param('id') id: string,
    @Body() { reason, ...body }: CorrectMeal,
    @Staff() caller: StaffCaller,
    @Actor() by: StaffActor,
  ): Promise<Row> {
    return this.correct('meal', id, mealChange(body), caller, by, { reason, refuseUnknown: body.unknownFoods === 'refuse' });
  }

  @Put('workouts/:id')
  @OfId('the workout')
  @ApiOperation({ summary: 'Correct a workout; what is left out stays' })
  @ApiResponse({ status: 200, type: StaffWorkoutRow })
  correctWorkout(
    @Param('id') id: string,
    @Body() { reason, ...body }: CorrectWorkout,
    @Staff() caller: StaffCaller,
    @Actor() by: StaffActor,
  ): Promise<Row> {
    return this.correct('workout', id, workoutChange(body), caller, by, { reason });
  }

  @Delete('meals/:id')
  @OfId('the meal')
  @ApiOperation({ summary: 'Remove a meal' })
  @ApiResponse({ status: 200, type: StaffMealRow })
  removeMeal(@Param('id') id: string, @Body() { reason }: WithReason, @Staff() caller: StaffCaller, @Actor() by: StaffActor): Promise<Row> {
    return this.remove('meal', id, caller, by, reason);
  }

  @Delete('workouts/:id')
  @OfId('the workout')
  @ApiOperation({ summary: 'Remove a workout' })
  @ApiResponse({ status: 200, type: StaffWorkoutRow })
  removeWorkout(
    @Param('id') id: string,
    @Body() { reason }: WithReason,
    @Staff() caller: StaffCaller,
    @Actor() by: StaffActor,
  ): Promise<Row> {
    return this.remove('workout', id, caller, by, reason);
  }

  private async correct(
    kind: 'meal' | 'workout',
    id: string,
    change: Change,
    caller: StaffCaller,
    by: StaffActor,
    { reason, refuseUnknown = false }: { reason: string; refuseUnknown?: boolean },
  ): Promise<Row> {
    const userId = await this.ownerOf(kind, id, caller);
    const audit = correctionNote({ by, reason }, userId, kind, id);
    const edited = await editEntryOnScreen(this.deps, userId, kind, id, change, { audit, refuseUnknown });
    if (edited === 'future') throw new BadRequestException('date must not be in the future');
    if (edited === 'not-found') throw notThere();
    if ('unknown' in edited) throw unknownFood(edited.unknown);
    return { ...(await this.row(kind, id, caller)), changeId: edited.changeId };
  }

  private async remove(kind: 'meal' | 'workout', id: string, caller: StaffCaller, by: StaffActor, reason: string): Promise<Row> {
    const userId = await this.ownerOf(kind, id, caller);
    const removed = await removeEntry(this.deps, userId, kind, id, { audit: correctionNote({ by, reason }, userId, kind, id) });
    if (!removed) throw notThere();
    return { ...(await this.row(kind, id, caller)), ...removed };
  }

  /** Whose it is. What is hidden from somebody is not theirs to change. */
  private async ownerOf(kind: 'meal' | 'workout', id: string, caller: StaffCaller): Promise<string> {
    const { userId, revealed } = await this.row(kind, id, caller);
    if (!revealed) throw hiddenFrom();
    return String(userId);
  }

  private async row(kind: 'meal' | 'workout', id: string, caller: StaffCaller): Promise<Row> {
    const found = await this.staff.lists.one(`${kind}s`, id, viewerOf(caller));
    if (!found) throw notThere();
    return presentRow(`${kind}s`, found, this.staff.costs);
  }
}
