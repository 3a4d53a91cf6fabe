import { beginsTexts, consentsOf } from './reminder-consent.js';

test.each([
  [{ notifications: false }, { notifications: true }, ['reminders granted'], true],
  [{ notifications: false, remindLunch: false }, { notifications: true, remindLunch: true }, ['reminders granted'], true],
  [{ remindLunch: false }, { remindLunch: true }, ['reminders granted'], false],
  [{ enableSummary: false }, { enableSummary: true, summaryTime: '21:30' }, ['reminders granted'], false],
  [{ notifications: true }, { notifications: false }, ['reminders revoked'], false],
  [{ notifications: true, remindLunch: false }, { notifications: false, remindLunch: true }, ['reminders revoked'], false],
  [{ weeklyReport: null }, { weeklyReport: true }, ['weekly-report granted'], true],
  [{ weeklyReport: null, notifications: true }, { weeklyReport: true }, ['weekly-report granted'], false],
  [{ weeklyReport: true }, { weeklyReport: false }, ['weekly-report revoked'], false],
  [
    { notifications: true, weeklyReport: null },
    { notifications: false, weeklyReport: false },
    ['reminders revoked', 'weekly-report revoked'],
    false,
  ],
  // As an undo leaves it: undecided.
  [{ notifications: true, weeklyReport: false }, { weeklyReport: null }, ['weekly-report granted'], true],
  [{ notifications: false, weeklyReport: false }, { weeklyReport: null }, [], false],
  [{ notifications: true, weeklyReport: true }, { weeklyReport: null }, [], false],
  [{ notifications: false, weeklyReport: true }, { weeklyReport: null }, ['weekly-report revoked'], false],
  [
    { notifications: false, weeklyReport: false },
    { notifications: true, weeklyReport: null },
    ['reminders granted', 'weekly-report granted'],
    true,
  ],
  [{ notifications: false }, { notifications: false }, [], false],
  [{ remindLunch: true }, { remindLunch: false }, [], false],
  [{ lunchTime: '12:00' }, { lunchTime: '13:00' }, [], false],
  [{ notifications: true, remindLunch: true }, { notifications: true, remindLunch: true }, [], false],
  [{}, {}, [], false],
])('from %j to %j: %j', (before, after, changes, begins) => {
  expect([consentsOf(before, after).map(({ purpose, action }) => `${purpose} ${action}`), beginsTexts(before, after)]).toEqual([
    changes,
    begins,
  ]);
});
