import 'reflect-metadata';
import { ConfigProblems, loadConfig } from '../config/load-config.js';
import { run } from './run.js';
import { UnfitSurroundings } from './self-check.js';
import { THREADS } from './threads.js';
import { wholeEnvironment } from './whole-environment.js';

const HARD_EXIT_MS = 28_000;

/** The whole of a process of the product, until it is asked to stop or cannot go on. */
export async function serve(): Promise<void> {
  try {
    const config = loadConfig(await wholeEnvironment());
    const running = await run(config, {
      demo: process.argv.includes('--demo'),
      crowd: process.argv.includes('--crowd'),
      say: (line) => console.log(line),
      threads: THREADS,
    });
    let stopping = false;
    const stop = () => {
      if (stopping) return;
      stopping = true;
      setTimeout(() => process.exit(1), HARD_EXIT_MS).unref();
      void running.close().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
    // Whoever started us is gone: nobody could stop us any more.
    process.on('disconnect', stop);
    process.send?.({ type: 'ready', port: running.port });
  } catch (error) {
    console.error(error instanceof ConfigProblems || error instanceof UnfitSurroundings ? error.message : error);
    process.exit(1);
  }
}
