import { OnWorkerEvent, Processor } from '@nestjs/bullmq';
import { Dependencies } from '../usecases/dependencies.js';
import { QueueWorker } from './queue-worker.js';

@Processor('scheduled', { concurrency: 2 })
export class ScheduledWorker extends QueueWorker {
  constructor(deps: Dependencies) {
    super(deps);
  }

  @OnWorkerEvent('error')
  onError(error: unknown): void {
    this.trouble('scheduled worker', error);
  }

  @OnWorkerEvent('failed')
  onFailed(_job: unknown, error: unknown): void {
    this.trouble('scheduled job failed', error);
  }
}
