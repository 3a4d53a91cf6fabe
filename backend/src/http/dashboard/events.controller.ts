import { Controller, type MessageEvent, Sse } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Observable } from 'rxjs';
import type { LiveEvent } from '../../contract/index.js';
import { Problem } from '../../contract/index.js';
import type { Account } from '../../ports/accounts.js';
import { type Notice, Notices } from '../../ports/notices.js';
import { CallerAccount } from '../access.js';

const PING_MS = 20_000;
const EVENTS: Readonly<Record<Notice['what'], LiveEvent>> = {
  messages: 'message',
  entries: 'entry',
  goals: 'goals',
  account: 'subscription',
};

@ApiTags('Live')
@Controller('api/users/:id/events')
export class EventsController {
  constructor(private readonly notices: Notices) {}

  @Sse()
  @ApiOperation({ summary: 'Server-sent events that say what to fetch again' })
  @ApiProduces('text/event-stream')
  @ApiResponse({ status: 200, description: 'A stream of events without data' })
  @ApiResponse({ status: 401, type: Problem })
  @ApiResponse({ status: 404, type: Problem })
  events(@CallerAccount() account: Account): Observable<MessageEvent> {
    return new Observable((stream) => {
      const send = (type: LiveEvent) => stream.next({ type, data: {} });
      const unwatch = this.notices.watch(account.id, ({ what }) => send(EVENTS[what]));
      const ping = setInterval(() => send('ping'), PING_MS);
      send('ping');
      return () => {
        clearInterval(ping);
        unwatch();
      };
    });
  }
}
