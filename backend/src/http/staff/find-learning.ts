import type { LearningItem, LearningRow } from '../../contract/index.js';
import type { Viewer } from '../../ports/storage/staff/staff-lists.js';
import type { StaffDependencies } from '../../usecases/staff/staff-dependencies.js';
import { presentFood } from './present-food.js';

const MOST_FOODS = 8;

/** Something to be learned with how it is heard today; null when it came no more. What is hidden is not explained. */
export async function findLearning({ staff }: { staff: StaffDependencies }, id: string, viewer: Viewer): Promise<LearningItem | null> {
  const row = (await staff.lists.one('learning', id, viewer)) as unknown as LearningRow | null;
  if (!row) return null;
  const foods = row.said ? staff.engine.foods(row.said, MOST_FOODS).map(presentFood) : [];
  return { ...row, ...staff.engine.explain(row.said), foods };
}
