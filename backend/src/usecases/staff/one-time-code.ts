import { Secret, TOTP } from 'otpauth';

/** RFC 6238 as every authenticator app does it. */
const ISSUER = 'Mealtext';
const SECONDS = 30;
/** Steps before and after now that are accepted, for clocks that differ. */
const WINDOW = 1;

/** A new secret, base32, of 160 bits (RFC 4226 4, R6). */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

const totp = (secret: string, label = 'staff') =>
  new TOTP({ issuer: ISSUER, label, algorithm: 'SHA1', digits: 6, period: SECONDS, secret: Secret.fromBase32(secret) });

/** What an authenticator app reads from a QR code. */
export const otpauthUri = (secret: string, email: string): string => totp(secret, email).toString();

/** The time step that a code is of; null: it is of none near now. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  // Of other than six plain digits the library fails.
  if (!/^[0-9]{6}$/.test(code)) return null;
  const delta = totp(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / SECONDS) + delta;
}

/** The code of this moment, for those who hold the secret. */
export const codeAt = (secret: string, now: Date): string => totp(secret).generate({ timestamp: now.getTime() });
