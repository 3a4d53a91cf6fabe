/**
 * What `GET /api/users/{id}/events` sends: each is a server-sent event of this name whose data is `{}`; the screen
 * then asks again for what changed. `ping` keeps the line open.
 */
export const LIVE_EVENTS = ['message', 'entry', 'goals', 'subscription', 'ping'] as const;
export type LiveEvent = (typeof LIVE_EVENTS)[number];
