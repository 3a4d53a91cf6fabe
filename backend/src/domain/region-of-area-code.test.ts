import { areaOf } from './area-code.js';
import { regionOf } from './region-of-area-code.js';

test.each([
  ['+13055550123', 'FL'],
  ['+15025550123', 'KY'],
  ['+17715550123', 'DC'],
  ['+14165550123', 'ON'],
  ['+18675550123', 'YT'],
  ['+442071234567', null],
  ['3055550123', null],
])('%s is in %s', (phone, region) => expect(regionOf(phone)).toBe(region));

test('every number that is served has a region, and every number with a region is served', () => {
  const codes = Array.from({ length: 800 }, (_, at) => `+1${at + 200}5550123`);
  const served = codes.filter((phone) => areaOf(phone));
  expect(served.length).toBeGreaterThan(350);
  expect(codes.filter((phone) => regionOf(phone))).toEqual(served);
});
