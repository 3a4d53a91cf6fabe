export const ACCOUNT_SID = `AC${'1'.repeat(32)}`;
export const AUTH_TOKEN = 'token-of-the-double';
export const SERVICE_SID = `VA${'2'.repeat(32)}`;
/** A messaging service with an RCS sender in it. */
export const MESSAGING_SERVICE_SID = `MG${'3'.repeat(32)}`;
export const RCS_SENDER = 'rcs:mealtext_agent';
/** Content templates with two quick replies and with three. */
export const TEMPLATES: readonly string[] = [`HX${'4'.repeat(32)}`, `HX${'5'.repeat(32)}`];
