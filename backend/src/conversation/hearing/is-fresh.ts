import type { Scene } from '../scene.js';

/** Something was logged or changed within the last two hours, or in as many minutes as are given. */
export function isFresh(scene: Scene, minutes = 120): boolean {
  const last = scene.snapshot.changes.findLast((change) => !change.undone);
  return last !== undefined && scene.now.getTime() - Date.parse(last.at) < minutes * 60_000;
}
