import type { TextRow } from '@mealtext/backend/contract';
import { Mark } from '../../components/mark';

/** What became of a text of a user. */
export function TextState({ text: { problem, notUnderstood, corrected, handledAt } }: { text: TextRow }) {
  if (problem) return <Mark tone="bad">failed</Mark>;
  if (notUnderstood) return <Mark tone="warn">not understood</Mark>;
  if (corrected) return <Mark tone="warn">corrected</Mark>;
  return handledAt ? <Mark tone="good">handled</Mark> : <Mark>waiting</Mark>;
}
