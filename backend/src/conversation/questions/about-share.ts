import { chartOf, MOST_LENGTH } from '../frames/understand.js';
import { edit } from '../intents/edit.js';
import { decision } from '../decision.js';
import type { TurnContext } from '../turn-context.js';
import { partsOf } from '../../understanding/parts.js';
import type { Question } from './question.js';

/** What may stand beside a share in an answer: "i guess i ate about half of it". */
const OF_SHARE: ReadonlySet<string> = new Set(
  'share filler only eat eaten-share it in determiner article left and aside subject'.split(' '),
);

/** "Didn't finish": how much of it was eaten. "Left a third" tells the rest. */
export const share: Question = {
  takes: (_answer, _pending, context) => shareTold(context) !== null,
  answer: (_answer, { draft }, context) => {
    const { entryId, of } = draft as { entryId: string; of: string | null };
    const entry = context.snapshot.entries.find((one) => one.id === entryId);
    if (!entry) return decision('answer_pending', [{ kind: 'not_found', text: context.say.nothingToChange }]);
    const target = { by: 'numbers' as const, numbers: [entry.number] };
    const made = edit({ type: 'edit', target, change: { is: 'scale', factor: shareTold(context)!, of } }, context);
    return { ...made, intents: ['answer_pending', ...made.intents] };
  },
};

function shareTold(context: TurnContext): number | null {
  if (context.text.length > MOST_LENGTH || context.text.includes('?')) return null;
  const { parts, left } = partsOf(chartOf(context), OF_SHARE);
  const spans = parts.flatMap((part) => part.spans);
  const told = spans.filter(({ kind, value }) => kind === 'share' && (value as number) > 0 && (value as number) < 1);
  if (left.length > 0 || told.length !== 1) return null;
  const value = told[0]!.value as number;
  return spans.some(({ kind }) => kind === 'left') ? 1 - value : value;
}
