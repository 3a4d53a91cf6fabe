import { OnWorkerEvent, Processor } from '@nestjs/bullmq';
import { Dependencies } from '../usecases/dependencies.js';
import { QueueWorker } from './queue-worker.js';

@Processor('background', { concurrency: 1 })
export class BackgroundWorker extends QueueWorker {
  constructor(deps: Dependencies) {
    super(deps);
  }

  @OnWorkerEvent('error')
  onError(error: unknown): void {
    this.trouble('background worker', error);
  }

  @OnWorkerEvent('failed')
  onFailed(_job: unknown, error: unknown): void {
    this.trouble('background job failed', error);
  }
}
