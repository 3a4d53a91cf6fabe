import { Controller, HttpCode, Ip, Param, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Done, Problem } from '../../contract/index.js';
import { wordsFor } from '../../domain/consent-words.js';
import type { ReminderSettings } from '../../domain/reminder-settings.js';
import type { Account } from '../../ports/storage/people/accounts.js';
import type { Event, ShownConsent } from '../../ports/storage/texts/store.js';
import { undoChange } from '../../usecases/undo-change.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { CallerAccount } from '../access.js';
import { cannotUndo } from '../cannot-undo.js';
import { userAgentOf } from '../user-agent.js';

@ApiTags('Changes')
@ApiResponse({ status: 401, type: Problem })
@ApiResponse({ status: 404, type: Problem })
@Controller('api/users/:id/changes')
export class ChangesController {
  constructor(private readonly deps: Dependencies) {}

  @Post(':changeId/undo')
  @HttpCode(200)
  @ApiParam({ name: 'changeId', description: 'As the answer to the change has it' })
  @ApiOperation({ summary: 'Take back exactly this change of the last 24 hours' })
  @ApiResponse({ status: 200, type: Done })
  @ApiResponse({ status: 409, type: Problem })
  async undo(
    @Param('changeId') changeId: string,
    @CallerAccount() account: Account,
    @Ip() ip: string,
    @Req() request: Request,
  ): Promise<Done> {
    const result = await undoChange(this.deps, account.id, changeId, { consent: (events) => consentTo(events, ip, userAgentOf(request)) });
    if (result !== 'undone') throw cannotUndo(result);
    return { ok: true };
  }
}

/** Taking back that reminders were switched off is agreeing to them again. */
function consentTo(events: readonly Event[], ip: string, userAgent: string | null): ShownConsent | null {
  const after = Object.assign(
    {},
    ...events.map((event) => (event.type === 'settings-changed' ? event.after : {})),
  ) as Partial<ReminderSettings>;
  const textVersion = wordsFor(after.notifications, after.weeklyReport);
  return textVersion ? { textVersion, ip, userAgent } : null;
}
