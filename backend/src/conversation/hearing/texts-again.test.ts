import { talked } from '../../../test/support/talked.js';

it.each(['i would like to receive your texts again', 'sign me back up please', 'quiero recibir mensajes de nuevo'])(
  '%s: wanted again by who stopped them',
  (text) => {
    expect(talked(['stop', text]).state.user.optedOut).toBe(false);
  },
);

it.each(['do not start again', '2 eggs', 'i want pizza again', 'no more messages'])('%s: no wish for texts', (text) => {
  expect(talked(['stop', text]).state.user.optedOut).toBe(true);
});

it('a wish for texts again is never one for none', () => {
  expect(talked(['i want to get messages again']).state.user.optedOut).toBe(false);
});
