import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Cost of a hash: 32 MB and about 0.2 s (OWASP Password Storage Cheat Sheet: N = 2^15, r = 8, p = 3). */
const COST = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 2 ** 20 };
const BYTES = 32;

/** `scrypt$<salt>$<hash>`, both base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `scrypt$${salt.toString('base64url')}$${(await derive(password, salt)).toString('base64url')}`;
}

/** Whether it is the password that `stored` was made of; false for a hash of another make. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [make, salt, hash] = stored.split('$');
  if (make !== 'scrypt' || !salt || !hash) return false;
  const expected = Buffer.from(hash, 'base64url');
  const given = await derive(password, Buffer.from(salt, 'base64url'));
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** Typed on another keyboard it is the same password, so it is brought to one form. */
const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, BYTES, COST, (error, key) => (error ? reject(error) : resolve(key))),
  );
