import type { Said } from '../decision.js';
import type { Scene } from '../scene.js';
import { upgradeLink } from '../upgrade-link.js';

/** Past days are history: Free has none, Plus calories and meal lists, Pro all. Null when it may be read. */
export function mayRead(day: number, what: 'calories' | 'all', scene: Scene): Said[] | null {
  const { history } = scene.snapshot.capabilities;
  if (day === 0 || history === 'all' || (history === 'calories' && what === 'calories')) return null;
  const text = history === 'none' ? scene.say.historyNeedsPlan(upgradeLink(scene)) : scene.say.macrosNeedPlan(upgradeLink(scene));
  return [{ kind: 'upsell_history', text }];
}
