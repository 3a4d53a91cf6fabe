/** Digits of a US or Canadian number, without the +1. */
export const PHONE_DIGITS = 10;

export interface TypedPhone {
  /** At most ten. */
  digits: string;
  tooLong: boolean;
}

/** What was typed or pasted, with a leading +1 understood and everything else but digits dropped. */
export function readPhone(typed: string): TypedPhone {
  const all = typed.replace(/\D/g, '');
  const local = all.length > PHONE_DIGITS && all.startsWith('1') ? all.slice(1) : all;
  return { digits: local.slice(0, PHONE_DIGITS), tooLong: local.length > PHONE_DIGITS };
}

/** "5551234567" → "(555) 123-4567", also while it is being typed. */
export function showPhone(digits: string): string {
  if (digits.length === 0) return '';
  if (digits.length <= 3) return `(${digits}`;
  if (digits.length <= 6) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** The number as the server knows it: E.164. */
export const toE164 = (digits: string): string => `+1${digits}`;

/** E.164, as a profile has to give it. */
export const isE164 = (phone: string): boolean => /^\+[1-9]\d{7,14}$/.test(phone);
