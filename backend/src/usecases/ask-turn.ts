import type { Outcome, Snapshot, WaitingText } from '../ports/storage/texts/store.js';
import type { TurnRead } from '../ports/reading/turn-reader.js';
import type { Understood } from '../ports/reading/understanding.js';
import { type Asked, withinMeans } from './within-means.js';
import type { Dependencies } from './dependencies.js';

type AskDependencies = Pick<Dependencies, 'turns' | 'store' | 'rules' | 'log' | 'metrics'>;
type Question = NonNullable<Understood['question']>;

/** What a model took for an answer of which nothing came. */
export interface Spent {
  tokensIn: number;
  tokensOut: number;
}

/** What came of asking a model about a turn. `missed`: why it did not answer. */
export type TurnTried =
  | { type: 'decided'; outcome: Outcome; by: TurnRead['by'] }
  | { type: 'nothing'; spent: Spent | null; missed: Extract<Asked<never>, { type: 'missed' }>['reason'] | null };

/** Has the model say what a text asks for, within the same means as a reading; what was asked before costs nothing. */
async function askTurn(
  { turns, ...deps }: AskDependencies,
  question: Question,
  user: Snapshot['user'],
  at: Date,
): Promise<Asked<TurnRead>> {
  const { metrics } = deps;
  const kept = await turns!.readKept(question);
  if (kept) {
    metrics.count('model_turns', { result: 'kept' });
    return { type: 'answered', answer: kept };
  }
  const asked = await withinMeans(deps, user, at, async () => {
    const began = performance.now();
    try {
      return await turns!.read(question);
    } finally {
      metrics.time('model_turn', {}, (performance.now() - began) / 1000);
    }
  });
  metrics.count('model_turns', { result: asked.type === 'answered' ? 'answered' : asked.reason });
  return asked;
}

/** What a text comes to by what the model says that it asks for. Asks once, also when the turn is decided again on the same talk. */
export function askTurnOnce(deps: AskDependencies & Pick<Dependencies, 'understanding'>, text: WaitingText) {
  let known: { key: string; asked: Asked<TurnRead> } | null = null;
  return async (first: Understood, snapshot: Snapshot): Promise<TurnTried> => {
    const { question } = first;
    if (!question || !deps.turns) return { type: 'nothing', spent: null, missed: null };
    const key = JSON.stringify(question);
    if (known?.key !== key) known = { key, asked: await askTurn(deps, question, snapshot.user, text.receivedAt) };
    return taken(deps, text, snapshot, first, known.asked);
  };
}

/** Nothing where it names what is not there, or leaves it to a reading. */
async function taken(
  { understanding, log, metrics }: Pick<Dependencies, 'understanding' | 'log' | 'metrics'>,
  text: WaitingText,
  snapshot: Snapshot,
  first: Understood,
  asked: Asked<TurnRead>,
): Promise<TurnTried> {
  if (asked.type === 'missed') return { type: 'nothing', spent: null, missed: asked.reason };
  const { answer, by } = asked.answer;
  const nothing: TurnTried = { type: 'nothing', spent: by, missed: null };
  // What is to be read is read by whoever reads best.
  if (answer.do === 'log' && first.type === 'unsure') return nothing;
  const outcome = await understanding.decideTurn(text, answer, snapshot, text.receivedAt);
  if (outcome === 'refused') {
    metrics.count('model_turns_refused', {});
    log.warn('model answer about a turn refused', { textId: text.id });
    return nothing;
  }
  return outcome === null ? nothing : { type: 'decided', outcome, by };
}
