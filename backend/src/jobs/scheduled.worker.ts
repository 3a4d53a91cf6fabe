import { OnWorkerEvent, Processor } from '@nestjs/bullmq';
import { World } from '../usecases/world.js';
import { QueueWorker } from './queue-worker.js';

@Processor('scheduled', { concurrency: 2 })
export class ScheduledWorker extends QueueWorker {
  constructor(world: World) {
    super(world);
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
