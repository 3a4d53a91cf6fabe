import { talked } from '../../../test/support/talked.js';

function told(text: string) {
  const { state } = talked([text]);
  const { settings, weightKg } = state.user;
  return { ...settings, weightKg, goals: state.goals, water: state.waterMlToday, entries: state.entries.length };
}

it.each([
  ['poke me about dinner at 8 my memory is awful', { remindDinner: true, dinnerTime: '20:00' }],
  ['hound me at 12:40 for lunch, i always space out', { remindLunch: true, lunchTime: '12:40' }],
  ['hit me up at 9 for breakfast cuz yoga ends at 8', { remindBreakfast: true, breakfastTime: '09:00' }],
  ['daily recap at 9pm i go to bed at 10', { enableSummary: true, summaryTime: '21:00' }],
  ['bumped my protein goal to 130 says the dietitian', { goals: { protein: 130 } }],
  ['chugged 24 oz water after mowing', { water: 710, entries: 0 }],
])('%s: the wish among other words', (text, expected) => {
  expect(told(text)).toMatchObject(expected);
});

it.each(['scale finally budged 178.2', 'weighed in at 178.2 after my shower', 'weighed 178.2 this morning before school'])(
  '%s: a weight among other words',
  (text) => {
    expect(told(text).weightKg).toBeCloseTo(80.8, 1);
  },
);

it.each([
  'ease off the lunch reminders we eat late',
  'no need for lunch texts i never eat before 3',
  'kill the lunch pings bc i fast til dinner',
  'back off with the lunch nudges theyre too much',
])('%s: off, whatever the reason names', (text) => {
  const { remindLunch, remindDinner, remindBreakfast } = told(text);
  expect([remindLunch, remindDinner, remindBreakfast]).toEqual([false, false, false]);
});

it.each([
  ['quit pestering me, had oatmeal for breakfast', 1],
  ['dinner was pizza, my boss kept texting me at 7', 1],
  ['my trainer texts me to eat breakfast', 0],
  ['i weighed 200 when i was 20', 0],
  ['weighed 187g chicken thigh', 1],
  ['had a 12 oz coffee before my weigh in', 1],
])('%s: asks for nothing', (text, entries) => {
  const { remindBreakfast, remindDinner, weightKg, water, ...rest } = told(text);
  expect({ remindBreakfast, remindDinner, weightKg, water, entries: rest.entries }).toEqual({
    remindBreakfast: false,
    remindDinner: false,
    weightKg: null,
    water: 0,
    entries,
  });
});
