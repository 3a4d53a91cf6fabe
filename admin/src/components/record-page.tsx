import type { ReactNode } from 'react';
import { useGetOne, type RaRecord } from 'react-admin';
import { useParams } from 'react-router-dom';
import { CallFailed } from '../providers/api';
import { Failed, Nothing, Waiting } from './notices';

/** Apart from what react-admin keeps of a list's rows, which hold less than the record. */
export const WHOLE = { whole: true };

interface Props<Row> {
  resource: string;
  /** "user": what is missing when it is not there. */
  what: string;
  children: (record: Row) => ReactNode;
}

/** One record by the id of the address: waiting, missing, failed or there. */
export function RecordPage<Row extends RaRecord>({ resource, what, children }: Props<Row>) {
  const { id = '' } = useParams();
  const { data, error, refetch } = useGetOne<Row>(resource, { id, meta: WHOLE }, { retry: false });
  if (data) return children(data);
  if (error instanceof CallFailed && (error.status === 404 || error.status === 400))
    return (
      <div className="page">
        <Nothing title={`There is no such ${what}`}>It may have been deleted, or the address is not whole.</Nothing>
      </div>
    );
  return <div className="page">{error ? <Failed error={error} retry={() => void refetch()} /> : <Waiting lines={6} />}</div>;
}
