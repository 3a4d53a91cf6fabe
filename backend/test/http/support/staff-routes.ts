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
};
