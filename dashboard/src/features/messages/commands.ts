import type { say } from './say';

type Key = Parameters<typeof say>[0];

interface Command {
  /** As it is typed, with what is to be filled in between brackets. */
  form: string | { say: Key };
  what: Key;
  /** A whole text to start from. */
  example: string | { say: Key };
}

export const COMMAND_TABS = ['meals', 'goals', 'workouts', 'utility'] as const;
export type CommandTab = (typeof COMMAND_TABS)[number];

/** The slash commands, by tab; what is the same in every language stands as it is typed. */
export const COMMANDS: Readonly<Record<CommandTab, readonly Command[]>> = {
  meals: [
    { form: { say: 'formBreakfast' }, what: 'logBreakfast', example: { say: 'exampleBreakfast' } },
    { form: { say: 'formLunch' }, what: 'logLunch', example: { say: 'exampleLunch' } },
    { form: { say: 'formDinner' }, what: 'logDinner', example: { say: 'exampleDinner' } },
    { form: { say: 'formSnack' }, what: 'logSnack', example: { say: 'exampleSnack' } },
  ],
  goals: [
    { form: { say: 'formGoalCalories' }, what: 'setCalories', example: '/goal calories 2000' },
    { form: { say: 'formGoalProtein' }, what: 'setProtein', example: '/goal protein 120' },
    { form: { say: 'formGoalCarbs' }, what: 'setCarbs', example: '/goal carbs 250' },
    { form: { say: 'formGoalFat' }, what: 'setFat', example: '/goal fat 65' },
    { form: { say: 'formGoalSugar' }, what: 'setSugar', example: '/goal sugar 50' },
  ],
  workouts: [{ form: { say: 'formWorkout' }, what: 'logWorkout', example: { say: 'exampleWorkout' } }],
  utility: [
    { form: '/summary', what: 'howToday', example: '/summary' },
    { form: '/help', what: 'whatToText', example: '/help' },
    { form: { say: 'formDelete' }, what: 'deleteEntry', example: '/delete' },
  ],
};

/** What each tab says about plain words. */
export const IN_YOUR_WORDS = { meals: 'orMeals', goals: 'orGoals', workouts: 'orWorkouts', utility: 'orUtility' } as const;
