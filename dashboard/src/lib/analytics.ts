import type { AnalyticsEvent } from '@mealtext/backend/contract';
import { request } from './request';

export type EventName = AnalyticsEvent['name'];
type Properties = NonNullable<AnalyticsEvent['properties']>;

/** Where events go; told apart so that they never report on themselves. */
export const ANALYTICS_PATH = '/api/analytics';

const KEPT = 5;
const PHONE = /\+?\d[\d\s().-]{5,}\d/g;

/** "+12025550123" → "+1202*******": only the first five characters stay. */
export const maskPhone = (phone: string): string => phone.slice(0, KEPT) + '*'.repeat(Math.max(0, phone.length - KEPT));

/** No phone number leaves the page whole, whichever property it stands in. */
export function masked(properties: Properties): Properties {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [name, typeof value === 'string' ? value.replace(PHONE, maskPhone) : value]),
  );
}

/** Notes that something happened. Never waits, never fails, and outlives the page it is sent from. */
export function track(name: EventName, properties?: Properties): void {
  const event: AnalyticsEvent = { name, path: location.pathname.slice(0, 200), ...(properties ? { properties: masked(properties) } : {}) };
  request(ANALYTICS_PATH, { method: 'POST', body: event, allow401: true, keepalive: true }).catch(() => undefined);
}
