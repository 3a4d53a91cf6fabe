export const ACCOUNT_SID = `AC${'1'.repeat(32)}`;
export const AUTH_TOKEN = 'token-of-the-double';
export const SERVICE_SID = `VA${'2'.repeat(32)}`;
