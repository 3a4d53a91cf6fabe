import { talked } from '../../../test/support/talked.js';

/** What a text alone, behind a dinner, or behind nothing comes to. */
const intentsOf = (...texts: string[]) => talked(texts).intents;
const stateOf = (...texts: string[]) => talked(texts).state;

it.each([
  ['whats the damage on carbs w what ive had, how much room i got', 'question'],
  ['ok so how does one actually use this thing, my niece set it up', 'help'],
  ['nah i aint doin lunch today, back to back patients', 'skip_meal'],
])('%s: heard by its wording', (text, intent) => {
  expect(intentsOf(text)).toEqual([intent]);
});

it('a reminder takes the hour that is told, wherever it stands', () => {
  expect(stateOf('can u text me at 8:30 every night if i havent logged dinner').user.settings).toMatchObject({
    remindDinner: true,
    dinnerTime: '20:30',
  });
});

it('a meal is kept under the name that is given', () => {
  expect(stateOf('2 eggs and toast', 'hang onto that one for me as truck breakfast pls').saved.map(({ name }) => name)).toEqual([
    'truck breakfast',
  ]);
});

it('goals are set, and what no goal is kept of is told', () => {
  expect(stateOf('set protein to 130 n fiber at least 30').goals).toMatchObject({ protein: 130 });
});

it.each(['poke bowl and a diet coke', 'half a bagel w lox', 'had the chili, 2 bowls', 'ran 3 miles then had a shake'])(
  '%s: logged as it is read',
  (text) => {
    expect(stateOf(text).entries.length).toBeGreaterThan(0);
  },
);
