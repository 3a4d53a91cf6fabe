import type { LoggerService } from '@nestjs/common';
import type { Log } from '../ports/process/log.js';

/** What the framework says, in our own log. Its chatter while starting is left out. */
export class NestLog implements LoggerService {
  constructor(private readonly target: Log) {}

  log(): void {}

  warn(message: unknown): void {
    this.target.warn('framework', { message: String(message) });
  }

  error(message: unknown): void {
    this.target.error('framework', message);
  }
}
