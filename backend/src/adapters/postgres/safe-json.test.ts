import { safeJson, safeText } from './safe-json.js';

test('keys and strings lose what jsonb refuses, and nothing else', () => {
  const value = { 'a\u0000b': ['\ud83d', 'pizza 🍕', 'c:\\u0000', '\\\ud800'] };
  expect(JSON.parse(safeJson(value))).toEqual({ ab: ['\ufffd', 'pizza 🍕', 'c:\\u0000', '\\\ufffd'] });
  expect(safeText('🍕\u0000\udc00')).toBe('🍕\ufffd');
  expect(safeJson(undefined)).toBe('null');
});
