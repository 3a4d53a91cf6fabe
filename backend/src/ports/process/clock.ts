/** The time. Only adapters and the composition root hold a real one. */
export abstract class Clock {
  abstract now(): Date;
}
