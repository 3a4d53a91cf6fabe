import { clockTime, momentWords, wholeMoment } from './format';

/** An instant as people say it; the whole of it on hovering. */
export function Moment({ at, only, none = '–' }: { at: string | null | undefined; only?: 'time'; none?: string }) {
  if (!at) return <span className="soft">{none}</span>;
  const date = new Date(at);
  return (
    <time dateTime={at} title={wholeMoment(date)} className="figures moment">
      {only === 'time' ? clockTime(date) : momentWords(date)}
    </time>
  );
}
