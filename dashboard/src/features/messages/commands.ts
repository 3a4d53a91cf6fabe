interface Command {
  /** As it is typed, with what is to be filled in between brackets. */
  form: string;
  what: string;
  /** A whole text to start from. */
  example: string;
}

export const COMMAND_TABS = ['Meals', 'Goals', 'Workouts', 'Utility'] as const;
export type CommandTab = (typeof COMMAND_TABS)[number];

/** The slash commands, by tab. */
export const COMMANDS: Readonly<Record<CommandTab, readonly Command[]>> = {
  Meals: [
    { form: '/breakfast [food]', what: 'Log breakfast', example: '/breakfast 2 eggs and toast' },
    { form: '/lunch [food]', what: 'Log lunch', example: '/lunch chicken salad' },
    { form: '/dinner [food]', what: 'Log dinner', example: '/dinner spaghetti with meatballs' },
    { form: '/snack [food]', what: 'Log a snack', example: '/snack an apple' },
  ],
  Goals: [
    { form: '/goal calories [number]', what: 'Set your daily calories', example: '/goal calories 2000' },
    { form: '/goal protein [number]', what: 'Set your daily protein, in grams', example: '/goal protein 120' },
    { form: '/goal carbs [number]', what: 'Set your daily carbs, in grams', example: '/goal carbs 250' },
    { form: '/goal fat [number]', what: 'Set your daily fat, in grams', example: '/goal fat 65' },
    { form: '/goal sugar [number]', what: 'Set your daily sugar, in grams', example: '/goal sugar 50' },
  ],
  Workouts: [
    {
      form: '/workout [activity] [minutes] [calories]',
      what: 'Log a workout. Leave out the calories, and we estimate them.',
      example: '/workout running 30 300',
    },
  ],
  Utility: [
    { form: '/summary', what: 'How today stands', example: '/summary' },
    { form: '/help', what: 'What you can text', example: '/help' },
    { form: '/delete [meal_id]', what: 'Delete an entry by its number; alone it lists today’s', example: '/delete' },
  ],
};

/** What each tab says about plain words. */
export const IN_YOUR_WORDS: Readonly<Record<CommandTab, string>> = {
  Meals: 'Or say it in your own words: “had a burrito and a coke for lunch”.',
  Goals: 'Or say it in your own words: “set my protein goal to 120”.',
  Workouts: 'Or say it in your own words: “ran 30 minutes”.',
  Utility: 'Something wrong? Just say so: “actually 3 eggs”, or “undo”.',
};
