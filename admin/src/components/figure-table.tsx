import type { ReactNode } from 'react';

/** A column of figures: its title, and what it shows of a row. */
export interface FigureColumn<Row> {
  title: string;
  of: (row: Row) => string;
  strong?: boolean;
}

interface Props<Row> {
  /** What the table is, for screen readers. */
  label: string;
  /** Title of the first column. */
  what: ReactNode;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** What a row is about. */
  first: (row: Row) => ReactNode;
  columns: readonly FigureColumn<Row>[];
}

/** Figures side by side, a line for each thing that they are of. */
export const FigureTable = <Row,>({ label, what, rows, keyOf, first, columns }: Props<Row>) => (
  <div className="list-scroll">
    <table className="list" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{what}</th>
          {columns.map(({ title }) => (
            <th key={title} scope="col" className="end">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            <td>{first(row)}</td>
            {columns.map(({ title, of, strong }) => (
              <td key={title} data-label={title} className={strong ? 'end figures strong' : 'end figures'}>
                {of(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
