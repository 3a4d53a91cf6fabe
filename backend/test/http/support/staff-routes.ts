import { STAFF_RESOURCES } from '../../../src/ports/storage/staff/staff-lists.js';
import type { StaffCapability } from '../../../src/contract/index.js';

/** One route of the console as staff call it. */
export interface StaffRoute {
  needs: StaffCapability | 'any';
  /** All that it wants but a reason. */
  body?: object;
  /** It goes on until somebody hangs up. */
  stream?: true;
}

const lists = Object.fromEntries(
  STAFF_RESOURCES.flatMap((resource): [string, StaffRoute][] => {
    const needs = resource === 'audit' ? 'audit' : 'look';
    return [
      [`GET /api/staff/${resource}`, { needs }],
      [`GET /api/staff/${resource}/export.csv`, { needs: needs === 'look' ? 'export' : needs }],
      [`GET /api/staff/${resource}/:id`, { needs }],
    ];
  }),
);

/** Every route of the console that asks for a session, by method and path, and what it takes to call it. */
export const STAFF_ROUTES: Readonly<Record<string, StaffRoute>> = {
  ...lists,
  'GET /api/staff/session': { needs: 'any' },
  'GET /api/staff/health': { needs: 'look' },
  'GET /api/staff/quality': { needs: 'look' },
  'POST /api/staff/search': { needs: 'search', body: { q: 'refund' } },
  'GET /api/staff/reviews': { needs: 'look' },
  'POST /api/staff/reviews/next': { needs: 'teach' },
  'POST /api/staff/reviews/:id/judge': { needs: 'teach' },
  'GET /api/staff/business': { needs: 'look' },
  'GET /api/staff/attention': { needs: 'look' },
  'GET /api/staff/events': { needs: 'look', stream: true },
  'GET /api/staff/conversations/:id/pictures/:textId': { needs: 'look' },
  'POST /api/staff/conversations/:id/take': { needs: 'converse' },
  'POST /api/staff/conversations/:id/snooze': { needs: 'converse' },
  'GET /api/staff/drafts/:id': { needs: 'converse' },
  'PUT /api/staff/drafts/:id': { needs: 'converse' },
  'GET /api/staff/presence/:id': { needs: 'look' },
  'PUT /api/staff/presence/:id': { needs: 'converse' },
  'PUT /api/staff/learning/:id': { needs: 'teach' },
  'GET /api/staff/foods': { needs: 'look' },
  'GET /api/staff/foods/:id': { needs: 'look' },
  'POST /api/staff/lessons': { needs: 'teach' },
  'POST /api/staff/lessons/:id/try': { needs: 'teach' },
  'POST /api/staff/lessons/:id/publish': { needs: 'teach' },
  'POST /api/staff/lessons/:id/take-back': { needs: 'teach' },
  'DELETE /api/staff/lessons/:id': { needs: 'teach' },
  'POST /api/staff/replay': { needs: 'replay' },
  'POST /api/staff/replay/fixture': { needs: 'replay' },
  'POST /api/staff/reveal': { needs: 'reveal', body: { kind: 'user', id: '3f2b8a52-6a0e-4c8e-9d38-0f2f6a3b7c11' } },
  'POST /api/staff/users/:id/plan': { needs: 'manage-users', body: { plan: 'pro', until: '2030-01-01T00:00:00Z' } },
  'DELETE /api/staff/users/:id/plan': { needs: 'manage-users' },
  'POST /api/staff/users/:id/end-sessions': { needs: 'manage-users' },
  'POST /api/staff/users/:id/opt-out': { needs: 'manage-users' },
  'GET /api/staff/users/:id/money': { needs: 'look' },
  'POST /api/staff/users/:id/refunds': {
    needs: 'money',
    body: { key: '3f2b8a52-6a0e-4c8e-9d38-0f2f6a3b7c11', invoiceId: 'in_1', cents: 100 },
  },
  'POST /api/staff/users/:id/cancellation': { needs: 'money', body: { key: '3f2b8a52-6a0e-4c8e-9d38-0f2f6a3b7c11', when: 'now' } },
  'POST /api/staff/users/:id/requests': { needs: 'request', body: { kind: 'erase' } },
  'POST /api/staff/requests/:id/approve': { needs: 'approve' },
  'POST /api/staff/requests/:id/refuse': { needs: 'approve' },
  'POST /api/staff/requests/:id/withdraw': { needs: 'request' },
  'POST /api/staff/requests/:id/take-out': { needs: 'request' },
  'POST /api/staff/outreaches': { needs: 'outreach' },
  'POST /api/staff/outreaches/preview': { needs: 'outreach' },
  'PUT /api/staff/outreaches/:id': { needs: 'outreach' },
  'DELETE /api/staff/outreaches/:id': { needs: 'outreach' },
  'POST /api/staff/outreaches/:id/test': { needs: 'outreach' },
  'POST /api/staff/outreaches/:id/ask': { needs: 'outreach' },
  'POST /api/staff/outreaches/:id/withdraw': { needs: 'outreach' },
  'POST /api/staff/outreaches/:id/stop': { needs: 'outreach' },
  'POST /api/staff/outreaches/:id/approve': { needs: 'approve', body: { version: 1 } },
  'POST /api/staff/outreaches/:id/refuse': { needs: 'approve' },
  'GET /api/staff/own-phone': { needs: 'outreach' },
  'PUT /api/staff/own-phone': { needs: 'outreach' },
  'POST /api/staff/own-phone/prove': { needs: 'outreach' },
  'POST /api/staff/views': { needs: 'look' },
  'PUT /api/staff/views/:id': { needs: 'look' },
  'DELETE /api/staff/views/:id': { needs: 'look' },
  'GET /api/staff/tags': { needs: 'look' },
  'POST /api/staff/conversations/:id/tags': { needs: 'converse' },
  'GET /api/staff/conversations/:id/timeline': { needs: 'look' },
  'POST /api/staff/conversations/:id/hold': { needs: 'converse' },
  'POST /api/staff/conversations/:id/reply': { needs: 'converse' },
  'POST /api/staff/conversations/:id/close': { needs: 'converse' },
  'POST /api/staff/conversations/:id/assign': { needs: 'converse' },
  'POST /api/staff/conversations/:id/notes': { needs: 'converse' },
  'POST /api/staff/conversations/:id/flags/:flagId/resolve': { needs: 'converse' },
  'POST /api/staff/conversations/:id/undo': { needs: 'correct', body: { changeId: 'none' } },
  'PUT /api/staff/meals/:id': { needs: 'correct' },
  'DELETE /api/staff/meals/:id': { needs: 'correct' },
  'PUT /api/staff/workouts/:id': { needs: 'correct' },
  'DELETE /api/staff/workouts/:id': { needs: 'correct' },
  'PUT /api/staff/goals/:id': { needs: 'correct' },
  'POST /api/staff/deliveries/:id/resend': { needs: 'resend' },
  'PUT /api/staff/feedback/:id': { needs: 'answer' },
  'POST /api/staff/feedback/:id/answer': { needs: 'answer' },
  'POST /api/staff/subscriptions/:id/repair': { needs: 'repair' },
  'POST /api/staff/staff': { needs: 'manage-staff' },
  'PUT /api/staff/staff/:id': { needs: 'manage-staff' },
  'POST /api/staff/staff/:id/reset': { needs: 'manage-staff' },
  'POST /api/staff/saved-replies': { needs: 'canned' },
  'PUT /api/staff/saved-replies/:id': { needs: 'canned' },
  'DELETE /api/staff/saved-replies/:id': { needs: 'canned' },
};
