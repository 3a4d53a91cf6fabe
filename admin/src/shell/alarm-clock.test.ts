import { makeAlarmClock } from './alarm-clock';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function started() {
  const ring = jest.fn();
  return { ring, clock: makeAlarmClock(ring), seconds: (count: number) => jest.advanceTimersByTime(count * 1000) };
}

test('it rings at once for somebody new, and again each minute until nobody is left', () => {
  const { ring, clock, seconds } = started();
  clock.look([], true);
  seconds(600);
  expect(ring).toHaveBeenCalledTimes(0);
  clock.look(['ada'], true);
  expect(ring).toHaveBeenCalledTimes(1);
  seconds(59);
  expect(ring).toHaveBeenCalledTimes(1);
  seconds(1);
  expect(ring).toHaveBeenCalledTimes(2);
  seconds(480);
  expect(ring).toHaveBeenCalledTimes(10);
  clock.look([], true);
  seconds(600);
  expect(ring).toHaveBeenCalledTimes(10);
});

test('news of the others do not put off the minute of whoever is left', () => {
  const { ring, clock, seconds } = started();
  clock.look(['ada', 'ben', 'cem'], true);
  seconds(40);
  clock.look(['ada', 'ben'], true);
  seconds(20);
  expect(ring).toHaveBeenCalledTimes(2);
  seconds(50);
  clock.look(['ben'], true);
  clock.look(['ben'], true);
  seconds(10);
  expect(ring).toHaveBeenCalledTimes(3);
});

test('somebody new is heard at once, and both a minute after that', () => {
  const { ring, clock, seconds } = started();
  clock.look(['ada'], true);
  seconds(30);
  clock.look(['ada', 'ben'], true);
  expect(ring).toHaveBeenCalledTimes(2);
  seconds(59);
  expect(ring).toHaveBeenCalledTimes(2);
  seconds(1);
  expect(ring).toHaveBeenCalledTimes(3);
});

test('whoever was taken and is in danger again is new', () => {
  const { ring, clock } = started();
  clock.look(['ada'], true);
  clock.look([], true);
  clock.look(['ada'], true);
  expect(ring).toHaveBeenCalledTimes(2);
});

test('switched off it is silent; switched on it rings for whoever waits within a minute', () => {
  const { ring, clock, seconds } = started();
  clock.look(['ada'], true);
  clock.look(['ada'], false);
  seconds(300);
  clock.look(['ada', 'ben'], false);
  seconds(300);
  expect(ring).toHaveBeenCalledTimes(1);
  clock.look(['ada', 'ben'], true);
  expect(ring).toHaveBeenCalledTimes(1);
  seconds(60);
  expect(ring).toHaveBeenCalledTimes(2);
});

test('stopped it is silent', () => {
  const { ring, clock, seconds } = started();
  clock.look(['ada'], true);
  clock.stop();
  seconds(600);
  expect(ring).toHaveBeenCalledTimes(1);
});
