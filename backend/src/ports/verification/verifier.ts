export type SendCodeResult =
  | { type: 'sent'; /** Only ever from a local stand-in outside production. */ code?: string }
  | { type: 'refused'; reason: 'too-many' | 'not-a-mobile' | 'opted-out' | 'blocked' | 'unavailable' };

export type CheckCodeResult = { type: 'approved' } | { type: 'refused'; reason: 'wrong' | 'expired' | 'too-many' | 'unavailable' };

/**
 * Proves that somebody holds a phone. Codes are 6 digits, live 10 minutes, work once, allow 5 wrong tries.
 * Promises: never throws for a refusal; an approved code can never be approved again.
 */
export abstract class Verifier {
  abstract send(phone: string): Promise<SendCodeResult>;
  abstract check(phone: string, code: string): Promise<CheckCodeResult>;
}
