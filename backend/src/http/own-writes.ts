import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { concatMap, type Observable } from 'rxjs';
import { ReadPlace } from '../ports/storage/read-place.js';

/** Longer than anything that is read may be behind. */
const LASTS_MS = 60_000;
const LONGEST = 40;
/** Posted, because what is looked for stands in no log. */
const SEARCH = '/api/staff/search';

/** The cookie of a browser that has just written something: how far the database's log had come. */
export abstract class WrittenCookie {
  abstract readonly secure: boolean;

  private get name(): string {
    return this.secure ? '__Host-mealtext-written' : 'mealtext_written';
  }

  read(request: Request): string | null {
    const value: unknown = (request.cookies as Record<string, unknown> | undefined)?.[this.name];
    return typeof value === 'string' && value.length <= LONGEST ? value : null;
  }

  write(response: Response, place: string): void {
    response.cookie(this.name, place, { httpOnly: true, secure: this.secure, sameSite: 'lax', path: '/', maxAge: LASTS_MS });
  }
}

/** Whoever wrote something finds it in what they read next, whichever process and database answer. */
@Injectable()
export class OwnWritesInterceptor implements NestInterceptor {
  constructor(
    private readonly places: ReadPlace,
    private readonly cookie: WrittenCookie,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    if (onlyReads(http.getRequest<Request>())) return next.handle();
    const response = http.getResponse<Response>();
    return next.handle().pipe(
      concatMap(async (answer: unknown) => {
        const place = await this.places.written();
        if (place !== null && !response.headersSent) this.cookie.write(response, place);
        return answer;
      }),
    );
  }
}

/** What only reads may be answered by a database that follows the one written to. */
export const readsAnywhere =
  (places: ReadPlace, cookie: WrittenCookie) =>
  (request: Request, _response: Response, next: NextFunction): void =>
    onlyReads(request) || request.path === SEARCH ? places.reading(cookie.read(request), next) : next();

const onlyReads = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';
