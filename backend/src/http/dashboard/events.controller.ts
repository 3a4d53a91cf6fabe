import { Controller, HttpException, HttpStatus, type MessageEvent, Sse } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Observable } from 'rxjs';
import type { LiveEvent } from '../../contract/index.js';
import { Problem } from '../../contract/index.js';
import type { Account } from '../../ports/storage/people/accounts.js';
import { type Notice, Notices } from '../../ports/queue/notices.js';
import type { Session } from '../../ports/storage/people/sessions.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { CallerAccount, CallerSession } from '../access.js';

const PING_MS = 20_000;
/** A session that nobody ends but time is noticed with one of so many pings. */
const LOOK_EVERY = 3;
/** Streams of one user in one process: more than anybody has pages open, and too few to wear it out. */
const STREAMS = 20;
const EVENTS: Readonly<Record<Exclude<Notice['what'], 'sessions'>, LiveEvent>> = {
  messages: 'message',
  entries: 'entry',
  goals: 'goals',
  account: 'subscription',
};

@ApiTags('Live')
@Controller('api/users/:id/events')
export class EventsController {
  private readonly open = new Map<string, number>();

  constructor(
    private readonly deps: Dependencies,
    private readonly notices: Notices,
  ) {}

  @Sse()
  @ApiOperation({ summary: 'Server-sent events that say what to fetch again, for as long as the session stands' })
  @ApiProduces('text/event-stream')
  @ApiResponse({ status: 200, description: 'A stream of events without data' })
  @ApiResponse({ status: 401, type: Problem })
  @ApiResponse({ status: 404, type: Problem })
  @ApiResponse({ status: 429, type: Problem, description: `More than ${STREAMS} streams of one user` })
  events(@CallerAccount() { id }: Account, @CallerSession() { idHash }: Session): Observable<MessageEvent> {
    if (this.full(id)) throw new HttpException('Too many pages are open at once. Please close some.', HttpStatus.TOO_MANY_REQUESTS);
    return new Observable((stream) => {
      if (this.full(id)) return stream.complete();
      this.count(id, 1);
      const send = (type: LiveEvent) => stream.next({ type, data: {} });
      const look = () =>
        void this.deps.sessions.stands(idHash, this.deps.clock.now()).then(
          (stands) => !stands && stream.complete(),
          (error: unknown) => this.deps.log.warn('session of a stream not looked up', { reason: String(error) }),
        );
      const unwatch = this.notices.watch(id, ({ what }) => (what === 'sessions' ? look() : send(EVENTS[what])));
      let pings = 0;
      const ping = setInterval(() => {
        send('ping');
        if ((pings += 1) % LOOK_EVERY === 0) look();
      }, PING_MS);
      send('ping');
      return () => {
        clearInterval(ping);
        unwatch();
        this.count(id, -1);
      };
    });
  }

  private readonly full = (userId: string): boolean => (this.open.get(userId) ?? 0) >= STREAMS;

  private count(userId: string, by: 1 | -1): void {
    const now = (this.open.get(userId) ?? 0) + by;
    if (now > 0) this.open.set(userId, now);
    else this.open.delete(userId);
  }
}
