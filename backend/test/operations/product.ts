import 'reflect-metadata';
import { run } from '../../src/app/run.js';
import { loadConfig } from '../../src/config/load-config.js';

/** The product as a process of its own, from its sources: says its port, and stops on SIGTERM as `main.ts` does. */
async function main(): Promise<void> {
  const running = await run(loadConfig(process.env), { demo: false, say: () => undefined });
  process.on('SIGTERM', () => void running.close().then(() => process.exit(0)));
  process.on('disconnect', () => process.exit(1));
  process.send!({ port: running.port });
}

void main();
