import { HttpException, HttpStatus, type MessageEvent, Req, Sse } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiResponse } from '@nestjs/swagger';
import { Observable } from 'rxjs';
import { Problem } from '../../contract/index.js';
import { StaffNotices, type StaffNotice } from '../../ports/queue/staff-notices.js';
import { StaffDependencies } from '../../usecases/staff/staff-dependencies.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { ConsoleController } from './console-controller.js';
import { Actor, ForStaff, type StaffRequest, Unattended } from './staff-access.js';
import type { StaffActor } from '../../ports/storage/staff/staff-audit.js';
import { StaffCookie } from './staff-cookie.js';

const PING_MS = 20_000;
/** What comes within this time is told at once. */
const GATHER_MS = 300;
/** More are not named one by one: everything is to be asked for again. */
const MOST_NAMED = 200;
const STREAMS = 20;
const EVENTS: Readonly<Record<StaffNotice['what'], string>> = { conversation: 'conversations', presence: 'presence' };

/** Tells open consoles what changed, for as long as their session stands; listening does not keep it from ending. */
@ConsoleController('/events')
export class StaffEventsController {
  private readonly open = new Map<string, number>();

  constructor(
    private readonly deps: Dependencies,
    private readonly staff: StaffDependencies,
    private readonly notices: StaffNotices,
    private readonly cookie: StaffCookie,
  ) {}

  @Sse()
  @ForStaff('look')
  @Unattended()
  @ApiOperation({ summary: 'Server-sent events that name the conversations to ask for again; none named: all' })
  @ApiProduces('text/event-stream')
  @ApiResponse({ status: 200, description: 'A stream of events' })
  @ApiResponse({ status: 429, type: Problem, description: `More than ${STREAMS} streams of one of staff` })
  events(@Req() request: StaffRequest, @Actor() { staffId }: StaffActor): Observable<MessageEvent> {
    if (this.full(staffId)) throw new HttpException('Too many pages are open at once. Please close some.', HttpStatus.TOO_MANY_REQUESTS);
    const secret = this.cookie.read(request)!;
    return new Observable((stream) => {
      if (this.full(staffId)) return stream.complete();
      this.count(staffId, 1);
      const gathered = new Map<StaffNotice['what'], Set<string>>();
      let timer: NodeJS.Timeout | undefined;
      const tell = () => {
        timer = undefined;
        for (const [what, ids] of gathered) stream.next({ type: EVENTS[what], data: { ids: ids.size > MOST_NAMED ? [] : [...ids] } });
        gathered.clear();
      };
      const unwatch = this.notices.watch(({ what, conversationId }) => {
        gathered.set(what, (gathered.get(what) ?? new Set()).add(conversationId));
        timer ??= setTimeout(tell, GATHER_MS);
      });
      const look = () =>
        void this.staff.accounts.find(secret, this.deps.clock.now(), 'unattended').then(
          (caller) => !caller && stream.complete(),
          (error: unknown) => this.deps.log.warn('session of a stream not looked up', { reason: String(error) }),
        );
      const ping = setInterval(() => {
        stream.next({ type: 'ping', data: {} });
        look();
      }, PING_MS);
      stream.next({ type: 'ping', data: {} });
      return () => {
        clearInterval(ping);
        clearTimeout(timer);
        unwatch();
        this.count(staffId, -1);
      };
    });
  }

  private readonly full = (staffId: string): boolean => (this.open.get(staffId) ?? 0) >= STREAMS;

  private count(staffId: string, by: 1 | -1): void {
    const now = (this.open.get(staffId) ?? 0) + by;
    if (now > 0) this.open.set(staffId, now);
    else this.open.delete(staffId);
  }
}
