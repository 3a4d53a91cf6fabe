import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Dependencies } from '../usecases/dependencies.js';
import { lastRun, runJob } from './run-job.js';

const LOOK_EVERY_MS = 2000;
/** Twice what the schedule says, and a little. */
const TOO_LONG_MS = 12_000;
const JOBS = ['sweep', 'reminders', 'outreach'] as const;

/**
 * Does without the queues what must be done again and again, when they are gone, empty or recovering: nothing depends on
 * them but speed. A worker that others leave nothing to do looks for itself as well, which costs a few statements.
 */
@Injectable()
export class FallbackSchedule implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | null = null;
  private work: Promise<void> | null = null;

  constructor(private readonly deps: Dependencies) {}

  onApplicationBootstrap(): void {
    const began = performance.now();
    this.timer = setInterval(() => {
      const late = JOBS.filter((name) => performance.now() - (lastRun(this.deps, name) ?? began) > TOO_LONG_MS);
      if (late.length > 0 && !this.work) this.work = this.run(late).finally(() => (this.work = null));
    }, LOOK_EVERY_MS).unref();
  }

  async onModuleDestroy(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    await this.work;
  }

  private async run(names: readonly string[]): Promise<void> {
    for (const name of names)
      await runJob(this.deps, name, {}).catch((error: unknown) => this.deps.log.error('job failed', error, { name }));
  }
}
