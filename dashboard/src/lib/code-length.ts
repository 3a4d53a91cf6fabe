/** Characters of a sign-in code. */
export const CODE_LENGTH = 6;
