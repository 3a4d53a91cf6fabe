import { isSure } from '../../conversation/is-sure.js';
import { type MeasuredText, type Score, scoreReading, summary } from './measured.js';
import type { Played } from './play.js';

/** A text that has all its answers, and what came of it by each way of reading. */
export interface Measured extends Played {
  text: MeasuredText;
  merged: NonNullable<Played['merged']>;
  chosen: NonNullable<Played['chosen']>;
}

/** As counted over prompts, schemas and answers of these texts with the tokens of GPT-4.1 (o200k); each model has its own. */
const LETTERS_A_TOKEN = 3.2;

/** The variants as lines: right in all and by style, and the mean error of carbohydrate. */
export function variantLines(all: readonly Measured[]): string[] {
  const texts = all.map(({ text }) => text);
  const styles = [...new Set(texts.map(({ style }) => style))].sort();
  const row = (name: string, score: (one: Measured) => Score): string => `${name.padEnd(34)}${summary(texts, all.map(score))}`;
  return [
    `${'variant'.padEnd(34)}  right${styles.map((style) => style.padStart(9)).join('')}  MAE carbs`,
    row('built-in reader', ({ text, own }) => scoreReading(text, own)),
    row("the model's guesses alone", guessScore),
    row('merged, one call', ({ text, merged }) => scoreReading(text, merged)),
    row('rows and lines by number', ({ text, chosen }) => scoreReading(text, chosen)),
    row('the same behind the gate', ({ text, own, chosen }) => scoreReading(text, isSure(own, text.text) ? own : chosen)),
  ];
}

/** How many texts are asked about at the gate, with how many of the built-in reader's errors, and what both ways take. */
export function gateLines(all: readonly Measured[], prices: { in: number; out: number } | null): string[] {
  const asked = all.filter(({ own, text }) => !isSure(own, text.text));
  const wrong = (some: readonly Measured[]): number => some.filter(({ text, own }) => !scoreReading(text, own).right).length;
  return [
    `asked at the gate: ${asked.length} of ${all.length} texts, with ${wrong(asked)} of the ${wrong(all)} that the built-in reader has wrong`,
    `second calls: ${all.filter(({ second }) => second).length} of ${all.length}, items in them ${all.reduce((sum, { questions }) => sum + questions.length, 0)}`,
    `always: ${costOf(all, all.length, prices)}`,
    `at the gate: ${costOf(asked, all.length, prices)}`,
  ];
}

function guessScore({ text: { totals }, guessed }: Measured): Score {
  const carbs = Math.abs(guessed!.carbs - totals.carbs);
  return { right: carbs < 7.5 && Math.abs(guessed!.calories - totals.calories) <= Math.max(25, 0.2 * totals.calories), carbs };
}

function costOf(asked: readonly Measured[], texts: number, prices: { in: number; out: number } | null): string {
  const letters = asked.reduce((sum, { first, second }) => sum + lettersOf(first) + (second ? lettersOf(second) : 0), 0);
  const answered = asked.reduce((sum, { answerLetters }) => sum + answerLetters, 0);
  const [tokensIn, tokensOut] = [letters, answered].map((count) => Math.round(count / LETTERS_A_TOKEN / texts)) as [number, number];
  const cents = prices && ((tokensIn * prices.in + tokensOut * prices.out) / 1e6).toFixed(4);
  return `about ${tokensIn} tokens in and ${tokensOut} out a text${cents === null ? '' : `, ${cents} US cents`}`;
}

const lettersOf = ({ system, user, format }: Played['first']): number =>
  system.length + user.length + JSON.stringify(format.json_schema.schema).length;
