import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { JobName } from '../ports/queue/queue.js';
import { Dependencies } from '../usecases/dependencies.js';

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;

/** A store of queues that lost everything, or was told a time far away by a wrong clock, hears it again after so long. */
const SAY_AGAIN_MS = 20 * SECOND_MS;

/** What happens again and again, whoever is up. Saying it twice changes nothing. */
@Injectable()
export class Schedule implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | null = null;

  constructor(
    @InjectQueue('scheduled') private readonly scheduled: Queue,
    @InjectQueue('background') private readonly background: Queue,
    private readonly deps: Dependencies,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.sayAll();
    const again = () =>
      void this.sayAll().catch((error: unknown) => this.deps.log.warn('schedule not said again', { error: String(error) }));
    this.timer = setInterval(again, SAY_AGAIN_MS).unref();
  }

  onModuleDestroy(): void {
    if (this.timer) clearInterval(this.timer);
  }

  private async sayAll(): Promise<void> {
    await this.every(this.scheduled, 'sweep', 5 * SECOND_MS);
    await this.every(this.scheduled, 'reminders', 5 * SECOND_MS);
    await this.every(this.scheduled, 'outreach', 5 * SECOND_MS);
    await this.every(this.background, 'foresight', HOUR_MS);
    await this.every(this.background, 'purge', HOUR_MS);
    await this.every(this.background, 'billing', 5 * SECOND_MS);
    await this.daily(this.background, 'reconcile', '17 9 * * *');
    await this.daily(this.background, 'retire', '43 8 * * *');
    // Before anything that was kept for long enough goes, and before the first of the day begin to judge.
    await this.daily(this.background, 'reviews', '7 1 * * *');
  }

  /** @param pattern minute and hour in UTC, as cron has them */
  private async daily(queue: Queue, name: JobName, pattern: string): Promise<void> {
    await queue.upsertJobScheduler(name, { pattern, tz: 'UTC' }, { name, data: {}, opts: { removeOnComplete: true, removeOnFail: 100 } });
  }

  private async every(queue: Queue, name: JobName, every: number): Promise<void> {
    await queue.upsertJobScheduler(name, { every }, { name, data: {}, opts: { removeOnComplete: true, removeOnFail: 100 } });
  }
}
