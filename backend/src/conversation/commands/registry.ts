import { decided } from '../hearing/hearing.js';
import { fold } from '../../language/fold.js';
import { said } from '../../language/said.js';
import type { Command, CommandName } from './command.js';
import { deleteCommand } from './delete.js';
import { goalCommand } from './goal.js';
import { mealCommand } from './meal.js';
import { workoutCommand } from './workout.js';

const YESTERDAY = said('yesterday');

/** All commands of the specification; leaving one out does not compile. */
export const COMMANDS: { [C in CommandName]: Command } = {
  breakfast: mealCommand('breakfast'),
  lunch: mealCommand('lunch'),
  dinner: mealCommand('dinner'),
  snack: mealCommand('snack'),
  goal: goalCommand,
  workout: workoutCommand,
  summary: (rest) => decided({ type: 'question', topic: { about: 'summary', day: YESTERDAY.has(fold(rest.trim())) ? -1 : 0 } }),
  help: () => decided({ type: 'help' }),
  delete: deleteCommand,
};
