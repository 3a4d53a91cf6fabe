import { OnWorkerEvent, Processor } from '@nestjs/bullmq';
import { World } from '../usecases/world.js';
import { QueueWorker } from './queue-worker.js';

@Processor('background', { concurrency: 1 })
export class BackgroundWorker extends QueueWorker {
  constructor(world: World) {
    super(world);
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
