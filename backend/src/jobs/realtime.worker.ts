import { OnWorkerEvent, Processor } from '@nestjs/bullmq';
import { Dependencies } from '../usecases/dependencies.js';
import { QueueWorker } from './queue-worker.js';

@Processor('realtime', { concurrency: 16 })
export class RealtimeWorker extends QueueWorker {
  constructor(deps: Dependencies) {
    super(deps);
  }

  @OnWorkerEvent('error')
  onError(error: unknown): void {
    this.trouble('realtime worker', error);
  }

  @OnWorkerEvent('failed')
  onFailed(_job: unknown, error: unknown): void {
    this.trouble('realtime job failed', error);
  }
}
