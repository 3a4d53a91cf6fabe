import { useAppContext } from '../session/app-context';
import { needing, useAttention } from './attention';

function Badge({ count, words, danger = false }: { count: number; words: string; danger?: boolean }) {
  if (!count) return null;
  return (
    <span className={danger ? 'badge danger' : 'badge'} title={words}>
      <span aria-hidden>{count}</span>
      <span className="hidden-words">{words}</span>
    </span>
  );
}

/** How many conversations need a person; red where somebody's safety is among them. */
export function AttentionBadge() {
  const attention = useAttention();
  if (!attention) return null;
  const { safetyCount, waiting } = attention;
  const words = [safetyCount && `${safetyCount} about safety`, waiting && `${waiting} waiting for an answer`].filter(Boolean).join(', ');
  return <Badge count={needing(attention)} words={words} danger={safetyCount > 0} />;
}

/** How many requests, or texts to many, of colleagues wait for one's consent. */
export function ConsentBadge({ of }: { of: 'requests' | 'outreach' }) {
  const { may } = useAppContext();
  const count = useAttention()?.[of] ?? 0;
  return may('approve') ? <Badge count={count} words={`${count} waiting for consent`} /> : null;
}
