import { appendFileSync } from 'node:fs';
import type { Prompt } from '../../adapters/openai/prompts/prompt.js';
import { converseLine } from '../converse-line.js';
import { type KeptTurn, TurnTape } from '../turn-tape.js';
import type { Dialogue } from './dialogue.js';
import type { MeasuredText } from './measured.js';
import { play } from './play.js';
import { type ModelTape, namedChoices } from './tape.js';

/** Who answers a prompt: a model, or what somebody wrote by hand; null: nobody. */
export type Answering = (prompt: Prompt<unknown>, place: string) => Promise<unknown>;
export interface Whose {
  by: string;
  on: string;
}

/** What is not of its schema is not kept, and is named here. */
export type Refused = string[];

/** Asks for both calls of each text where the tape has no answer. */
export async function recordTexts(texts: readonly MeasuredText[], tape: ModelTape, ask: Answering, whose: Whose): Promise<Refused> {
  const refused: Refused = [];
  for (const text of texts) {
    const { first, merged } = play(text, tape);
    if (!merged) {
      const answer = await ask(first, first.key);
      if (answer == null) continue;
      if (first.parse(answer) === null) refused.push(`${text.id}, first call`);
      else tape.add({ key: first.key, prompt: first.version, ...whose, answer });
    }
    const { second, chosen, questions, choicesKey } = play(text, tape);
    if (!second || chosen) continue;
    const answer = await ask(second, second.key);
    if (answer == null) continue;
    const asked = questions.map(({ question }) => question);
    const choices = namedChoices(answer, asked);
    if (choices) tape.add({ key: choicesKey, prompt: second.version, ...whose, choices });
    else refused.push(`${text.id}, second call`);
  }
  return refused;
}

/** Asks about each turn of a dialogue that the tape has no answer for, and adds what was answered to the map and to the file. */
export async function recordTurns(
  dialogues: readonly Dialogue[],
  turns: Map<string, KeptTurn>,
  path: string,
  ask: Answering,
  { by, on }: Whose,
): Promise<Refused> {
  const refused: Refused = [];
  for (const dialogue of dialogues) {
    for (let tries = 0; tries < dialogue.texts.length; tries += 1) {
      const tape = new TurnTape(turns, dialogue.id);
      converseLine(dialogue, undefined, undefined, tape);
      if (!tape.missing) break;
      const { at, prompt, kept } = tape.missing;
      const answer = await ask(prompt, at);
      if (answer == null) break;
      const made = kept(answer, by, on);
      if (!made) {
        refused.push(at);
        break;
      }
      turns.set(at, made);
      appendFileSync(path, `${JSON.stringify(made)}\n`);
    }
  }
  return refused;
}
