import type { StaffCapability, StaffRole } from '../../contract/index.js';

const VIEWER = ['look'] as const satisfies readonly StaffCapability[];
const AGENT = [
  ...VIEWER,
  'find-by-phone',
  'reveal',
  'search',
  'converse',
  'correct',
  'resend',
  'answer',
  'replay',
  'export',
  'canned',
  'teach',
  'outreach',
  'request',
  'money',
] as const satisfies readonly StaffCapability[];

/** The one table of who may do what. */
export const CAPABILITIES_OF: Readonly<Record<StaffRole, readonly StaffCapability[]>> = {
  viewer: VIEWER,
  agent: AGENT,
  admin: [...AGENT, 'manage-users', 'repair', 'approve', 'audit', 'manage-staff'],
};

export const mayStaff = (role: StaffRole, capability: StaffCapability): boolean => CAPABILITIES_OF[role].includes(capability);
