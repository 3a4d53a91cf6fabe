import type { HeardText } from '../conversation/heard.js';
import type { ReadAnswer } from '../conversation/turn.js';
import type { Outcome, Snapshot, WaitingText } from '../ports/storage/texts/store.js';
import type { HeardByModel } from '../ports/reading/third-ear.js';
import type { Understood } from '../ports/reading/understanding.js';
import type { ReadBy } from '../reading/reading.js';
import { askThirdEar } from './ask-third-ear.js';
import type { askTurnOnce, Spent, TurnTried } from './ask-turn.js';
import { inShadow, readInShadow } from './read-in-shadow.js';
import { FOR_GOOD, readText, type Unsure } from './read-text.js';
import type { Dependencies } from './dependencies.js';

type UnderstandDependencies = Pick<Dependencies, 'store' | 'understanding' | 'model' | 'ear' | 'log' | 'metrics' | 'rules'>;

/** What a reading that says nothing of its reader was read by. */
const BUILTIN = { reader: 'builtin' } as const;

interface UnderstoodTurn {
  outcome: Outcome;
  by: ReadBy | null;
  modelMissed: boolean;
  ear: HeardByModel | null;
  /** What a model took to say of the turn what came to nothing. */
  spent: Spent | null;
}

interface Others {
  read: ReturnType<typeof readOnce>;
  listen: ReturnType<typeof listenOnce>;
  askTurn?: ReturnType<typeof askTurnOnce>;
}

/** The outcome of a text by the engine, and by those whom it is better to ask first. */
export async function understoodBy(
  deps: UnderstandDependencies,
  text: WaitingText,
  snapshot: Snapshot,
  { read, listen, askTurn }: Others,
): Promise<UnderstoodTurn> {
  const { understanding, model, rules } = deps;
  const at = text.receivedAt;
  const shadowed = model !== null && inShadow(text.id, rules.model.shadowPercent);
  const first = await understanding.understand(text, snapshot, at, model ? (shadowed ? 'always' : rules.model.ask) : 'never');
  const [tried, ear] = await Promise.all([
    first.question && askTurn ? askTurn(first, snapshot) : NOT_TRIED,
    // Of a text about whose turn nobody is asked, it hears while the model reads.
    first.question && first.faint ? listen(snapshot) : null,
  ]);
  // What another ear hears is for the rules, which know what to do with it.
  if (tried.type === 'decided' && !ear?.topic) return { outcome: tried.outcome, by: tried.by, modelMissed: false, ear, spent: null };
  const rest = await byReading(deps, text, snapshot, { first, shadowed, read, listen, missed: missedWith(tried, first, text) });
  return { ...rest, spent: tried.type === 'nothing' ? tried.spent : tried.by };
}

interface Rest extends Pick<Others, 'read' | 'listen'> {
  first: Understood;
  shadowed: boolean;
  missed: ReadAnswer | null;
}

/** The outcome by the rules, or by whoever reads the text. */
async function byReading(
  deps: UnderstandDependencies,
  text: WaitingText,
  snapshot: Snapshot,
  { first, shadowed, read, listen, missed }: Rest,
): Promise<Omit<UnderstoodTurn, 'spent'>> {
  const { understanding, rules } = deps;
  if (first.type === 'decided') {
    const ear = first.faint ? await listen(snapshot) : null;
    const { outcome } = ear?.topic ? await again(understanding, { ...text, raised: ear.topic }, snapshot, first) : first;
    return { outcome, by: first.read, modelMissed: false, ear };
  }
  const forFigures = shadowed && rules.model.ask === 'when-unsure' && first.sure;
  if (forFigures) void readInShadow(deps, first);
  const [answer, ear] = await Promise.all([
    missed ?? (forFigures ? { reading: first.own, modelMissed: false } : read(first, snapshot)),
    first.faint ? listen(snapshot) : null,
  ]);
  const outcome = await understanding.decide({ ...text, raised: ear?.topic ?? null }, answer, snapshot, text.receivedAt);
  return { outcome, by: answer.reading.by ?? BUILTIN, modelMissed: answer.modelMissed, ear };
}

const NOT_TRIED: TurnTried = { type: 'nothing', spent: null, missed: null };

/** Who could not be asked about the turn is not asked to read it either. What it answered in vain, it is not asked again. */
const missedWith = (tried: TurnTried, first: Understood, { round }: WaitingText): ReadAnswer | null =>
  tried.type === 'nothing' && tried.missed !== null && first.type === 'unsure'
    ? { reading: first.own, modelMissed: round === 0 && !FOR_GOOD.has(tried.missed) && !IN_VAIN.has(tried.missed) }
    : null;
const IN_VAIN: ReadonlySet<string> = new Set(['garbage', 'refused']);

/** The same text with what another ear heard in it; what needs no other reader then needs none now. */
async function again(understanding: Dependencies['understanding'], text: HeardText, snapshot: Snapshot, first: Decided): Promise<Decided> {
  const second = await understanding.understand(text, snapshot, text.receivedAt, 'never');
  return second.type === 'decided' ? second : first;
}
type Decided = Extract<Understood, { type: 'decided' }>;

/** Asks another ear once, also when the turn is decided again. */
export function listenOnce(deps: UnderstandDependencies, text: WaitingText) {
  let heard: Promise<HeardByModel | null> | null = null;
  return (snapshot: Snapshot): Promise<HeardByModel | null> => (heard ??= askThirdEar(deps, text.text, snapshot.user, text.receivedAt));
}

/** Asks for a reading once, also when the turn is decided again; a model that missed it twice is not waited for any more. */
export function readOnce(deps: UnderstandDependencies, text: WaitingText) {
  let known: { key: string; answer: ReadAnswer } | null = null;
  return async (unsure: Unsure, snapshot: Snapshot): Promise<ReadAnswer> => {
    const key = JSON.stringify([unsure.words, unsure.context, unsure.as]);
    if (known?.key !== key) known = { key, answer: await readText(deps, unsure, snapshot.user) };
    return text.round === 0 ? known.answer : { ...known.answer, modelMissed: false };
  };
}
