import { duration, wholeMoment } from './format';
import { useNow } from './use-now';

const MINUTE_MS = 60_000;

/** How long ago something began that still goes on: "12 min". */
export function Waited({ since }: { since: string }) {
  const ms = useNow() - Date.parse(since);
  return (
    <time dateTime={since} title={wholeMoment(new Date(since))} className="figures moment">
      {ms < MINUTE_MS ? 'less than 1 min' : duration(ms)}
    </time>
  );
}

/** Until when an answer is meant to be given, or how far that is past. */
export function Due({ at }: { at: string }) {
  const ms = Date.parse(at) - useNow();
  const far = Math.abs(ms) < MINUTE_MS ? '1 min' : duration(Math.abs(ms));
  return (
    <time dateTime={at} title={wholeMoment(new Date(at))} className={ms < 0 ? 'figures moment late' : 'figures moment soft'}>
      {ms < 0 ? `late by ${far}` : `due in ${far}`}
    </time>
  );
}
