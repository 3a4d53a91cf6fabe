import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { ExportQuery, Problem } from '../../contract/index.js';
import type { Account } from '../../ports/storage/people/accounts.js';
import type { Session } from '../../ports/storage/people/sessions.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { CallerAccount, CallerSession } from '../access.js';
import { toCsv } from '../csv.js';
import { exportedPhotos, jsonPieces } from '../exported-photos.js';
import { freshlyProven } from '../freshly-proven.js';
import { LimitCalls } from '../guards/limit.guard.js';
import { userToday } from '../plan-gate.js';
import { tidyTables } from '../tidy-tables.js';
import { zipOf } from '../zip-of.js';

@ApiTags('Users')
@ApiResponse({ status: 401, type: Problem })
@ApiResponse({ status: 404, type: Problem })
@Controller('api/users/:id/export')
export class ExportController {
  constructor(private readonly deps: Dependencies) {}

  @Get()
  @LimitCalls('export', 20, 3600)
  @ApiOperation({ summary: 'Everything the user owns, as a file; needs a code of the last ten minutes' })
  @ApiProduces('application/json', 'text/csv', 'application/zip')
  @ApiResponse({ status: 200, schema: { type: 'string', format: 'binary' } })
  @ApiResponse({ status: 400, type: Problem })
  @ApiResponse({ status: 403, type: Problem, description: '"Verification required": sign in with a fresh code and repeat' })
  @ApiResponse({ status: 429, type: Problem })
  async take(
    @Query() { format = 'json' }: ExportQuery,
    @CallerAccount() account: Account,
    @CallerSession() session: Session,
    @Res() response: Response,
  ): Promise<void> {
    const now = this.deps.clock.now();
    freshlyProven(session, now);
    const kept = Object.entries<number>({ ...this.deps.rules.retention }).map(([what, days]) => ({
      what: what.replace(/Days$/, ''),
      days,
    }));
    const belongings = { ...(await this.deps.accountLife.takeOut(account.id, now)), keptForDays: kept };
    response.attachment(`mealtext-${userToday(this.deps, account)}.${format}`);
    const photos = exportedPhotos(account.id, belongings, this.deps.pictures);
    if (format === 'csv') return void response.type('text/csv; charset=utf-8').send(toCsv(belongings));
    if (format === 'json') {
      response.type('application/json; charset=utf-8');
      return pipeline(Readable.from(jsonPieces({ exportedAt: now }, belongings, photos)), response);
    }
    const named = { ...belongings, photos: photos.map(({ row, file }) => ({ ...row, file })) };
    const everything = JSON.stringify({ exportedAt: now, ...named }, null, 2);
    response.type('application/zip');
    return pipeline(zipOf({ ...tidyTables(belongings), 'everything.json': everything }, photos, now), response);
  }
}
