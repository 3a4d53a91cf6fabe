import { Get } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import { Attention } from '../../contract/index.js';
import type { StaffActor } from '../../ports/storage/staff/staff-audit.js';
import { StaffDependencies } from '../../usecases/staff/staff-dependencies.js';
import { ConsoleController } from './console-controller.js';
import { presentFlag } from './present-flag.js';
import { Actor, ForStaff, Unattended } from './staff-access.js';

/** What waits for people: asked for again and again by every open console, on whatever screen. */
@ConsoleController('/attention')
export class StaffAttentionController {
  constructor(private readonly staff: StaffDependencies) {}

  @Get()
  @ForStaff('look')
  @Unattended()
  @ApiOperation({ summary: 'What waits for people at this moment' })
  @ApiResponse({ status: 200, type: Attention })
  async attention(@Actor() { staffId }: StaffActor): Promise<Attention> {
    const { safety, waitingSince, ...counts } = await this.staff.figures.attention(staffId);
    return {
      ...counts,
      waitingSince: waitingSince && waitingSince.toISOString(),
      safety: safety.map(({ reason, grade, since, ...whose }) => ({ ...whose, ...presentFlag({ reason, grade, since }) })),
    };
  }
}
