import { GOAL_FORM_DEFAULTS } from '@mealtext/backend/domain';
import { EDITOR_BOUNDS } from '../src/features/goals/goal-fields';
import { chosenGoals, NO_CHOICES, PRESETS, presetChoices, SLIDERS } from '../src/features/onboarding/goal-choices';
import { chosenReminders, NO_REMINDERS } from '../src/features/onboarding/reminder-choices';
import { STEPS } from '../src/features/onboarding/steps';
import { CODE_LENGTH } from '../src/lib/code-length';
import { isE164, readPhone, showPhone, toE164 } from '../src/lib/phone-number';
import { phoneProblem } from '../src/lib/phone-problem';
import { cutTo } from '../src/lib/text-length';

describe('sign-in', () => {
  test('a code has six characters', () => expect(CODE_LENGTH).toBe(6));

  test.each([
    ['555 123-4567', '5551234567', '(555) 123-4567', null],
    ['(555)1234567', '5551234567', '(555) 123-4567', null],
    ['+1 555 123 4567', '5551234567', '(555) 123-4567', null],
    ['15551234567', '5551234567', '(555) 123-4567', null],
    ['555123', '555123', '(555) 123', 'Please enter a complete 10-digit phone number'],
    ['', '', '', 'Please enter a complete 10-digit phone number'],
    ['55512345678', '5551234567', '(555) 123-4567', 'Phone number too long - please enter only 10 digits'],
    ['call me 🍜', '', '', 'Please enter a complete 10-digit phone number'],
  ])('%j is read as %j, shown as %j', (typed, digits, shown, problem) => {
    const read = readPhone(typed);
    expect([read.digits, showPhone(read.digits), phoneProblem(read)]).toEqual([digits, shown, problem]);
  });

  test('the server gets +1 and ten digits', () => expect(toE164('5551234567')).toBe('+15551234567'));
});

describe('onboarding', () => {
  test('has its steps in order', () => expect(STEPS).toEqual(['personal', 'goals', 'notifications']));

  test.each([
    ['calories', 1200, 4000, 50, 'kcal'],
    ['protein', 30, 250, 5, 'g'],
    ['carbs', 50, 400, 10, 'g'],
    ['fat', 20, 150, 5, 'g'],
    ['sugar', 0, 100, 5, 'g'],
  ] as const)('the slider of %s goes from %d to %d by %d %s', (name, min, max, step, unit) => {
    expect(SLIDERS[name]).toMatchObject({ min, max, step, unit });
  });

  test('the presets fill all goals and switch them on', () => {
    expect(PRESETS.men).toEqual({ calories: 2500, protein: 160, carbs: 275, fat: 80, sugar: 35 });
    expect(PRESETS.women).toEqual({ calories: 2000, protein: 120, carbs: 225, fat: 65, sugar: 25 });
    expect(Object.values(presetChoices('men')).every(({ on }) => on)).toBe(true);
  });

  test('only what is switched on is sent; nothing is at the start', () => {
    expect(chosenGoals(NO_CHOICES)).toEqual({});
    expect(chosenGoals({ ...NO_CHOICES, fat: { on: true, value: 70 } })).toEqual({ fatGoal: 70 });
  });

  test('reminders start off, at their times', () => {
    expect(NO_REMINDERS).toEqual({
      notifications: false,
      remindBreakfast: false,
      remindLunch: false,
      remindDinner: false,
      remindSnacks: false,
      breakfastTime: '08:00',
      lunchTime: '12:00',
      dinnerTime: '18:00',
      summaryTime: '21:00',
    });
    expect(chosenReminders({ ...NO_REMINDERS, lunchTime: '' })).not.toHaveProperty('lunchTime');
    expect(chosenReminders(NO_REMINDERS)).not.toHaveProperty('consentVersion');
    expect(chosenReminders({ ...NO_REMINDERS, notifications: true })).toHaveProperty('consentVersion');
  });
});

describe('account, goals and feedback', () => {
  test.each([
    ['+12025550123', true],
    ['+447911123456', true],
    ['2025550123', false],
    ['+1 202 555 0123', false],
    ['+0', false],
    ['', false],
  ])('%j is E.164: %p', (phone, is) => expect(isE164(phone)).toBe(is));

  test('the editor has its bounds and its values before it has loaded', () => {
    expect(EDITOR_BOUNDS).toEqual({ calories: [1000, 5000], protein: [20, 300], carbs: [50, 500], fat: [20, 200], sugar: [10, 150] });
    expect(GOAL_FORM_DEFAULTS).toEqual({ calories: 2000, protein: 100, carbs: 250, fat: 65, sugar: 50 });
  });

  test('a text is cut between characters, never within one', () => {
    expect(cutTo(2, '🥑🥑🥑')).toBe('🥑🥑');
    expect(cutTo(200, 'short')).toBe('short');
  });
});
