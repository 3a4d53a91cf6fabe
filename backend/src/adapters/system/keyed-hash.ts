import { createHmac } from 'node:crypto';

/** A hash that only the holder of the key can make: HMAC-SHA-256, base64url. */
export function keyedHash(key: string): (text: string) => string {
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}
