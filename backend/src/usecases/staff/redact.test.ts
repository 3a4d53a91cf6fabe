import { redact } from './redact.js';

test.each([
  ['call me at (202) 555-0187 please', 'call me at +12025550123 please'],
  ['+12025550187', '+12025550123'],
  ['mail ana.ruiz@example.org', 'mail sam@example.com'],
  ['see https://evil.example/x?y=1', 'see https://example.com'],
  ['Ana had 2 eggs, ana 300 cal', 'Sam had 2 eggs, Sam 300 cal'],
  ['banana for Ruiz', 'banana for Sam'],
  ['2 eggs and 1 slice toast, 16.9 oz water', '2 eggs and 1 slice toast, 16.9 oz water'],
])('%s', (text, expected) => expect(redact(text, ['Ana Ruiz', 'Jo', '(.*)'])).toBe(expected));
