import { viewOf, VIEWS } from './views';

test('each view asks for its own cases; an address that names none shows all', () => {
  expect(VIEWS.map(({ name, filter }) => [name, filter('me')])).toEqual([
    ['mine', { assignedTo: 'me' }],
    ['unassigned', { assigned: false }],
    ['waiting', { unanswered: true }],
    ['all', {}],
    ['later', { snoozed: true }],
  ]);
  expect([viewOf('mine').name, viewOf(null).name, viewOf('toString').name]).toEqual(['mine', 'all', 'all']);
});
