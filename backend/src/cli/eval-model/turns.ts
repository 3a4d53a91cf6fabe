import { existsSync, readFileSync } from 'node:fs';
import type { FoodTable } from '../../food/index.js';
import { converseLine } from '../converse-line.js';
import { type KeptTurn, type MissingPrompt, TurnTape } from '../turn-tape.js';
import type { Dialogue, Made } from './dialogue.js';
import { tellsDone, wrongIn } from './score-dialogue.js';

/** What became of a dialogue. */
export interface PlayedDialogue {
  kind: string;
  id: string;
  wrong: string[];
  /** Wrong, told as done, and nothing asked. */
  silent: boolean;
  /** Turns that were put to a model, and answers of which nothing came. */
  asked: number;
  refused: number;
  /** The first turn that nobody answered. */
  missing: MissingPrompt | null;
}

const linesOf = <T>(path: string): T[] =>
  (existsSync(path) ? readFileSync(path, 'utf8') : '')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T);

export const readDialogues = (folder: string): Dialogue[] => linesOf(`${folder}/dialogues.jsonl`);
export const readTurns = (folder: string): Map<string, KeptTurn> =>
  new Map(linesOf<KeptTurn>(`${folder}/turns.jsonl`).map((kept) => [kept.at, kept]));

/** Plays a dialogue with the answers that are kept of its turns; with null, without a model. */
export function playDialogue(dialogue: Dialogue, turns: ReadonlyMap<string, KeptTurn> | null, table?: FoodTable): PlayedDialogue {
  const tape = turns ? new TurnTape(turns, dialogue.id) : undefined;
  const made = converseLine(dialogue, table, undefined, tape) as unknown as Made;
  const wrong = wrongIn(dialogue, made);
  return {
    id: dialogue.id,
    kind: dialogue.kind,
    wrong,
    silent: wrong.length > 0 && tellsDone(made),
    asked: tape?.count.asked ?? 0,
    refused: tape?.count.refused ?? 0,
    missing: tape?.missing ?? null,
  };
}

/** "dialog  45 of 53 right, 3 silently wrong" for each kind, and for all. */
export function kindLines(played: readonly PlayedDialogue[]): string[] {
  const line = (name: string, some: readonly PlayedDialogue[]): string =>
    `${name.padEnd(8)} ${some.filter(({ wrong }) => wrong.length === 0).length} of ${some.length} right, ${some.filter(({ silent }) => silent).length} silently wrong`;
  const kinds = [...new Set(played.map(({ kind }) => kind))].sort();
  return [
    ...kinds.map((kind) =>
      line(
        kind,
        played.filter((one) => one.kind === kind),
      ),
    ),
    line('all', played),
  ];
}
