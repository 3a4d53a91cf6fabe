import type { Said } from '../decision.js';
import type { Scene } from '../scene.js';

/** Past days are history: Free has none, Plus calories and meal lists, Pro all. Null when it may be read. */
export function mayRead(day: number, what: 'calories' | 'all', scene: Scene): Said[] | null {
  const { history } = scene.snapshot.capabilities;
  if (day === 0 || history === 'all' || (history === 'calories' && what === 'calories')) return null;
  const text =
    history === 'none' ? scene.say.historyNeedsPlan(scene.snapshot.links.upgrade) : scene.say.macrosNeedPlan(scene.snapshot.links.upgrade);
  return [{ kind: 'upsell_history', text }];
}
