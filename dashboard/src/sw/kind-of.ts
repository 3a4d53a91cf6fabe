export type Kind = 'page' | 'asset' | 'answer' | 'other';

/** Pages and programs that are not the dashboard. */
const OTHERS = /^\/(admin|phone|api|webhooks|billing|embed|healthz|readyz|metrics)(\/|$)/;
/** What the screens show of a user, and what they need to know to show it. */
const ANSWERS =
  /^\/api\/(plans|product|users\/phone\/[^/]+|users\/[^/]+(\/(meals|workouts|summary|goals|goals\/history|news|calorie-history|weekly-report|messages|usuals|streak|subscription|weights|water|trends|expenditure|energy))?)$/;

/** What a request is for, as far as it can be answered without a network. */
export function kindOf(url: URL, { method, mode }: Pick<Request, 'method' | 'mode'>, origin: string): Kind {
  if (method !== 'GET' || url.origin !== origin) return 'other';
  if (url.pathname.startsWith('/assets/') || /^\/(icon[\w-]*\.(svg|png)|manifest\.webmanifest)$/.test(url.pathname)) return 'asset';
  if (ANSWERS.test(url.pathname)) return 'answer';
  return mode === 'navigate' && !OTHERS.test(url.pathname) ? 'page' : 'other';
}
