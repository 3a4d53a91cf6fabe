import { wordsOf, type Chart } from '../../../language/chart.js';
import { chartOf } from '../../frames/understand.js';
import { foodIn } from '../../frames/remarks.js';
import type { Intent } from '../../intents/intent.js';
import type { TurnContext } from '../../turn-context.js';
import type { Relation } from '../relations.js';
import { FILLS } from './index.js';
import type { Saying } from './try.js';

/** What a relation comes to with the whole text, else with the only clause of it that says enough: in the others stands only how it came. */
export function filled(relation: Relation, saying: Saying): readonly Intent[] | null {
  const whole = FILLS[relation]?.(saying) ?? null;
  return whole ?? (IN_ONE.has(relation) ? inAClause(relation, saying) : null);
}

/** What is told in one breath, whatever stands around it. */
const IN_ONE: ReadonlySet<Relation> = new Set<Relation>(['swap', 'amount', 'more', 'when']);
const MOST = 5;

function inAClause(relation: Relation, saying: Saying): readonly Intent[] | null {
  const { context, against } = saying;
  // A meal that is told counts its own.
  if (relation === 'amount' && against) return null;
  const chart = chartOf(context);
  const clauses = clausesOf(chart);
  if (clauses.length < 2 || clauses.length > MOST) return null;
  const heard = clauses.map(({ from, to }) =>
    relation !== 'amount' || tellsHowMuch(chart, from, to)
      ? (FILLS[relation]?.({ ...saying, context: clauseOf(context, wordsOf(chart, from, to)) }) ?? null)
      : null,
  );
  const at = heard.findIndex((intents) => intents !== null);
  const told = heard.filter((intents) => intents !== null);
  // "The last 2 on the tray, so 5": what it comes to.
  const sum = relation === 'amount' && told.length > 1 && comesTo(chart, clauses.at(-1)!) ? heard.at(-1)! : null;
  if (sum) return sum;
  if (told.length !== 1) return null;
  const silent = clauses.every(({ from, to }, i) => i === at || !foodIn(chart, from, to, context));
  return silent ? heard[at]! : null;
}

const clauseOf = (context: TurnContext, text: string): TurnContext => ({ ...context, text, reading: null });

interface Clause {
  from: number;
  to: number;
}

/** Stretches between marks, and before what follows from them. */
function clausesOf({ tokens, at }: Chart): Clause[] {
  const out: Clause[] = [];
  let from = 0;
  for (let place = 0; place <= tokens.length; place += 1) {
    const mark = tokens[place]?.is === 'mark';
    const turns = place > from && at[place]?.some(({ kind }) => TURNS.has(kind)) === true;
    if (place < tokens.length && !mark && !turns) continue;
    if (place > from) out.push({ from, to: place });
    from = mark ? place + 1 : place;
  }
  return out;
}
const TURNS: ReadonlySet<string> = new Set(['because', 'hence']);

const tellsHowMuch = ({ at }: Chart, from: number, to: number): boolean =>
  at.slice(from, to).some((spans) => spans.some(({ kind }) => kind === 'number' || kind === 'share'));

const comesTo = ({ at }: Chart, { from }: Clause): boolean => at[from]!.some(({ kind }) => kind === 'hence' || kind === 'in-all');
