import type { AnalyticsEvent } from '@mealtext/backend/contract';
import { request } from './request';

export type EventName = AnalyticsEvent['name'];
type Properties = NonNullable<AnalyticsEvent['properties']>;

/** Where events go; told apart so that they never report on themselves. */
export const ANALYTICS_PATH = '/api/analytics';

/** While the page opens, what it shows goes first, in ms. */
const OPENING = 3_000;
const LATER = 300;
const KEPT = 5;
const PHONE = /\+?\d(?:[\s().-]{0,2}\d){6,14}/g;
const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

/** "+12025550123" → "+1202*******": only the first five characters stay. */
export const maskPhone = (phone: string): string => phone.slice(0, KEPT) + '*'.repeat(Math.max(0, phone.length - KEPT));

/** Words without whose they are: ids, so that what happened at one address is counted together, and no phone number whole. */
export const maskedText = (text: string): string => text.replace(ID, ':id').replace(/%2B/gi, '+').replace(PHONE, maskPhone);

/** The same of every property. */
export function masked(properties: Properties): Properties {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [name, typeof value === 'string' ? maskedText(value) : value]),
  );
}

/** Notes that something happened. Nobody waits for it, it never fails, and it outlives the page it is sent from. */
export function track(name: EventName, properties?: Properties): void {
  const event: AnalyticsEvent = { name, path: location.pathname.slice(0, 200), ...(properties ? { properties: masked(properties) } : {}) };
  const send = () => {
    clearTimeout(timer);
    removeEventListener('pagehide', send);
    request(ANALYTICS_PATH, { method: 'POST', body: event, allow401: true, keepalive: true }).catch(() => undefined);
  };
  const timer = setTimeout(send, performance.now() < OPENING ? LATER : 0);
  addEventListener('pagehide', send);
}
