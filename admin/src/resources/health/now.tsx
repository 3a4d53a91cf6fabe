import type { HealthFigures } from '@mealtext/backend/contract';
import { Link } from 'react-router-dom';
import { Mark, type Tone } from '../../components/mark';
import { figureWords } from './figure-words';
import { rowsLink } from './rows-link';

const OLD_QUEUE_S = 60;

/** What is so at this moment, and what went wrong in the time that is looked at: the first thing to see. */
export function Now({ health }: { health: HealthFigures }) {
  const figure = (name: string) => health.figures.find((one) => one.name === name);
  const depth = figure('queue-depth');
  const age = figure('queue-age');
  const failed = figure('deliveries-failed');
  const missed = figure('reminders-missed');
  const lost = figure('not-understood');
  const ahead = figure('reminders-ahead');
  const late = (figure('reminders-ahead-late')?.total ?? 0) + (figure('reminders-ahead-lost')?.total ?? 0);
  const breaker: Record<string, Tone> = { closed: 'good', 'half-open': 'warn', open: 'bad', misconfigured: 'bad' };
  const bad = (value: number | null | undefined, tone: Tone): Tone => (value ? tone : 'good');
  const counted = (one: typeof failed, tone: Tone, words: string) => {
    if (!one) return null;
    const link = rowsLink(one.rows, health);
    const said = `${figureWords(one.total, one.unit)} ${words}`;
    return <Mark tone={bad(one.total, tone)}>{link ? <Link to={link}>{said}</Link> : said}</Mark>;
  };
  return (
    <section className="panel now" aria-label="Now">
      {depth && (
        <Mark tone={(age?.total ?? 0) > OLD_QUEUE_S ? 'bad' : 'good'}>
          {figureWords(depth.total, depth.unit)} waiting in the queue
          {age?.total ? `, the oldest ${figureWords(age.total, 's')}` : ''}
        </Mark>
      )}
      {counted(failed, 'bad', 'deliveries failed')}
      {counted(lost, 'warn', 'texts not understood')}
      {counted(missed, 'warn', 'reminders missed')}
      {ahead && (
        <Mark tone={bad(late, 'bad')}>
          {figureWords(ahead.total, ahead.unit)} reminders in the next day
          {late ? `, ${figureWords(late, '')} of them more than the sending numbers take in time` : ''}
        </Mark>
      )}
      {health.breaker === null ? (
        <Mark>no model configured</Mark>
      ) : (
        <Mark tone={breaker[health.breaker] ?? 'quiet'}>model breaker {health.breaker}</Mark>
      )}
    </section>
  );
}
