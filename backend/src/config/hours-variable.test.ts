import { hours, hoursByRegion } from './hours-variable.js';

const wide = hours({ name: 'H', help: '', fallback: { from: 8, until: 21 } });
const narrow = hoursByRegion({ name: 'S', help: '', fallback: 'FL 8-20' });

test('hours of the clock are read', () => {
  expect(wide.parse('9-20')).toEqual({ value: { from: 9, until: 20 } });
  expect(wide.example).toBe('8-21');
});

test.each(['21-8', '8-25', '8', 'eight to nine', '8-8', ''])('%j are no hours', (text) =>
  expect(wide.parse(text)).toEqual({ problem: `must be hours of the clock like 8-21, not "${text}"` }),
);

test('hours by state are read, and none means none', () => {
  expect(narrow.fallback).toEqual({ FL: { from: 8, until: 20 } });
  expect(narrow.parse('CT 9-20,  ON 9-21')).toEqual({ value: { CT: { from: 9, until: 20 }, ON: { from: 9, until: 21 } } });
  expect(narrow.parse('none')).toEqual({ value: {} });
});

test.each(['XX 8-20', 'FL', 'FL 20-8', 'FL 8-20 9', '8-20'])('%j does not name a state with its hours', (text) =>
  expect(narrow.parse(text)).toEqual({ problem: expect.stringContaining(`"${text}" does not`) }),
);
