import { zodResponseFormat } from 'openai/helpers/zod';
import type { TurnAnswer } from '../../../conversation/model-turn/turn-answer.js';
import type { ShownEntry, ShownItem, TurnQuestion } from '../../../conversation/model-turn/turn-question.js';
import { turnSchema } from '../turn-schema.js';
import { type Prompt, promptKey } from './prompt.js';
import { READ_TURN_V2 } from './read-turn-v2.js';

/** A turn of the talk, with numbers for all that may be named. */
export function readTurnPrompt(question: TurnQuestion): Prompt<TurnAnswer> {
  const { version, instructions } = READ_TURN_V2;
  const { now, ours, open, entries, goals, reminders, saved, candidates } = question;
  const user = [
    `Now: ${now}`,
    ...textsWithNumbers(question),
    `The diary texted last: ${ours === null ? 'nothing' : JSON.stringify(ours)}`,
    `Open question: ${open === null ? 'none' : openText(open)}`,
    entries.length === 0 ? 'Log: empty' : 'Log, the entry spoken of last first:',
    ...entries.flatMap(entryLines),
    `Goals: ${goals.join(', ') || 'none'}`,
    `Reminders: ${reminders.join(', ') || 'off'}`,
    ...(saved.length === 0 ? [] : [`Saved meals: ${saved.map((name, i) => `${i + 1}) ${name}`).join(' ')}`]),
    candidates.length === 0 ? 'Candidates: none' : 'Candidates:',
    ...candidates.map((text, i) => `  ${i + 1}) ${text}`),
    `May be named: ${namedIn(question)}`,
  ].join('\n');
  return {
    version,
    system: instructions,
    user,
    format: zodResponseFormat(turnSchema, 'turn'),
    parse: (answer) => turnSchema.safeParse(answer).data ?? null,
    key: promptKey(version, user.toLowerCase()),
  };
}

function textsWithNumbers({ texts }: TurnQuestion): string[] {
  let last = 0;
  return texts.map((words, i) => {
    const numbered = words.map((word) => `${(last += 1)}:${word}`).join(' ');
    return `${i === texts.length - 1 ? 'MESSAGE' : 'Text before'}: ${numbered}`;
  });
}

const openText = ({ ask, about, options }: NonNullable<TurnQuestion['open']>): string =>
  [about === null ? ask : `${ask} of ${JSON.stringify(about)}`, ...options.map((option, i) => `${i + 1}) ${option}`)].join(' ');

const entryLines = ({ number, text, items }: ShownEntry): string[] => [
  `  #${number} ${text}`,
  ...items.map((item, i) => `    item ${i + 1}: ${item.text}${notesOf(item)}${figures(item)}`),
];

const notesOf = ({ notes }: ShownItem): string =>
  notes.length === 0 ? '' : ` (${notes.map((note, i) => `note ${i + 1}: ${note}`).join('; ')})`;

/** All numbers that stand for something. */
function namedIn({ texts, open, entries, saved, candidates }: TurnQuestion): string {
  const upTo = (what: string, count: number): string[] => (count === 0 ? [] : [`${what} ${count === 1 ? '1' : `1-${count}`}`]);
  const ofEntry = ({ number, items }: ShownEntry): string => [`#${number}`, ...upTo('items', items.length)].join(' ');
  return [
    ...entries.map(ofEntry),
    ...upTo('words', texts.flat().length),
    ...upTo('options', open?.options.length ?? 0),
    ...upTo('saved meals', saved.length),
    ...upTo('candidates', candidates.length),
  ].join('; ');
}

const figures = ({ calories, protein, carbs, fat, sugar }: ShownItem): string =>
  calories === null ? '' : ` | ${calories} kcal, protein ${protein}, carbs ${carbs}, fat ${fat}, sugar ${sugar}`;
