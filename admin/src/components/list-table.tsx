import type { ReactNode } from 'react';
import { useListContext, type ListControllerResult, type RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { type Bulk, Choose, ChooseAll } from './list-bulk';
import { Failed, Nothing } from './notices';

export interface Column<Row> {
  label: string;
  render: (row: Row) => ReactNode;
  /** The field that the server sorts by. */
  sort?: string;
  /** Which way it sorts at first: the latest or the largest where left out. */
  first?: 'ASC' | 'DESC';
  /** Figures stand at the end. */
  end?: boolean;
  /** Left out where there is room for one column only. */
  desk?: boolean;
}

interface Props<Row> {
  /** The first names the row and leads to it. */
  columns: readonly Column<Row>[];
  to?: ((row: Row) => string | null) | undefined;
  empty: string;
  hint?: ReactNode;
  /** What can be done with one row. */
  rowActions?: ((row: Row) => ReactNode) | undefined;
  /** What can be done with several rows at once. */
  bulk?: Bulk<Row> | undefined;
}

/** The rows of a list: a table on a desk, and on a phone each row as a block with its fields named. */
export function ListTable<Row extends RaRecord>({ columns, to, empty, hint, rowActions, bulk }: Props<Row>) {
  const list: ListControllerResult<Row> = useListContext<Row>();
  const { data, isPending, sort, setSort, refetch } = list;
  const error: unknown = list.error;
  if (error) return <Failed error={error} retry={() => void refetch()} />;
  if (!isPending && !data?.length) {
    const filtered = Object.keys(list.filterValues as object).length > 0;
    return <Nothing title={filtered ? 'Nothing fits these filters' : empty}>{filtered ? 'Clear a filter to see more.' : hint}</Nothing>;
  }
  return (
    <div className="list-scroll">
      <table className="list" role="table" aria-busy={isPending}>
        <thead role="rowgroup">
          <tr role="row">
            {bulk && (
              <th role="columnheader" scope="col">
                <ChooseAll bulk={bulk} />
              </th>
            )}
            {columns.map(({ label, sort: field, first = 'DESC', end, desk }) => {
              const sorted = field !== undefined && sort.field === field;
              const direction = sort.order === 'ASC' ? 'ascending' : 'descending';
              return (
                <th
                  key={label}
                  role="columnheader"
                  scope="col"
                  className={names(end && 'end', desk && 'desk')}
                  aria-sort={sorted ? direction : undefined}
                >
                  {field ? (
                    <button onClick={() => setSort({ field, order: !sorted ? first : sort.order === 'DESC' ? 'ASC' : 'DESC' })}>
                      {label}
                      <span aria-hidden>{sorted ? (sort.order === 'ASC' ? ' ↑' : ' ↓') : ''}</span>
                    </button>
                  ) : (
                    label
                  )}
                </th>
              );
            })}
            {rowActions && (
              <th role="columnheader" scope="col">
                <span className="hidden-words">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {isPending
            ? Array.from({ length: 8 }, (_, row) => (
                <tr key={row} role="row" className="coming">
                  {bulk && <td role="cell" />}
                  {columns.map(({ label, desk }) => (
                    <td key={label} role="cell" className={names(desk && 'desk')}>
                      <span />
                    </td>
                  ))}
                  {rowActions && <td role="cell" />}
                </tr>
              ))
            : data.map((row) => {
                const path = to?.(row);
                return (
                  <tr key={row.id} role="row" className={names(path && 'leads')}>
                    {bulk && (
                      <td role="cell" className="choose">
                        <Choose bulk={bulk} row={row} />
                      </td>
                    )}
                    {columns.map(({ label, render, end, desk }, index) => (
                      <td key={label} role="cell" data-label={label} className={names(end && 'end figures', desk && 'desk')}>
                        {index === 0 && path ? (
                          <Link to={path} className="row-link">
                            {render(row)}
                          </Link>
                        ) : (
                          render(row)
                        )}
                      </td>
                    ))}
                    {rowActions && (
                      <td role="cell" className="row-actions">
                        {rowActions(row)}
                      </td>
                    )}
                  </tr>
                );
              })}
        </tbody>
      </table>
    </div>
  );
}

const names = (...all: (string | false | null | undefined)[]) => all.filter(Boolean).join(' ') || undefined;
