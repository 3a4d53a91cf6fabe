import type { StaffCapability } from '@mealtext/backend/contract';
import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext, type ListControllerResult, type RaRecord } from 'react-admin';
import { useAppContext } from '../session/app-context';
import { count } from './format';

/** What can be done with several rows of a page at once. */
export interface Bulk<Row> {
  needs: StaffCapability;
  /** Whether it can be done with this one. */
  fits: (row: Row) => boolean;
  name: (row: Row) => string;
  acts: (rows: Row[], clear: () => void) => ReactNode;
}

/** The rows of this page that it can be done with, and those of them that are chosen. */
function useChosen<Row extends RaRecord>({ needs, fits }: Bulk<Row>) {
  const { may } = useAppContext();
  const list: ListControllerResult<Row> = useListContext<Row>();
  const fitting = may(needs) ? (list.data ?? []).filter(fits) : [];
  return { list, fitting, chosen: fitting.filter(({ id }) => list.selectedIds.includes(id)) };
}

/** Says how many are chosen, and what can be done with them. */
export function BulkBar<Row extends RaRecord>({ bulk }: { bulk: Bulk<Row> }) {
  const { list, chosen } = useChosen(bulk);
  if (!chosen.length) return null;
  return (
    <div className="list-bulk" role="group" aria-label="Chosen rows">
      <span>{count(chosen.length)} chosen</span>
      {bulk.acts(chosen, list.onUnselectItems)}
      <Button onClick={() => list.onUnselectItems()}>Choose none</Button>
    </div>
  );
}

export function ChooseAll<Row extends RaRecord>({ bulk }: { bulk: Bulk<Row> }) {
  const { list, fitting, chosen } = useChosen(bulk);
  if (!fitting.length) return <span className="hidden-words">Chosen</span>;
  const all = chosen.length === fitting.length;
  return (
    <input
      type="checkbox"
      aria-label="Choose all of this page"
      checked={all}
      onChange={() => (all ? list.onUnselectItems() : list.onSelect(fitting.map(({ id }) => id)))}
    />
  );
}

export function Choose<Row extends RaRecord>({ bulk, row }: { bulk: Bulk<Row>; row: Row }) {
  const { list, fitting } = useChosen(bulk);
  if (!fitting.includes(row)) return null;
  return (
    <input
      type="checkbox"
      aria-label={`Choose ${bulk.name(row)}`}
      checked={list.selectedIds.includes(row.id)}
      onChange={() => list.onToggleItem(row.id)}
    />
  );
}
