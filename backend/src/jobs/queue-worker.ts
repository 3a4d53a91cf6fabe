import { WorkerHost } from '@nestjs/bullmq';
import type { OnModuleDestroy } from '@nestjs/common';
import type { Job } from 'bullmq';
import type { Dependencies } from '../usecases/dependencies.js';
import { runJob } from './run-job.js';

/** A worker on one queue. It stops taking jobs, and finishes the ones it has, before anything else is closed. */
export abstract class QueueWorker extends WorkerHost implements OnModuleDestroy {
  constructor(protected readonly deps: Dependencies) {
    super();
  }

  override process(job: Job): Promise<void> {
    return runJob(this.deps, job.name, job.data, job.attemptsStarted > 1);
  }

  async onModuleDestroy(): Promise<void> {
    await this.worker.close();
  }

  /** For `@OnWorkerEvent`: a worker without a listener would end the process. */
  protected trouble(event: string, error: unknown): void {
    this.deps.log.error(event, error);
  }
}
