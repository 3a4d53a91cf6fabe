import type { ReactNode } from 'react';
import { showFullDay } from '../../lib/format';
import { sayCommon } from '../../lib/say-common';

interface Props<Day> {
  caption: string;
  days: readonly Day[];
  /** The columns after the day: heading and cell. */
  columns: readonly (readonly [heading: string, cell: (day: Day) => ReactNode])[];
}

/** What a chart shows, for who cannot see it. */
export const DayTable = <Day extends { date: string }>({ caption, days, columns }: Props<Day>) => (
  <div className="sr-only">
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{sayCommon('day')}</th>
          {columns.map(([heading]) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <tr key={day.date}>
            <th scope="row">{showFullDay(day.date)}</th>
            {columns.map(([heading, cell]) => (
              <td key={heading}>{cell(day)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
