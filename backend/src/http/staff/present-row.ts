import type { Item } from '../../domain/entry.js';
import type { Row, StaffResource } from '../../ports/staff-lists.js';
import { type Costs, textCost } from '../../usecases/staff/costs.js';
import { describeItems } from '../../usecases/staff/describe-items.js';
import { presentItem } from '../presenters/meal.js';

const EVERYTHING = { rating: true, macros: true };

/** A row in the contract's fields, where the list has it in the engine's. */
export function presentRow(resource: StaffResource, row: Row, costs: Costs): Row {
  if (resource === 'deliveries') return { ...row, cost: row['channel'] === 'sms' ? textCost(costs, Number(row['segments'])) : null };
  if (resource !== 'meals') return row;
  const items = row['items'] as Item[] | null;
  return { ...row, description: items && describeItems(items), items: (items ?? []).map((item) => presentItem(item, EVERYTHING)) };
}
