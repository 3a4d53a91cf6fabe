import type { ReplaySummary } from '@mealtext/backend/contract';
import { count, duration } from '../../components/format';

/** What would change, in figures. */
export function ReplaySummaryPanel({ summary }: { summary: ReplaySummary }) {
  const figures: readonly (readonly [label: string, value: number, tone?: 'good' | 'bad'])[] = [
    ['texts mended', summary.mended, 'good'],
    ['texts broken', summary.broken, 'bad'],
    ['other intents', summary.changedIntents],
    ['other entries', summary.changedEntries],
    ['other replies', summary.changedReplies],
    ['not comparable', summary.incomparable],
  ];
  return (
    <section className="panel" aria-label="Summary">
      <p>
        <span className="strong">
          {summary.changedConversations
            ? `${count(summary.changedConversations)} of ${count(summary.conversations)} conversations would go differently`
            : summary.conversations === 1
              ? 'The conversation would go as it did'
              : `All ${count(summary.conversations)} conversations would go as they did`}
        </span>{' '}
        <span className="soft figures">
          {count(summary.texts)} texts in {duration(summary.took)}
        </span>
      </p>
      <dl className="replay-figures">
        {figures.map(([label, value, tone]) => (
          <div key={label} className={value && tone ? tone : undefined}>
            <dt>{label}</dt>
            <dd className="figures">{count(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
