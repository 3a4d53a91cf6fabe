import type { Tried, TryTexts } from '@mealtext/backend/contract';
import { browserZone } from '../../../lib/browser-zone';
import { request } from '../../../lib/request';

/** Has a visitor's texts read, oldest first, as they would be by text. */
export function tryTexts(texts: string[]): Promise<Tried> {
  const body: TryTexts = { texts, timezone: browserZone() };
  return request<Tried>('/api/try', { method: 'POST', body });
}
