import { tinyPicture } from '../../support/tiny-picture.js';
import { type Ground, nextPhone } from './ground.js';
import type { Route } from './routes.js';
import { STAFF_ROUTES } from './staff-routes.js';
import type { Stranger } from './strangers.js';

/** `done`: what whoever may do this is answered. */
type Expected = number | 'done';

/** Every stranger without a session of an account. */
const NOBODY = {
  anonymous: 401,
  'a made-up cookie': 401,
  'a deleted account, old cookie': 401,
  'a session that was logged out': 401,
  'a session idle for 14 days': 401,
  'a proven phone without account': 401,
} as const;
const EVERYBODY = {
  anonymous: 'done',
  'a made-up cookie': 'done',
  'another user': 'done',
  'another user who opted out': 'done',
  'a proven phone without account': 'done',
  'a deleted account, old cookie': 'done',
  'a session that was logged out': 'done',
  'a session idle for 14 days': 'done',
} as const;

/** What each kind of route answers each stranger. */
export const BY_CLASS = {
  /** For everybody; also what refuses everybody alike, for want of a signature or of a page's secret address. */
  open: EVERYBODY,
  /** The handset of the local stand-in: whoever is at this machine holds every phone. */
  handset: EVERYBODY,
  /** About the phone that a session has proven, asked about the owner's. */
  phone: { ...NOBODY, 'another user': 401, 'another user who opted out': 401 },
  /** About the caller, whoever they are. */
  caller: { ...NOBODY, 'another user': 'done', 'another user who opted out': 'done' },
  /** Under the owner's id: for others it is not there. */
  owner: { ...NOBODY, 'another user': 404, 'another user who opted out': 404 },
  /** The console's: no user is staff. What each role of staff is answered, staff-matrix.test.ts has. */
  staff: { ...NOBODY, 'another user': 401, 'another user who opted out': 401 },
} satisfies Record<string, Record<Stranger, Expected>>;

export interface Expectation {
  class: keyof typeof BY_CLASS;
  /** Status for whoever may. */
  done: number;
  body?: (ground: Ground) => unknown;
  /** Values of parameters that are not the owner's. */
  params?: Record<string, string>;
}

const open = (done: number, body?: Expectation['body'], params?: Expectation['params']): Expectation => ({
  class: 'open',
  done,
  body,
  params,
});
const handset = (done: number, body?: Expectation['body'], params?: Expectation['params']): Expectation => ({
  class: 'handset',
  done,
  body,
  params,
});
const caller = (done: number, body?: Expectation['body']): Expectation => ({ class: 'caller', done, body });
const owner = (done: number, body?: Expectation['body']): Expectation => ({ class: 'owner', done, body });
const SECRET_ADDRESS = { checkout: 'guess', portal: 'guess', subscription: 'guess', action: 'cancel-now' };

