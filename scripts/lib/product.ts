import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { at } from '../bootstrap/root.mjs';

/** How long a product that was asked to stop may finish what it is doing; it gives itself a little less. */
const patience = 30_000;

/**
 * Starts the built product in a process of its own with a channel to this one: it says "ready" over it and ends when the channel closes, so it
 * never outlives us. It stands in a session of its own: a Ctrl-C reaches us, and we decide the order in which things stop.
 * `rest`: a promise of what the environment still lacks; the product loads itself meanwhile. When it fails, the product is stopped.
 * `main` is another program in its place, for tests. `ready` settles with what it said, or undefined when it ended before; `ended` with `{ code, signal }`.
 */
export function startProduct({ env, args = [], stdio = 'inherit', rest, main = at('backend/dist/main.js') }) {
  const child = spawn(process.execPath, [main, ...args], {
    cwd: at(),
    env,
    detached: true,
    stdio: ['ignore', stdio, stdio, 'ipc'],
  });
  const ended = once(child, 'exit').then(([code, signal]) => ({ code, signal }));
  const ready = new Promise((resolve) => {
    child.on('message', (message) => message?.type === 'ready' && resolve(message));
    ended.then(() => resolve(undefined));
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    const hurry = setTimeout(() => child.kill('SIGKILL'), patience);
    await ended;
    clearTimeout(hurry);
  };
  rest?.then(
    (environment) => child.connected && child.send({ environment }),
    () => void stop(),
  );
  return { child, ready, ended, stop };
}
