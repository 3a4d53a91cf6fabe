import { builtInTable, groundFood, NOTHING_SAID, type FoodTable } from '../../food/index.js';
import { absurd, subtractWithout } from '../item-changes.js';
import type { Reading, ReadItem } from '../reading.js';
import type { Draft } from './ground-answer.js';
import type { ModelChoices } from './model-answer.js';
import type { RowQuestion } from './row-question.js';

const MOST_TIMES = 200;

/** The draft with the rows and lines that the second answer names by number. What was not offered, or cannot be, leaves an item as it stood. */
export function applyChoices({ reading, questions }: Draft, { choices }: ModelChoices, table: FoodTable = builtInTable()): Reading {
  questions.forEach(({ question, item, items }, at) => {
    const choice = choices.find((one) => one.item === at + 1);
    const made = choice && chosen(question, choice, item, table);
    if (made) items[items.indexOf(item)] = made;
  });
  return reading;
}

function chosen(question: RowQuestion, choice: ModelChoices['choices'][number], item: ReadItem, table: FoodTable): ReadItem | null {
  if (choice.row === 0) return question.guess;
  const row = question.rows[choice.row - 1];
  if (!row) return null;
  const line = row.lines[choice.line - 1];
  const { count } = choice;
  if (question.grams === null && (!line || !(count > 0) || count > MOST_TIMES)) return null;
  const grams = question.grams ?? count * line!.grams;
  const { quantity, unit, size, mods, words } = item;
  const open = question.grams === null && choice.line === 1;
  const same = item.food === row.food.code;
  const said = { ...NOTHING_SAID, quantity, unit, size, grams, mods: same ? mods : [] };
  const grounded = groundFood(row.food, said);
  const made: ReadItem = {
    ...subtractWithout(grounded, row.food),
    name: same ? item.name : table.forms.shown(row.form),
    quantity,
    unit,
    size,
    assumed: open,
    assumption: open ? `${Math.round(grams)} g` : null,
    words,
    choices: [],
    sureness: 0.9,
  };
  return absurd(made, { ...said, grams: question.grams, calories: null }) ? null : made;
}
