import { loadConfig } from '../config/load-config.js';
import { storeSettings } from './store-settings.js';

const settings = (more: Record<string, string> = {}) =>
  storeSettings(loadConfig({ DATABASE_URL: 'postgres://app:secret@localhost/mealtext', NODE_ENV: 'test', ...more }));

test.each([
  ['+12125550123', { from: 8, until: 21 }],
  ['+13055550123', { from: 8, until: 20 }],
  ['+12035550123', { from: 9, until: 20 }],
  [null, { from: 8, until: 21 }],
])('%s may be told of plans %j', (phone, promotionHours) => expect(settings().guess(phone)).toMatchObject({ promotionHours }));

test('the hours are the narrower of what is configured for all and for a state', () => {
  const { guess } = settings({ PROMOTION_HOURS: '10-18', PROMOTION_HOURS_BY_STATE: 'NY 9-17' });
  expect(guess('+12125550123').promotionHours).toEqual({ from: 10, until: 17 });
  expect(guess('+13055550123').promotionHours).toEqual({ from: 10, until: 18 });
});