/** What every route is, by method and path as the router has them. */
export const EXPECTATIONS: Readonly<Record<string, Expectation>> = {
  'POST /api/staff/sign-in': open(401, () => ({ email: 'eve@example.com', password: 'guess', code: '123456' })),
  'POST /api/staff/sign-out': open(200),
  ...Object.fromEntries(Object.keys(STAFF_ROUTES).map((key) => [key, { class: 'staff', done: 401 } satisfies Expectation])),

  'GET /healthz': open(200),
  'GET /readyz': open(200),
  'GET /metrics': open(200),
  'GET /api/status': open(200),
  'GET /api/product': open(200),
  'GET /api/product/contact': open(200),
  'GET /api/retention': open(200),
  'GET /api/{*path}': open(404, undefined, { '{*path}': 'nowhere' }),
  'GET /api/docs': open(200),
  'GET /api/docs/': open(200),
  'GET /api/docs/index.html': open(200),
  'GET /api/docs/LICENSE': open(404),
  'GET /api/docs/swagger-ui-init.js': open(200),
  'GET /api/docs/docs/swagger-ui-init.js': open(200),
  'GET /api/docs-json': open(200),
  'GET /api/docs-yaml': open(200),

  'POST /api/verify/send': open(200, () => ({ phoneNumber: nextPhone() })),
  'POST /api/verify/check': open(400, ({ phone }) => ({ phoneNumber: phone, code: '123456' })),
  'POST /api/logout': open(200),
  'POST /api/analytics': open(202, () => ({ name: 'page_view', path: '/' })),

  'GET /api/users/phone/:phoneNumber': { class: 'phone', done: 200 },
  'POST /api/users': { class: 'phone', done: 201, body: ({ phone }) => ({ phoneNumber: phone, consentVersion: '1' }) },

  'GET /api/users': caller(200),
  'POST /api/feedback': caller(201, () => ({ subject: 'Hello', message: 'It works' })),
  'POST /api/admin/refresh-scheduler': caller(200),
  'GET /api/plans': open(200),
  'GET /api/foods': caller(400),
  'GET /api/plans/prices': open(200),
  'GET /api/subscription-products': caller(200),
  'POST /api/try': open(200, () => ({ texts: ['2 eggs and toast'] })),
  'GET /api/stripe-public-key': caller(200),
  'POST /api/create-checkout-session': caller(200, () => ({ priceId: 'price_local_plus' })),
  'GET /api/customer-portal': caller(200),

  'GET /api/users/:id': owner(200),
  'PATCH /api/users/:id': owner(200, () => ({ firstName: 'Eve' })),
  'DELETE /api/users/:id': owner(200),
  'GET /api/users/:id/goals': owner(200),
  'GET /api/users/:id/goals/history': owner(200),
  'PATCH /api/users/:id/goals': owner(200, () => ({ caloriesGoal: 1500 })),
  'POST /api/users/:id/goals': owner(200, () => ({ caloriesGoal: 1500 })),
  'GET /api/users/:id/streak': owner(200),
  'GET /api/users/:id/usuals': owner(200),
  'GET /api/users/:id/messages': owner(200),
  'POST /api/users/:id/messages': owner(201, ({ id }) => ({ userId: id, content: 'a banana', fromDashboard: true })),
  'POST /api/users/:id/messages/picture': owner(201, () => ({ picture: tinyPicture().toString('base64') })),
  'GET /api/users/:id/meals': owner(200),
  'PATCH /api/users/:id/meals/:mealId': owner(200, () => ({ mealType: 'dinner' })),
  'POST /api/users/:id/meals/:mealId/again': owner(201),
  'DELETE /api/users/:id/meals/:mealId': owner(200),
  'GET /api/users/:id/workouts': owner(200),
  'PATCH /api/users/:id/workouts/:workoutId': owner(200, () => ({ durationMinutes: 20 })),
  'POST /api/users/:id/workouts/:workoutId/again': owner(201),
  'DELETE /api/users/:id/workouts/:workoutId': owner(200),
  'POST /api/users/:id/changes/:changeId/undo': owner(200),
  'GET /api/users/:id/summary': owner(200),
  'GET /api/users/:id/calorie-history': owner(200),
  'GET /api/users/:id/weights': owner(200),
  'POST /api/users/:id/weights': owner(201, () => ({ kg: 80 })),
  'DELETE /api/users/:id/weights/:weightId': owner(404),
  'GET /api/users/:id/water': owner(200),
  'DELETE /api/users/:id/water/:drinkId': owner(404),
  'GET /api/users/:id/energy': owner(200),
  'GET /api/users/:id/expenditure': owner(200),
  'GET /api/users/:id/trends': owner(200),
  'GET /api/users/:id/weekly-report': owner(200),
  'GET /api/users/:id/news': owner(200),
  'PATCH /api/users/:id/news': owner(200, () => ({ wanted: true })),
  'GET /api/users/:id/events': owner(200),
  'GET /api/users/:id/sessions': owner(200),
  'DELETE /api/users/:id/sessions': owner(200),
  'DELETE /api/users/:id/sessions/:sessionId': owner(404),
  'GET /api/users/:id/assistants': owner(200),
  'GET /api/users/:id/assistants/asking': owner(400),
  'POST /api/users/:id/assistants': owner(400, () => ({ request: 'client_id=nobody', allow: true })),
  'DELETE /api/users/:id/assistants/:assistantId': owner(404),
  'GET /api/users/:id/export': owner(200),
  'GET /api/users/:id/subscription': owner(200),
  'POST /api/users/:id/cancel-subscription': owner(409),
  'POST /api/users/:id/change-password': owner(400, () => ({ newPassword: 'a quiet pond' })),
  'POST /api/users/:id/change-phone': owner(400, () => ({ phoneNumber: nextPhone(), code: '123456' })),

  'GET /.well-known/oauth-protected-resource': open(200),
  'GET /.well-known/oauth-protected-resource/mcp': open(200),
  'GET /.well-known/oauth-authorization-server': open(200),
  'POST /oauth/register': open(400, () => ({ redirect_uris: ['http://evil.example'] })),
  'POST /oauth/token': open(415, () => ({})),
  'POST /oauth/revoke': open(415, () => ({})),
  'POST /mcp': open(401, () => ({ jsonrpc: '2.0', id: 1, method: 'ping' })),
  'GET /mcp': open(405),
  'DELETE /mcp': open(405),

  'POST /webhooks/billing': open(400, () => ({ id: 'evt_1' })),
  'POST /webhooks/sms': open(415, () => ({})),
  'POST /webhooks/sms/status': open(415, () => ({})),

  'GET /phone/api/phones': handset(200),
  'GET /phone/api/threads/:phone': handset(200, undefined, { phone: '+14165550199' }),
  'GET /phone/api/threads/:phone/events': handset(200, undefined, { phone: '+14165550199' }),
  'POST /phone/api/pictures': handset(202, () => ({ from: '+14165550199', body: '', picture: tinyPicture().toString('base64') })),
  'POST /phone/api/texts': handset(202, () => ({ from: '+14165550199', body: 'hello' })),

  'GET /billing/test/checkout/:checkout': open(404, undefined, SECRET_ADDRESS),
  'POST /billing/test/checkout/:checkout/pay': open(404, undefined, SECRET_ADDRESS),
  'POST /billing/test/checkout/:checkout/leave': open(303, undefined, SECRET_ADDRESS),
  'GET /billing/test/invoice/:invoice': open(404, undefined, { invoice: 'guess' }),
  'GET /billing/test/portal/:portal': open(404, undefined, SECRET_ADDRESS),
  'POST /billing/test/portal/:portal/:subscription/:action': open(404, undefined, SECRET_ADDRESS),
};

/** The address of a route with the owner's values in it. */
export function addressOf({ path }: Route, expectation: Expectation, ground: Ground): string {
  const values: Record<string, string> = {
    id: ground.id,
    mealId: ground.mealId,
    workoutId: ground.workoutId,
    changeId: ground.changeId,
    phoneNumber: ground.phone,
    ...expectation.params,
  };
  const filled = path.replace(/:(\w+)/g, (whole, name: string) => encodeURIComponent(values[name] ?? whole));
  return filled.replace('{*path}', values['{*path}'] ?? '');
}
