import { Body, ConflictException, Get, HttpCode, Post, Put, Req } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import type { Request } from 'express';
import { OwnPhone, Problem, ProveOwnPhone, SetOwnPhone } from '../../contract/index.js';
import type { StaffActor } from '../../ports/storage/staff/staff-audit.js';
import { checkCode } from '../../usecases/check-code.js';
import type { Asker } from '../../usecases/guard-code-send.js';
import { sendCode } from '../../usecases/send-code.js';
import { StaffDependencies } from '../../usecases/staff/staff-dependencies.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { codeRefused, usableNumber } from '../code-refused.js';
import { ConsoleController } from './console-controller.js';
import { Actor, ForStaff } from './staff-access.js';

/** The number at which one of staff gets a text to try it: shown to be theirs by a code, so that nothing is tried on users. */
@ConsoleController('/own-phone')
@ForStaff('outreach')
export class OwnPhoneController {
  constructor(
    private readonly deps: Dependencies,
    private readonly staff: StaffDependencies,
  ) {}

  @Get()
  @ApiOperation({ summary: 'The number at which one gets a text to try it' })
  @ApiResponse({ status: 200, type: OwnPhone })
  async own(@Actor() { staffId }: StaffActor): Promise<OwnPhone> {
    return (await this.staff.outreach.phoneOf(staffId)) ?? { phone: null, proven: false };
  }

  @Put()
  @ApiOperation({ summary: 'Name one’s number; a code goes there' })
  @ApiResponse({ status: 200, type: OwnPhone })
  @ApiResponse({ status: 429, type: Problem })
  async set(@Body() { phoneNumber }: SetOwnPhone, @Actor() by: StaffActor, @Req() request: Request): Promise<OwnPhone> {
    const phone = usableNumber(phoneNumber);
    const sent = await sendCode(this.deps, phone, askerOf(request, by));
    if (sent.type === 'refused') throw codeRefused(sent.reason);
    await this.staff.outreach.setPhone(by.staffId, phone, false, { by }, this.deps.clock.now());
    return { phone, proven: false, ...(sent.code ? { code: sent.code } : {}) };
  }

  @Post('prove')
  @HttpCode(200)
  @ApiOperation({ summary: 'Show by the code that the number is one’s own' })
  @ApiResponse({ status: 200, type: OwnPhone })
  @ApiResponse({ status: 429, type: Problem })
  async prove(@Body() { code }: ProveOwnPhone, @Actor() by: StaffActor, @Req() request: Request): Promise<OwnPhone> {
    const own = await this.staff.outreach.phoneOf(by.staffId);
    if (!own) throw new ConflictException('Name your number first.');
    const checked = await checkCode(this.deps, own.phone, code, askerOf(request, by));
    if (checked.type === 'refused') throw codeRefused(checked.reason, 'Verification failed');
    await this.staff.outreach.setPhone(by.staffId, own.phone, true, { by }, this.deps.clock.now());
    return { phone: own.phone, proven: true };
  }
}

const askerOf = (request: Request, { staffId }: StaffActor): Asker => ({ address: request.ip ?? 'unknown', device: `staff:${staffId}` });
