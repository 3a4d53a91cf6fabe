import type { Hearing } from '../hearing/hearing.js';
import type { TurnContext } from '../turn-context.js';

/** One slash command: what follows its name, heard. `usage` stands for the usage line of that command. */
export type Command = (rest: string, context: TurnContext) => Hearing;

export const COMMAND_NAMES = ['breakfast', 'lunch', 'dinner', 'snack', 'goal', 'workout', 'summary', 'help', 'delete'] as const;
export type CommandName = (typeof COMMAND_NAMES)[number];
