import type { Worker } from 'node:worker_threads';
import { TookTooLong } from '../../ports/reading/understanding.js';
import { type FromThread, READY, type ToThread } from './serve-jobs.js';

/** How often the thread is looked at while it has work, in ms. */
const LOOK_EVERY_MS = 100;
/** A job that waits for anything but the processor may take so many times its deadline. */
const IDLE_TIMES = 10;

interface Job {
  data: unknown;
  /** When its patience ends, as `performance.now()` has it. */
  dueAt: number;
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

/** The job that the thread is at, how often it was seen there, and what time a processor gave it meanwhile. */
interface Seen {
  id: number;
  looks: number;
  ms: number;
}

export interface GuardedThreadOptions {
  /** Starts the thread, which serves jobs by `serveJobs`; `current` is what it says there that it is working on. */
  start: (current: SharedArrayBuffer) => Worker;
  /** Longest time for one job, in ms of a processor's time. */
  deadlineMs: number;
  onOverrun?: (data: unknown) => void;
}

/**
 * Runs jobs one after the other in a thread of its own, so that none can hold up whoever asked: the one first whose patience ends first, so that
 * one which takes long lets others go before it, and none for ever. A job beyond its deadline ends with the
 * thread and fails with TookTooLong; the others are given to a new thread. Jobs have no side effects, so one may be run twice.
 */
export class GuardedThread {
  private readonly jobs = new Map<number, Job>();
  private thread: { worker: Worker; current: Int32Array } | null = null;
  private timer: NodeJS.Timeout | null = null;
  private lastId = 0;
  /** What the thread was given; 0: nothing. */
  private given = 0;
  private seen: Seen = { id: 0, looks: 0, ms: 0 };
  private processor = 0;
  private begun = false;

  constructor(private readonly options: GuardedThreadOptions) {}

  /** @param patienceMs after so long it goes before whatever comes later */
  run<T>(data: unknown, patienceMs = 0): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      // Zero says that nothing is worked on, and that the thread is ready.
      this.lastId = (this.lastId % 0x7fffffff) + 1;
      const dueAt = performance.now() + patienceMs;
      this.jobs.set(this.lastId, { data, dueAt, resolve: (value) => resolve(value as T), reject });
      this.giveNext();
      this.timer ??= setInterval(() => this.look(), LOOK_EVERY_MS).unref();
    });
  }

  /** Starts the thread before there is work. */
  warm(): void {
    this.thread ??= this.begin();
  }

  /** Whether a thread has been ready for work since the beginning; a later one that takes the place of another changes nothing of it. */
  get ready(): boolean {
    return this.begun;
  }

  /** Goes on in a new thread, which knows what has changed since; what the old one was at is done again. */
  renew(): void {
    const { thread } = this;
    if (!thread) return;
    this.thread = null;
    this.seen = { id: 0, looks: 0, ms: 0 };
    void thread.worker.terminate();
    this.warm();
    this.again();
  }

  /** Ends the thread; jobs that it had fail. */
  async close(): Promise<void> {
    const { thread } = this;
    this.thread = null;
    this.given = 0;
    this.rest();
    await thread?.worker.terminate();
    for (const { reject } of this.jobs.values()) reject(new Error('the thread was closed'));
    this.jobs.clear();
  }

  private giveNext(): void {
    if (this.given !== 0) return;
    let next: [id: number, job: Job] | null = null;
    for (const one of this.jobs) if (next === null || one[1].dueAt < next[1].dueAt) next = one;
    if (next === null) return;
    this.given = next[0];
    this.thread ??= this.begin();
    this.thread.worker.postMessage({ id: next[0], data: next[1].data } satisfies ToThread);
  }

  private begin(): { worker: Worker; current: Int32Array } {
    const shared = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
    const worker = this.options.start(shared);
    const thread = { worker, current: new Int32Array(shared) };
    let problem: unknown = null;
    worker.on('message', (message: FromThread) => this.settle(message));
    worker.on('error', (error) => (problem = error));
    worker.on('exit', () => {
      if (this.thread === thread) this.ended(Atomics.load(thread.current, 0), problem);
    });
    return thread;
  }

  private settle(message: FromThread): void {
    if (message.id === READY) this.begun = true;
    const job = this.jobs.get(message.id);
    if (!job) return;
    this.jobs.delete(message.id);
    if (message.id === this.given) this.given = 0;
    this.giveNext();
    if (this.jobs.size === 0) this.rest();
    if ('error' in message) job.reject(Object.assign(new Error(message.error), { stack: message.stack }));
    else job.resolve(message.value);
  }

  /**
   * Time is counted in looks: while the whole process stands still, nobody looks and nobody is late. Of the time between two looks counts what
   * the processor gave this process: on a machine that is busy with others, no text is to blame for that.
   */
  private look(): void {
    const id = this.thread ? Atomics.load(this.thread.current, 0) : 0;
    const given = Math.min(LOOK_EVERY_MS, this.processorMs());
    this.seen = id !== 0 && id === this.seen.id ? { id, looks: this.seen.looks + 1, ms: this.seen.ms + given } : { id, looks: 0, ms: 0 };
    const { deadlineMs } = this.options;
    if (this.seen.ms < deadlineMs && this.seen.looks * LOOK_EVERY_MS < IDLE_TIMES * deadlineMs) return;
    const late = this.jobs.get(id);
    this.seen = { id: 0, looks: 0, ms: 0 };
    const { thread } = this;
    this.thread = null;
    void thread?.worker.terminate();
    this.jobs.delete(id);
    if (late) {
      this.options.onOverrun?.(late.data);
      late.reject(new TookTooLong());
    }
    this.again();
  }

  /** The thread ended by itself: of the job that it was at, or before it could begin. */
  private ended(id: number, problem: unknown): void {
    this.thread = null;
    const error = problem instanceof Error ? problem : new Error('the thread ended');
    const guilty = id === 0 ? [...this.jobs.keys()] : [id];
    for (const one of guilty) {
      this.jobs.get(one)?.reject(error);
      this.jobs.delete(one);
    }
    this.again();
  }

  private again(): void {
    this.given = 0;
    this.giveNext();
    if (this.jobs.size === 0) this.rest();
  }

  private rest(): void {
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
    this.seen = { id: 0, looks: 0, ms: 0 };
  }

  /** What the processor gave this process since it was last asked, in ms. */
  private processorMs(): number {
    const { user, system } = process.cpuUsage();
    const before = this.processor;
    this.processor = (user + system) / 1000;
    return this.processor - before;
  }
}
