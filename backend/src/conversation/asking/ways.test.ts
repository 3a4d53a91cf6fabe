import { talked } from '../../../test/support/talked.js';

const told = (text: string) => {
  const { state, intents } = talked([text]);
  return { intents, entries: state.entries.length };
};

it.each(['how can i switch the reminder off', 'do you know restaurant food', 'does sparkling juice count as water', 'how do i fix a typo'])(
  '%s: a way is told',
  (text) => {
    expect(told(text)).toEqual({ intents: ['question'], entries: 0 });
  },
);

it.each(['why do cats purr', 'are cashews vegan'])('%s: stays a question', (text) => {
  expect(told(text)).toEqual({ intents: ['question'], entries: 0 });
});

it.each(['vitamin water', 'ice cream, hit my goal', '3 eggs and a bagel', 'tomorrow is a fast day, had 2 slices of pizza'])(
  '%s: a meal',
  (text) => {
    expect(told(text).entries).toBe(1);
  },
);
