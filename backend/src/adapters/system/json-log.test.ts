import { JsonLog, maskPhones } from './json-log.js';

test.each([
  ['+12025550123', '+1202*****23'],
  ['from 2025550123 to us', 'from 202*****23 to us'],
  ['/api/users/phone/%2B12025550123', '/api/users/phone/%2B1202*****23'],
  ['(202) 555-0123', '(202*****23'],
])('%s becomes %s', (text, masked) => expect(maskPhones(text)).toBe(masked));

test.each(['2026-11-21T10:00:00.123Z', '3f2b8c1e-0c1d-4a5b-9d77-5f1f2f3f4f5f', '1762100000001'])('%s is no phone number', (text) =>
  expect(maskPhones(text)).toBe(text),
);

test('a line is one JSON object, also for facts that are not JSON', () => {
  const lines: string[] = [];
  const log = new JsonLog('info', (line) => lines.push(line));
  const round: Record<string, unknown> = {};
  round['self'] = round;
  log.info('started', { port: 3000 });
  log.warn('odd', round);
  log.error('failed', new Error('no answer from +12025550123'));
  expect(lines.map((line) => JSON.parse(line).event)).toEqual(['started', 'odd', 'failed']);
  expect(lines.join('')).not.toContain('+12025550123');
  expect(lines.every((line) => line.split('\n').length === 2)).toBe(true);
});

test('lines below the least level are left out', () => {
  const lines: string[] = [];
  const log = new JsonLog('warn', (line) => lines.push(line));
  log.info('quiet');
  log.warn('heard');
  expect(lines).toHaveLength(1);
});
