/** Ten digits of a US or Canadian number in whatever someone typed, or null. */
export function toE164(typed: string): string | null {
  const digits = typed.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return digits.length === 10 ? `+1${digits}` : null;
}

/** "+12025550123" as "(202) 555-0123". */
export function showNumber(e164: string): string {
  return e164.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
}
