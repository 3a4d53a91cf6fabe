import type { OutreachItem, OutreachRow } from '../../contract/index.js';
import type { Viewer } from '../../ports/storage/staff/staff-lists.js';
import { textCost } from '../../usecases/staff/costs.js';
import type { StaffDependencies } from '../../usecases/staff/staff-dependencies.js';

/** One text to many, with what came of it once it was consented to; null when there is none. */
export async function findOutreach({ staff }: { staff: StaffDependencies }, id: string, viewer: Viewer): Promise<OutreachItem | null> {
  const row = (await staff.lists.one('outreaches', id, viewer)) as OutreachRow | null;
  if (!row) return null;
  const report = row.state === 'draft' || row.state === 'asked' ? null : await staff.outreach.report(id);
  return { ...row, report: report && { ...report, cost: textCost(staff.costs, report.segments) } };
}
