import { fileURLToPath } from 'node:url';
import type { Made } from '../../src/cli/eval-model/dialogue.js';
import { tellsDone, wrongIn } from '../../src/cli/eval-model/score-dialogue.js';
import { playDialogue, readDialogues, readTurns } from '../../src/cli/eval-model/turns.js';
import { READ_TURN_V2 } from '../../src/adapters/openai/prompts/read-turn-v2.js';
import { builtInTable } from '../../src/food/index.js';

/*
 * Dialogues of which a turn is put to a model, with answers that were written by hand from the prompts alone, before what is wanted was looked at.
 */
const folder = fileURLToPath(new URL('../../../nlp-fixtures/model', import.meta.url));
const turns = readTurns(folder);
const table = builtInTable();
const played = readDialogues(folder).map((dialogue) => playDialogue(dialogue, turns, table));

/** Of the dialogues of a kind so many must come out right, and no more be wrong without anybody being asked. */
const FLOOR: Readonly<Record<string, { right: number; silent: number }>> = {
  ask: { right: 2, silent: 0 },
  dialog: { right: 50, silent: 2 },
  fix: { right: 48, silent: 0 },
  flow: { right: 7, silent: 0 },
  plan: { right: 3, silent: 0 },
  ref: { right: 9, silent: 1 },
  repeat: { right: 3, silent: 0 },
  set: { right: 1, silent: 0 },
  undo: { right: 4, silent: 0 },
};

test('every kind has its floor, and every answer is of the prompt in use and says whose it is', () => {
  expect([...new Set(played.map(({ kind }) => kind))].sort()).toEqual(Object.keys(FLOOR).sort());
  for (const { prompt, by, on } of turns.values())
    expect([prompt, by, /^\d{4}-\d\d-\d\d$/.test(on)]).toEqual([READ_TURN_V2.version, 'hand', true]);
});

test.each(Object.entries(FLOOR))('dialogues of the kind %s', (kind, floor) => {
  const some = played.filter((one) => one.kind === kind);
  expect(some.filter(({ wrong }) => wrong.length === 0).length).toBeGreaterThanOrEqual(floor.right);
  expect(some.filter(({ silent }) => silent).length).toBeLessThanOrEqual(floor.silent);
});

test('most turns that are put to a model have an answer, and few answers name what is not there', () => {
  expect(played.filter(({ asked }) => asked > 0).length).toBeGreaterThanOrEqual(100);
  expect(played.filter(({ missing }) => missing).length).toBeLessThanOrEqual(5);
  // Answers were written for what stood when they were asked; where the reading has changed since, some name what is called otherwise now.
  expect(played.reduce((sum, { refused }) => sum + refused, 0)).toBeLessThanOrEqual(10);
});

const made = (more: Partial<Made> = {}): Made => ({
  intents: ['log_meal'],
  meals: [{ meal: 'lunch', day: 0, items: [{ name: 'chicken taco', quantity: 3, unit: 'count', size: null }] }],
  workouts: [],
  edits: [],
  deletes: [],
  restored: null,
  replies: [{ kind: 'confirm_log', text: 'Logged.', lang: 'en' }],
  ...more,
});
const taco = {
  intents: ['log_meal'],
  meals: [{ meal: 'lunch', day: 0, items: [{ name: 'taco', qty: 3 }] }],
  reply: ['confirm_log', 'clarify'],
};
const wrong = (want: object, got: Made) => wrongIn({ id: 'x', kind: 'x', texts: [], want: want as never }, got);

test('what is compared is found wrong where it is', () => {
  expect(wrong(taco, made())).toEqual([]);
  expect(wrong({ ...taco, meals: [{ items: [{ name: 'taco', qty: 2 }] }] }, made())).toEqual(['3 count taco']);
  expect(wrong({ ...taco, meals: [] }, made())).toEqual(['1 meals']);
  expect(wrong({ ...taco, meals: [{ items: [{ name: 'rice' }] }] }, made())).toEqual(['no rice']);
  expect(wrong({ ...taco, edits: [{ target: 'm1', set: { day: -1 } }] }, made())).toEqual(['m1 not edited']);
  expect(wrong({ ...taco, deletes: ['m1'] }, made())).toEqual(['deletes ']);
  expect(wrong({ ...taco, workouts: [{ activity: 'run' }] }, made())).toEqual(['0 workouts']);
});

test('a question that is allowed is an answer, and what is told as done is told', () => {
  const asked = made({ meals: [], replies: [{ kind: 'clarify', text: 'Which?', lang: 'en' }] });
  expect(wrong(taco, asked)).toEqual([]);
  expect([tellsDone(made()), tellsDone(asked)]).toEqual([true, false]);
});
