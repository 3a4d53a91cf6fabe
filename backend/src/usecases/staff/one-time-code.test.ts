import { codeAt, newSecret, otpauthUri, stepOf } from './one-time-code.js';

/** RFC 6238 appendix B, SHA-1, the last six of its eight digits; the secret is "12345678901234567890". */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at %i s the code is %s', (seconds, code) => {
  const now = new Date(seconds * 1000);
  expect(codeAt(SECRET, now)).toBe(code);
  expect(stepOf(SECRET, code, now)).toBe(Math.floor(seconds / 30));
});

test('the step before and the step after are accepted as what they are, others not', () => {
  const now = new Date(2_000_000_000_000);
  const step = Math.floor(now.getTime() / 30_000);
  for (const [steps, expected] of [
    [-2, null],
    [-1, step - 1],
    [1, step + 1],
    [2, null],
  ] as const)
    expect(stepOf(SECRET, codeAt(SECRET, new Date(now.getTime() + steps * 30_000)), now)).toBe(expected);
});

test('what is no code of six digits is of no step', () => {
  for (const code of ['', '12345', '1234567', 'abcdef', '２８７０８２']) expect(stepOf(SECRET, code, new Date(59_000))).toBeNull();
});

test('a secret has 160 bits and its address names whom it is for', () => {
  const secret = newSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(otpauthUri(secret, 'ana@example.com')).toMatch(
    new RegExp(`^otpauth://totp/Mealtext:ana%40example.com\\?issuer=Mealtext&secret=${secret}&algorithm=SHA1&digits=6&period=30$`),
  );
});
