import { mayPromote } from '../domain/promotion-hours.js';
import type { TurnContext } from './turn-context.js';

/**
 * Where a plan is bought, for a line that nobody asked for; null while the user's hours forbid such a line by text. What the dashboard or an
 * assistant shows is no text, and who asks for plans is told at any hour.
 */
export function upgradeLink({ snapshot: { links, promotion, user }, heard, now }: TurnContext): string | null {
  return heard.source !== 'sms' || mayPromote(now, [promotion.zone, user.timezone], promotion.hours) ? links.upgrade : null;
}
