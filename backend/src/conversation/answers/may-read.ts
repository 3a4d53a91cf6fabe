import type { ReplyDraft } from '../decision.js';
import type { TurnContext } from '../turn-context.js';
import { upgradeLink } from '../upgrade-link.js';

/** Past days are history: Free has none, Plus calories and meal lists, Pro all. Null when it may be read. */
export function mayRead(day: number, what: 'calories' | 'all', context: TurnContext): ReplyDraft[] | null {
  const { history } = context.snapshot.capabilities;
  if (day === 0 || history === 'all' || (history === 'calories' && what === 'calories')) return null;
  const text = history === 'none' ? context.say.historyNeedsPlan(upgradeLink(context)) : context.say.macrosNeedPlan(upgradeLink(context));
  return [{ kind: 'upsell_history', text }];
}
