import type { AuditRow } from '@mealtext/backend/contract';
import { Link } from 'react-router-dom';
import { Code } from '../../components/code';
import { plainWords } from '../../components/format';

/** Which of our screens shows an object of this kind. */
const SCREENS: Record<string, string> = {
  user: 'users',
  conversation: 'conversations',
  meal: 'meals',
  delivery: 'deliveries',
  feedback: 'feedback',
  subscription: 'subscriptions',
  goals: 'goals',
};

/** What something was done to, and the way there. */
export function AuditObject({ row }: { row: Pick<AuditRow, 'objectKind' | 'objectId'> }) {
  const screen = SCREENS[row.objectKind];
  const words = (
    <>
      {plainWords(row.objectKind)} <Code>{row.objectId.slice(0, 8)}</Code>
    </>
  );
  return screen ? <Link to={`/${screen}/${encodeURIComponent(row.objectId)}`}>{words}</Link> : <span>{words}</span>;
}
