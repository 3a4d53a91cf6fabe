import { STAFF_RESOURCES } from '../../../src/ports/staff-lists.js';
import type { StaffCapability } from '../../../src/contract/index.js';

/** One route of the console as staff call it. */
export interface StaffRoute {
  needs: StaffCapability | 'any';
  body?: unknown;
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
  'POST /api/staff/replay': { needs: 'replay' },
  'POST /api/staff/replay/fixture': { needs: 'replay' },
  'POST /api/staff/reveal': { needs: 'reveal' },
  'POST /api/staff/users/:id/plan': { needs: 'manage-users' },
  'DELETE /api/staff/users/:id/plan': { needs: 'manage-users' },
  'POST /api/staff/users/:id/end-sessions': { needs: 'manage-users' },
  'POST /api/staff/users/:id/opt-out': { needs: 'manage-users' },
  'GET /api/staff/conversations/:id/timeline': { needs: 'look' },
  'POST /api/staff/conversations/:id/hold': { needs: 'converse' },
  'POST /api/staff/conversations/:id/reply': { needs: 'converse' },
  'POST /api/staff/conversations/:id/close': { needs: 'converse' },
  'POST /api/staff/conversations/:id/assign': { needs: 'converse' },
  'POST /api/staff/conversations/:id/notes': { needs: 'converse' },
  'POST /api/staff/conversations/:id/flags/:flagId/resolve': { needs: 'converse' },
  'POST /api/staff/conversations/:id/undo': { needs: 'correct' },
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
