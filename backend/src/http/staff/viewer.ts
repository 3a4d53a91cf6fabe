import type { StaffCaller } from '../../ports/storage/staff/staff-accounts.js';
import type { Viewer } from '../../ports/storage/staff/staff-lists.js';
import { mayStaff } from '../../usecases/staff/capabilities.js';

/** What a caller may see of lists. */
export const viewerOf = ({ account: { role }, sessionHash }: StaffCaller): Viewer => ({
  sessionHash,
  findsByPhone: mayStaff(role, 'find-by-phone'),
  reveals: mayStaff(role, 'reveal'),
});
