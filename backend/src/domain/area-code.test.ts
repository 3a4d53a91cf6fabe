import { areaOf } from './area-code.js';
import { isZone } from './local-day.js';

test.each([
  ['+12025550123', 'US', 'America/New_York'],
  ['+13125550123', 'US', 'America/Chicago'],
  ['+13035550123', 'US', 'America/Denver'],
  ['+16025550123', 'US', 'America/Phoenix'],
  ['+14155550123', 'US', 'America/Los_Angeles'],
  ['+19075550123', 'US', 'America/Anchorage'],
  ['+18085550123', 'US', 'Pacific/Honolulu'],
  ['+14165550123', 'CA', 'America/Toronto'],
  ['+16045550123', 'CA', 'America/Vancouver'],
  ['+17095550123', 'CA', 'America/St_Johns'],
  ['+13065550123', 'CA', 'America/Regina'],
])('%s is in %s, %s', (phone, country, timezone) => {
  expect(areaOf(phone)).toEqual({ country, timezone });
  expect(isZone(timezone)).toBe(true);
});

// Bahamas, Barbados, Bermuda, Jamaica, Puerto Rico, Dominican Republic, Trinidad; premium; toll-free; not a number.
test.each([
  '+12425550123',
  '+12465550123',
  '+14415550123',
  '+18765550123',
  '+17875550123',
  '+18095550123',
  '+18685550123',
  '+19005550123',
  '+18005550123',
  '+442071234567',
  '2025550123',
  '+1202555012',
  '+12025550123\n',
])('%j is not served', (phone) => expect(areaOf(phone)).toBeNull());
