import { type ReactNode, useRef } from 'react';
import { ListBase, type RaRecord, type SortPayload } from 'react-admin';
import { ListKeys } from '../keys/list-keys';
import { menuLabel } from '../shell/menu-entries';
import { ExportButton } from './export-button';
import { ListFilters, type ListFilter } from './list-filters';
import { ListPages } from './list-pages';
import { type Bulk, BulkBar } from './list-bulk';
import { ListTable, type Column } from './list-table';
import { ListViews } from './list-views';
import { Page } from './page';
import { useLinkedFilter } from './use-linked-filter';

interface Props<Row> {
  resource: string;
  /** Where it is not the menu's word. */
  title?: string;
  lead?: ReactNode;
  columns: readonly Column<Row>[];
  filters?: readonly ListFilter[];
  search?: string | undefined;
  sort: SortPayload;
  /** What it is narrowed by until somebody chooses. */
  opensOn?: Record<string, unknown> | undefined;
  to?: (row: Row) => string | null;
  rowActions?: ((row: Row) => ReactNode) | undefined;
  bulk?: Bulk<Row> | undefined;
  empty: string;
  hint?: ReactNode;
  actions?: ReactNode;
  /** Without the server's CSV. */
  noExport?: boolean;
}

const NO_FILTERS: readonly ListFilter[] = [];
/** What failed is said where the rows would be, and nowhere else. */
const SAID_IN_THE_LIST = { onError: () => undefined };

/** A list of the server's: search, filters, sorting, pages and export are all done there. */
export function ConsoleList<Row extends RaRecord>(props: Props<Row>) {
  const { resource, title = menuLabel(resource), lead, sort, filters = NO_FILTERS, search, actions, noExport = false } = props;
  const around = useRef<HTMLDivElement>(null);
  const ready = useLinkedFilter(resource, sort);
  if (!ready) return null;
  return (
    <ListBase
      resource={resource}
      sort={sort}
      perPage={25}
      {...(props.opensOn ? { filterDefaultValues: props.opensOn } : {})}
      disableSyncWithLocation
      storeKey={`${resource}.listParams`}
      authLoading={null}
      error={false}
      queryOptions={SAID_IN_THE_LIST}
    >
      <Page
        title={title}
        tab={title}
        lead={lead}
        actions={
          <>
            {!noExport && <ExportButton />}
            {actions}
          </>
        }
      >
        <div ref={around}>
          <ListKeys around={around} />
          <ListFilters search={search} filters={filters} />
          <ListViews />
          {props.bulk && <BulkBar bulk={props.bulk} />}
          <div className="panel list-panel">
            <ListTable
              columns={props.columns}
              to={props.to}
              rowActions={props.rowActions}
              bulk={props.bulk}
              empty={props.empty}
              hint={props.hint}
            />
            <ListPages />
          </div>
        </div>
      </Page>
    </ListBase>
  );
}
