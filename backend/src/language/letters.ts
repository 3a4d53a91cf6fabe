/** Whether a sign is one of 0 to 9; nothing is none. */
export const isDigit = (sign: string | undefined): boolean => sign !== undefined && sign >= '0' && sign <= '9';

/** Whether a folded sign is one of a to z; nothing is none. */
export const isLetter = (sign: string | undefined): boolean => sign !== undefined && sign >= 'a' && sign <= 'z';

/** Whether a word is digits and nothing else. */
export const isDigits = (word: string): boolean => word !== '' && everySign(word, isDigit);

/** Whether a folded word is letters and nothing else. */
export const isLetters = (word: string): boolean => word !== '' && everySign(word, isLetter);

export function hasDigit(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (isDigit(text[i])) return true;
  return false;
}

function everySign(word: string, is: (sign: string | undefined) => boolean): boolean {
  for (let i = 0; i < word.length; i++) if (!is(word[i])) return false;
  return true;
}

/** Whether a text begins with one of these. */
export const begins = (text: string, leads: readonly string[]): boolean => leads.some((lead) => text.startsWith(lead));

/** Whether a text ends in one of these. */
export const ends = (text: string, tails: readonly string[]): boolean => tails.some((tail) => text.endsWith(tail));

/** Whether one of these stands anywhere in a text, inside a word too. */
export const contains = (text: string, parts: readonly string[]): boolean => parts.some((part) => text.includes(part));

/** What stands between blanks. */
export const splitAtBlanks = (text: string): string[] => text.split(/\s+/);
