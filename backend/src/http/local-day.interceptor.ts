import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { concatMap, type Observable } from 'rxjs';
import { addDays, instantOf, localDate } from '../domain/local-day.js';
import { Dependencies } from '../usecases/dependencies.js';
import type { CallerRequest } from './access.js';

/** Local-Day: 2026-11-22; zone=America/New_York; ends-in=3600 */
export const LOCAL_DAY = 'Local-Day';

/**
 * Every answer to a user says which day it is for them, in which zone, and in how many seconds it ends: also a refusal, and after a write
 * as it is then. So no page has to reckon with a clock and zone data of its own.
 */
@Injectable()
export class LocalDayInterceptor implements NestInterceptor {
  constructor(private readonly deps: Dependencies) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<CallerRequest>();
    const response = http.getResponse<Response>();
    const account = request.caller?.account;
    if (!account) return next.handle();
    this.tell(response, account.timezone);
    if (request.method === 'GET') return next.handle();
    return next.handle().pipe(
      concatMap(async (answer: unknown) => {
        const now = await this.deps.accounts.byId(account.id);
        if (now) this.tell(response, now.timezone);
        return answer;
      }),
    );
  }

  private tell(response: Response, zone: string): void {
    if (response.headersSent) return;
    const now = this.deps.clock.now();
    const date = localDate(now, zone);
    const ends = instantOf(addDays(date, 1), '00:00', zone);
    response.setHeader(LOCAL_DAY, `${date}; zone=${zone}; ends-in=${Math.max(1, Math.ceil((ends.getTime() - now.getTime()) / 1000))}`);
  }
}
