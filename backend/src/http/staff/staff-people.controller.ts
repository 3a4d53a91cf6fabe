import { Body, ConflictException, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import { CreateStaff, StaffCredentials, StaffRow, UpdateStaff } from '../../contract/index.js';
import type { StaffCaller } from '../../ports/storage/staff/staff-accounts.js';
import type { StaffActor } from '../../ports/storage/staff/staff-audit.js';
import type { Row } from '../../ports/storage/staff/staff-lists.js';
import { forgetGuesses } from '../../usecases/staff/sign-in-staff.js';
import { addStaff, resetStaff } from '../../usecases/staff/staff-accounts.js';
import { StaffDependencies } from '../../usecases/staff/staff-dependencies.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { ConsoleController, OfId } from './console-controller.js';
import { notThere } from './refuse.js';
import { Actor, ForStaff, Staff } from './staff-access.js';
import { StaffIdPipe } from './staff-id.pipe.js';
import { viewerOf } from './viewer.js';

@ConsoleController('/staff')
@ForStaff('manage-staff')
export class StaffPeopleController {
  constructor(
    private readonly deps: Dependencies,
    private readonly staff: StaffDependencies,
  ) {}

  @Post()
  @HttpCode(201)
  @ApiOperation({ summary: 'Make a staff account; its secrets are shown once' })
  @ApiResponse({ status: 201, type: StaffCredentials })
  async add(@Body() body: CreateStaff, @Actor() by: StaffActor): Promise<StaffCredentials> {
    const made = await addStaff({ staff: this.staff, clock: this.deps.clock }, body, by);
    if (made === 'taken') throw new ConflictException('There is a staff account with this address already.');
    return made;
  }

  @Put(':id')
  @OfId('the staff account')
  @ApiOperation({ summary: 'Change name or role, or disable' })
  @ApiResponse({ status: 200, type: StaffRow })
  async change(
    @Param('id', StaffIdPipe) id: string,
    @Body() { name, role, disabled }: UpdateStaff,
    @Staff() caller: StaffCaller,
    @Actor() by: StaffActor,
  ): Promise<Row> {
    const now = this.deps.clock.now();
    const changes = {
      ...(name !== undefined && { name: name.trim() }),
      ...(role !== undefined && { role }),
      ...(disabled !== undefined && { disabledAt: disabled ? now : null }),
    };
    const changed = await this.staff.accounts.change(id, changes, now, { by, action: 'staff-change', object: { kind: 'staff', id } });
    if (changed === 'not-found') throw notThere();
    if (changed === 'last-admin') throw new ConflictException('This is the last admin: make another one first.');
    return (await this.staff.lists.one('staff', id, viewerOf(caller)))!;
  }

  @Post(':id/reset')
  @OfId('the staff account')
  @HttpCode(200)
  @ApiOperation({ summary: 'New password and authenticator; every session ends' })
  @ApiResponse({ status: 200, type: StaffCredentials })
  async reset(@Param('id', StaffIdPipe) id: string, @Actor() by: StaffActor): Promise<StaffCredentials> {
    const made = await resetStaff({ staff: this.staff, clock: this.deps.clock }, id, by);
    if (made) await forgetGuesses(this.deps, made.email);
    if (!made) throw notThere();
    return made;
  }
}
