import { BadRequestException, Body, Controller, Delete, Get, NotFoundException, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { DayQuery, Done, Problem, UpdateWorkout, Workout } from '../../contract/index.js';
import type { Account } from '../../ports/storage/people/accounts.js';
import { editEntryOnScreen } from '../../usecases/edit-entry.js';
import { logAgain } from '../../usecases/log-again.js';
import { removeEntry } from '../../usecases/remove-entry.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { CallerAccount } from '../access.js';
import { allowedDay } from '../plan-gate.js';
import { presentWorkout } from '../presenters/workout.js';
import { refusal } from '../refusal.js';
import { workoutChange } from '../screen-change.js';

@ApiTags('Workouts')
@ApiResponse({ status: 401, type: Problem })
@ApiResponse({ status: 404, type: Problem })
@Controller('api/users/:id/workouts')
export class WorkoutsController {
  constructor(private readonly deps: Dependencies) {}

  @Get()
  @ApiOperation({ summary: 'Workouts of one local day, oldest first' })
  @ApiResponse({ status: 200, type: [Workout] })
  @ApiResponse({ status: 400, type: Problem })
  @ApiResponse({ status: 403, type: Problem })
  async list(@Query() query: DayQuery, @CallerAccount() account: Account): Promise<Workout[]> {
    const { date } = allowedDay(this.deps, account, query.date);
    const workouts = await this.deps.diary.entriesOn(account.id, date, 'workout');
    return workouts.filter((entry) => entry.kind === 'workout').map(presentWorkout);
  }

  @Patch(':workoutId')
  @ApiParam({ name: 'workoutId', description: 'As the list has it' })
  @ApiOperation({ summary: 'Change a workout; what is left out stays' })
  @ApiResponse({ status: 200, type: Workout })
  @ApiResponse({ status: 400, type: Problem })
  async change(@Param('workoutId') workoutId: string, @Body() body: UpdateWorkout, @CallerAccount() account: Account): Promise<Workout> {
    const edited = await editEntryOnScreen(this.deps, account.id, 'workout', workoutId, workoutChange(body));
    if (edited === 'future') throw new BadRequestException('date must not be in the future');
    if (edited === 'not-found' || 'unknown' in edited || edited.entry.kind !== 'workout')
      throw new NotFoundException('There is no such workout. It may have been deleted already.');
    return { ...presentWorkout(edited.entry), changeId: edited.changeId };
  }

  @Post(':workoutId/again')
  @ApiParam({ name: 'workoutId', description: 'As the list has it' })
  @ApiOperation({ summary: 'Log the same workout once more, now' })
  @ApiResponse({ status: 201, type: Workout })
  async again(@Param('workoutId') workoutId: string, @CallerAccount() account: Account): Promise<Workout> {
    const logged = await logAgain(this.deps, account.id, 'workout', workoutId);
    if (logged === 'limit') throw refusal('Workout limit reached', account.plan);
    if (logged === 'not-found' || logged.entry.kind !== 'workout')
      throw new NotFoundException('There is no such workout. It may have been deleted already.');
    return { ...presentWorkout(logged.entry), changeId: logged.changeId };
  }

  @Delete(':workoutId')
  @ApiParam({ name: 'workoutId', description: 'As the list has it' })
  @ApiOperation({ summary: 'Remove a workout; gone for good after 24 hours, until then its change can be undone' })
  @ApiResponse({ status: 200, type: Done })
  async remove(@Param('workoutId') workoutId: string, @CallerAccount() account: Account): Promise<Done> {
    const removed = await removeEntry(this.deps, account.id, 'workout', workoutId);
    if (!removed) throw new NotFoundException('There is no such workout. It may have been deleted already.');
    return { ok: true, ...removed };
  }
}
