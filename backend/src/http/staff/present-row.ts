import type { Item } from '../../domain/entry.js';
import type { Row, StaffResource } from '../../ports/storage/staff/staff-lists.js';
import { type Costs, textCost } from '../../usecases/staff/costs.js';
import { describeItems } from '../../usecases/staff/describe-items.js';
import { presentCase } from './present-case.js';
import { presentFlag } from './present-flag.js';
import { presentItem } from '../presenters/meal.js';

const EVERYTHING = { rating: true, macros: true };

/** A row in the contract's fields, where the list has it in the engine's. */
export function presentRow(resource: StaffResource, row: Row, costs: Costs): Row {
  if (resource === 'deliveries') return { ...row, cost: row['channel'] === 'sms' ? textCost(costs, Number(row['segments'])) : null };
  if (resource === 'conversations' || resource === 'inbox') {
    const flags = (row['flags'] as Parameters<typeof presentFlag>[0][]).map(presentFlag);
    return { ...row, flags, ...(resource === 'inbox' ? presentCase(row as unknown as Parameters<typeof presentCase>[0]) : {}) };
  }
  if (resource !== 'meals') return row;
  const items = row['items'] as Item[] | null;
  return { ...row, description: items && describeItems(items), items: (items ?? []).map((item) => presentItem(item, EVERYTHING)) };
}
