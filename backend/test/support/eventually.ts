const PATIENCE_MS = 100_000;
const STEP_MS = 25;

/** Waits until `look` finds something true, and returns it; fails with what was seen last when it never does. */
export async function eventually<T>(look: () => Promise<T>, isDone: (seen: T) => boolean): Promise<T> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const seen = await look();
    if (isDone(seen)) return seen;
    if (performance.now() > deadline) throw new Error(`it never came; last seen: ${JSON.stringify(seen)}`);
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
}
