import type { HeardText } from '../../conversation/heard.js';
import { isSure } from '../../conversation/is-sure.js';
import type { TurnAnswer } from '../../conversation/model-turn/turn-answer.js';
import { decideTurn, turnQuestion } from '../../conversation/model-turn/turn-by-model.js';
import type { Outcome } from '../../conversation/outcome.js';
import type { Snapshot } from '../../conversation/snapshot.js';
import { decide, hear, isFaint, type ReadAnswer, settle } from '../../conversation/turn.js';
import type { Foods } from '../../ports/reading/foods.js';
import { type AskAnother, type Understood, Understanding } from '../../ports/reading/understanding.js';
import { type Reading, readText } from '../../reading/index.js';

/** The engine where it is called: no deadline but that of whoever runs it. */
export class InlineUnderstanding extends Understanding {
  constructor(private readonly foods: Pick<Foods, 'current'>) {
    super();
  }

  override understand(heard: HeardText, snapshot: Snapshot, now: Date, ask: AskAnother): Promise<Understood> {
    const foods = this.foods.current();
    const hearing = hear(heard, snapshot, now, foods);
    const faint = ask !== 'never' && isFaint(heard, snapshot, now);
    const asked = (outcome: Outcome, own: Reading | null) =>
      ask === 'never' ? null : turnQuestion(heard, { hearing, own, outcome }, snapshot, now, foods);
    if (hearing.type === 'decided') {
      const outcome = settle(hearing, heard, null, snapshot, now, foods);
      return Promise.resolve({ type: 'decided', outcome, read: null, faint, question: asked(outcome, null) });
    }
    const { text: words, context } = hearing;
    const as = hearing.as ? 'meal' : 'auto';
    const own = readText(words, context, foods, as);
    const outcome = settle(hearing, heard, { reading: own, modelMissed: false }, snapshot, now, foods);
    const question = asked(outcome, own);
    const sure = ask !== 'never' && isSure(own, words, foods);
    if (ask === 'always' || (ask === 'when-unsure' && !sure))
      return Promise.resolve({ type: 'unsure', words, context, as, own, sure, faint, question });
    return Promise.resolve({ type: 'decided', outcome, read: { reader: 'builtin' }, faint, question });
  }

  override decide(heard: HeardText, answer: ReadAnswer, snapshot: Snapshot, now: Date): Promise<Outcome> {
    return Promise.resolve(decide(heard, answer, snapshot, now, this.foods.current()));
  }

  override decideTurn(heard: HeardText, answer: TurnAnswer, snapshot: Snapshot, now: Date): Promise<Outcome | 'refused' | null> {
    return Promise.resolve(decideTurn(heard, answer, snapshot, now, this.foods.current()));
  }
}
