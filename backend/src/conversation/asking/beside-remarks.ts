import { readText } from '../../reading/index.js';
import type { Chart } from '../../language/chart.js';
import type { Hearing, Rule } from '../hearing/hearing.js';
import { readingContext, type TurnContext } from '../turn-context.js';
import { askingChart } from './asking-chart.js';
import { ownLanguages } from './languages-of.js';

const ENDS: ReadonlySet<string> = new Set([',', '.', ';', '!', '?', '(', ')', '\n', '-']);
const MOST = 4;
/** Concepts that ask for something, so that their clause is no remark. */
const ASKS: ReadonlySet<string> = new Set(
  'undo redo delete remove add swap amend question q-count q-what q-when q-why q-how advice may-i explain number figure kcal share nutrient energy nudge digest water-word weigh-word skip-word it'.split(
    ' ',
  ),
);

/**
 * A wish in one clause, and in the others only how it came: "turn off the dinner reminder, i work nights now". Null where another
 * clause asks for something, tells a number or names a food.
 */
export function besideRemarks(context: TurnContext, hear: Rule): Hearing | null {
  if (context.text.length > 200 || context.text.startsWith('/')) return null;
  const chart = askingChart(context, ownLanguages(context));
  const clauses = clausesOf(chart);
  if (clauses.length < 2 || clauses.length > MOST) return null;
  const all = clauses.map((clause) => ({ clause, heard: hear({ ...context, text: clause.text }) }));
  // Whatever follows "wrong number?" is for somebody else, unless it takes back what was sent.
  if (isMisdirected(all[0]!.heard)) return all.slice(1).some(({ clause }) => takesBack(clause, chart)) ? null : all[0]!.heard;
  const wishes = all.filter(({ heard }) => heard && !isTalk(heard));
  const told = wishes.length === 0 ? all.find(({ heard }) => heard && !isNod(heard)) : wishes[0];
  if (
    !told ||
    wishes.length > 1 ||
    !all.every((one) => one === told || isTalk(one.heard) || isRemark(one.clause, chart, context, isSetting(told.heard)))
  )
    return null;
  return told.heard;
}

interface Clause {
  from: number;
  to: number;
  text: string;
}

/** Stretches between marks and before a reason. */
function clausesOf({ text, tokens, at }: Chart): Clause[] {
  const out: Clause[] = [];
  let from = 0;
  for (let i = 0; i <= tokens.length; i += 1) {
    const ends = i === tokens.length || (tokens[i]!.is === 'mark' && ENDS.has(tokens[i]!.word));
    const reason = !ends && i > from && at[i]!.some(({ kind }) => kind === 'because');
    if (!ends && !reason) continue;
    if (i > from) {
      const end = tokens[i - 1]!.to;
      out.push({ from, to: i, text: text.slice(tokens[from]!.from, text[end] === '?' ? end + 1 : end) });
    }
    from = ends ? i + 1 : i;
  }
  return out;
}

const isTalk = (heard: Hearing | null): boolean => heard?.type === 'decided' && heard.intents.every(({ type }) => type === 'chat');
const isMisdirected = (heard: Hearing | null): boolean =>
  heard?.type === 'decided' && heard.intents.some((intent) => intent.type === 'chat' && intent.what === 'wrong-number');
const takesBack = ({ from, to }: Clause, { at }: Chart): boolean =>
  at.slice(from, to).some((spans) => spans.some(({ kind }) => kind === 'last-one' || kind === 'undone-thing')) &&
  at[from]!.some(({ kind }) => kind === 'remove' || kind === 'delete' || kind === 'undo');
/** A nod before something else tells nothing of it. */
const isNod = (heard: Hearing): boolean =>
  heard.type === 'decided' &&
  heard.intents.every((intent) => intent.type === 'chat' && (intent.what === 'ok' || intent.what === 'greeting'));

const isSetting = (heard: Hearing | null): boolean => heard?.type === 'decided' && heard.intents.every(({ type }) => type === 'settings');

/** `setting`: it stands beside the hour of a reminder, as "standup runs long" does. */
function isRemark({ from, to, text }: Clause, chart: Chart, context: TurnContext, setting: boolean): boolean {
  if (text.includes('?')) return false;
  for (let at = from; at < to; at += 1)
    if (chart.tokens[at]!.is === 'number' || chart.at[at]!.some((span) => ASKS.has(span.kind) && span.to <= to)) return false;
  const { meals, workouts, asides } = readText(text, readingContext(context.snapshot, context.now), context.table);
  const foods = [...meals, ...asides.map(({ meal }) => meal)].flatMap(({ items }) => items);
  return (
    (setting ? workouts.every(({ calories }) => calories === null) : workouts.length === 0) &&
    !foods.some(({ nutrients }) => nutrients !== null)
  );
}
