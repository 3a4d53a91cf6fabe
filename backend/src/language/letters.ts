/** Whether a sign is one of 0 to 9; nothing is none. */
export const isDigit = (sign: string | undefined): boolean => sign !== undefined && sign >= '0' && sign <= '9';

/** Whether a folded sign is one of a to z; nothing is none. */
export const isLetter = (sign: string | undefined): boolean => sign !== undefined && sign >= 'a' && sign <= 'z';
