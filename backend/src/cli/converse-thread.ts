import { parentPort, workerData } from 'node:worker_threads';
import { serveJobs } from '../adapters/builtin/index.js';
import { type ConverseInput, converseLine, type ReadingCount } from './converse-line.js';
import { foodsInUse } from './foods-in-use.js';
import { type KeptTurn, TurnTape, type WrittenPrompt, writtenPrompt } from './turn-tape.js';

/** One line's answer, and what it took. */
export interface ConverseAnswer {
  answer: Record<string, unknown>;
  count: ReadingCount;
  /** What a model would have to be asked before the line can be played on. */
  missing: WrittenPrompt | null;
}

// The thread in which the lines of `converse` are played.
const { current, answers, counting } = workerData as {
  current: SharedArrayBuffer;
  answers: ReadonlyMap<string, KeptTurn> | null;
  counting: boolean;
};
const table = await foodsInUse();
serveJobs(parentPort!, new Int32Array(current), (input: ConverseInput): ConverseAnswer => {
  const count: ReadingCount = { texts: 0, readings: 0, sure: 0 };
  const tape = answers ? new TurnTape(answers, String(input.id)) : undefined;
  const answer = converseLine(input, table, counting ? count : undefined, tape);
  return { answer, count, missing: tape?.missing ? writtenPrompt(tape.missing) : null };
});
