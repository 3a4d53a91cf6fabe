import { clockTime, momentWords, wholeMoment } from './format';

/** An instant as people say it; the whole of it on hovering. `within`: in the middle of a sentence. */
export function DateTime({
  at,
  only,
  none = '–',
  within = false,
}: {
  at: string | null | undefined;
  only?: 'time';
  none?: string;
  within?: boolean;
}) {
  if (!at) return <span className="soft">{none}</span>;
  const date = new Date(at);
  return (
    <time dateTime={at} title={wholeMoment(date)} className="figures moment">
      {only === 'time' ? clockTime(date) : within ? inSentence(momentWords(date)) : momentWords(date)}
    </time>
  );
}

/** "Today, 2:40 AM" begins with no name, as "Mon, Nov 23" does. */
const inSentence = (words: string): string => words.replace(/^(Today|Yesterday|Tomorrow)\b/, (word) => word.toLowerCase());
