import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { placeOfPhone } from './area-code.js';
import { isZone } from './local-day.js';

test('guesses zone and country', () => {
  expect(placeOfPhone('+12025550123')).toEqual({ zone: 'America/New_York', country: 'US' });
  expect(placeOfPhone('+14165550142')).toEqual({ zone: 'America/Toronto', country: 'CA' });
  expect(placeOfPhone('+18085550142')).toEqual({ zone: 'Pacific/Honolulu', country: 'US' });
});

test('knows no Caribbean, toll-free or malformed number', () => {
  for (const phone of ['+18765550123', '+12425550123', '+18005550123', '2025550123', '+442071838750', '']) expect(placeOfPhone(phone)).toBeNull();
});

test('agrees with the numbering metadata about the country of every area code it knows', () => {
  const known = [];
  for (let code = 200; code < 1000; code++) {
    const place = placeOfPhone(`+1${code}2345678`);
    if (!place) continue;
    known.push(code);
    expect(isZone(place.zone)).toBe(true);
    const country = parsePhoneNumberFromString(`+1${code}2345678`)?.country;
    // The metadata lags behind new area codes; where it knows one, it must not name another country.
    if (country) expect(`${code} ${place.country}`).toBe(`${code} ${country}`);
  }
  expect(known.length).toBeGreaterThan(380);
});
